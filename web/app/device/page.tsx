import type { Metadata } from 'next'
import { DeviceScreen } from '../../device/device-screen.tsx'
import { Top } from '../../frame/top.tsx'
import { whoIsLooking } from '../../session/service.ts'
import { serverWords } from '../../words/server.ts'

export async function generateMetadata(): Promise<Metadata> {
  const { web } = await serverWords()
  return { title: web.device.title }
}

export default async function DevicePage() {
  const { web } = await serverWords()
  const me = await whoIsLooking()
  return (
    <>
      <Top title={web.device.title} back={me ? '/settings' : '/'} backLabel={me ? web.settings.title : web.common.home} />
      <DeviceScreen me={me} />
    </>
  )
}
