'use client'
/** An older page finishes what is staged, then reloads itself, saying so. */
import { useEffect } from 'react'
import { useWords } from '../words/words.tsx'

const timeToRead = 2500

export function ReloadWhenOld({ isOld, busy }: { isOld: boolean; busy: boolean }) {
  const { web } = useWords()
  const goes = isOld && !busy
  useEffect(() => {
    if (!goes) return
    const soon = setTimeout(() => location.reload(), timeToRead)
    return () => clearTimeout(soon)
  }, [goes])
  return <div role="status">{goes && <p className="strip">{web.common.newerBuild}</p>}</div>
}
