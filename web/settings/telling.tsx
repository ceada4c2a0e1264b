'use client'
/** What one is told, and on which devices. */
import { client } from '@meanwhile/functions/client'
import type { Reply } from '@meanwhile/functions/shapes'
import { useEffect, useId, useState } from 'react'
import { ProblemLine } from '../frame/problem-line.tsx'
import { removeDevice, thisDevice } from '../live/push.ts'
import { useDeed } from '../session/use-deed.ts'
import { useAllWords } from '../words/all-words.ts'
import { inWords } from '../words/time.ts'
import { Tick } from './choices.tsx'
import { ThisDevice } from './this-device.tsx'
import type { Me, MeInHand } from './use-me.ts'

export type Devices = Reply<'mySubscriptions'>['subscriptions']
type Props = { hand: MeInHand; devices: Devices; now: number }

export function Telling({ hand: { me, change }, devices, now }: Props) {
  const { web, language } = useAllWords()
  const { push, mail, digestHour, lastReminder } = me.preferences
  const id = useId()
  return (
    <section className="slip stack" aria-labelledby={id}>
      <h2 id={id}>{web.settings.tell}</h2>
      <fieldset className="ticks">
        <legend>{web.settings.byPush}</legend>
        {(Object.keys(web.settings.push) as (keyof Me['preferences']['push'])[]).map((event) => (
          <Tick
            key={event}
            label={web.settings.push[event]}
            checked={push[event]}
            change={(on) => void change({ preferences: { push: { ...push, [event]: on } } })}
          />
        ))}
      </fieldset>
      <Tick label={web.settings.lastReminder} checked={lastReminder} change={(on) => void change({ preferences: { lastReminder: on } })} />
      <DeviceList initial={devices} now={now} zone={me.zone} />
      <hr />
      {me.email ? (
        <fieldset className="ticks">
          <legend>{web.settings.byMail}</legend>
          {(Object.keys(web.settings.mail) as (keyof Me['preferences']['mail'])[]).map((event) => (
            <Tick
              key={event}
              label={web.settings.mail[event]}
              checked={mail[event]}
              change={(on) => void change({ preferences: { mail: { ...mail, [event]: on } } })}
            />
          ))}
          {mail.digest && (
            <div className="row wrap">
              <label htmlFor={`${id}-hour`}>{web.settings.digestHour}</label>
              <select
                className="input time"
                id={`${id}-hour`}
                value={digestHour}
                onChange={(event) => void change({ preferences: { digestHour: Number(event.target.value) } })}
              >
                {hours.map((hour) => (
                  <option key={hour} value={hour}>
                    {hourName(hour, language)}
                  </option>
                ))}
              </select>
            </div>
          )}
        </fieldset>
      ) : (
        <div>
          <h3>{web.settings.byMail}</h3>
          <p className="small soft">{web.settings.mailNeedsAddress}</p>
        </div>
      )}
      <p className="small soft">{web.settings.toldIn}</p>
    </section>
  )
}

const hours = [...Array(24).keys()]
const hourName = (hour: number, language: string): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1, hour),
  )

/** `zone`, so that the server and the browser speak of the same evening. */
function DeviceList({ initial, now, zone }: { initial: Devices; now: number; zone: string }) {
  const { web, language } = useAllWords()
  const [devices, setDevices] = useState(initial)
  const [here, setHere] = useState<string | null>(null)
  useEffect(() => void thisDevice().then(setHere, () => {}), [])
  const look = (): void =>
    void client()
      .call('mySubscriptions', {})
      .then(async ({ subscriptions }) => {
        setDevices(subscriptions)
        setHere(await thisDevice())
      })
      // The list is fresh again with the next look at this page.
      .catch(() => {})
  return (
    <div>
      <h3>{web.settings.devices}</h3>
      <ThisDevice here={here} changed={look} />
      <ul>
        {devices.map((device) => (
          <Device
            key={device.id}
            device={device}
            isHere={device.id === here}
            when={(at) => inWords(at, now, language, zone)}
            gone={() => {
              setDevices(devices.filter(({ id }) => id !== device.id))
              if (device.id === here) setHere(null)
            }}
          />
        ))}
      </ul>
    </div>
  )
}

type DeviceProps = { device: Devices[number]; isHere: boolean; when: (at: number) => string; gone: () => void }

function Device({ device: { id, device, since, lastSuccess }, isHere, when, gone }: DeviceProps) {
  const { web } = useAllWords()
  const [tested, setTested] = useState<string | null>(null)
  const deed = useDeed()
  const params = { subscription: id }
  const test = () =>
    deed.run(async () => {
      const { queued } = await client().call('testSubscription', { params, body: {} })
      setTested(queued ? web.settings.tested : web.settings.notTested)
    })
  const remove = () =>
    deed.run(async () => {
      await removeDevice(id)
      gone()
    })
  return (
    <li className="setting wrap">
      <span className="grow">
        <b className="wrap-anywhere">{isHere ? web.settings.thisOne(device) : device}</b>
        <span className="small soft block">{lastSuccess ? web.settings.lastTold(when(lastSuccess)) : web.settings.since(when(since))}</span>
        <span className="small block" role="status">
          {tested}
        </span>
        <ProblemLine problem={deed.problem} />
      </span>
      <span className="acts">
        <button type="button" className="btn quiet" onClick={test} aria-label={web.settings.testOf(device)} aria-disabled={deed.busy}>
          {web.settings.test}
        </button>
        <button
          type="button"
          className="btn quiet"
          onClick={remove}
          aria-label={web.settings.removeDeviceOf(device)}
          aria-disabled={deed.busy}
        >
          {web.settings.removeDevice}
        </button>
      </span>
    </li>
  )
}
