'use client'
/**
 * A way within the app, taken without loading everything anew. Nothing is fetched ahead: every page is made for its reader when it is asked
 * for, so each link in sight would cost a rendering, and what it brought might be old by the time it is followed.
 */
import { useRouter } from 'next/navigation'
import type { ComponentProps, MouseEvent } from 'react'

/** Another window, a file, a copy of the address: the browser knows best. */
const isForTheBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

export function Link({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || isForTheBrowser(event)) return
    event.preventDefault()
    router.push(href)
  }
  return <a href={href} onClick={follow} {...rest} />
}
