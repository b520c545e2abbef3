import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { appMessages } from '#contract/messages/app.messages'
import type { OwnSession } from '#contract/preferences'
import { momentWithin } from '../../booking/appointments/dates.ts'
import { initAtom } from '../../core/data/session.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Requested } from '../../ui/feedback/requested.tsx'
import { endAtom, endOthersAtom, isEndingAtom, sessions } from './devices.atoms.ts'
import css from './devices.css?inline'

interface DeviceProps {
  session: OwnSession
  /** Nothing for the device that is used. */
  onEnd: (() => void) | undefined
}

function Device({ session: { device, signed_in_at, seen_at }, onEnd }: DeviceProps) {
  const t = useTexts<typeof appMessages>()
  const { tag } = useTextsContext()
  const isEnding = useAtomValue(isEndingAtom)
  // as in the audit log: the institution's clock, wherever the device is
  const zone = useAtomValue(initAtom)?.tenant.time_zone ?? 'UTC'
  const times = { since: momentWithin(zone, signed_in_at, tag), seen: momentWithin(zone, seen_at, tag) }
  const name = device || t('app.device-unknown')
  return (
    <li className="device">
      <strong>{name}</strong>
      {!onEnd && <span className="device-this">{t('app.device-this')}</span>}
      <span className="help">{t('app.device-times', times)}</span>
      {onEnd && (
        <button
          type="button"
          className="button quiet"
          aria-label={t('app.device-end-of', { device: name, seen: times.seen })}
          aria-disabled={isEnding}
          onClick={onEnd}
        >
          {t('app.device-end')}
        </button>
      )}
    </li>
  )
}

/** Where the account is signed in, and the end of other sessions: one of them, or all. */
export function Devices() {
  useStyles(css)
  const t = useTexts<typeof appMessages>()
  const endOne = useSetAtom(endAtom)
  const endOthers = useSetAtom(endOthersAtom)
  const isEnding = useAtomValue(isEndingAtom)
  const list = useRef<HTMLUListElement>(null)
  const run = async (end: () => Promise<void>) => {
    await end()
    // the button is gone with its session
    list.current?.focus()
  }
  return (
    <div className="stack">
      <p className="lead">{t('app.devices-lead')}</p>
      <Requested of={useRequest(sessions, undefined)} level={3}>
        {(found) => (
          <>
            <ul className="devices" ref={list} tabIndex={-1} aria-label={t('app.devices')}>
              {found.map((one) => (
                <Device
                  key={one.id}
                  session={one}
                  onEnd={one.is_this ? undefined : () => void run(() => endOne(one))}
                />
              ))}
            </ul>
            {found.length > 1 && (
              <div>
                <button
                  type="button"
                  className="button"
                  aria-busy={isEnding}
                  aria-disabled={isEnding}
                  onClick={() => void run(endOthers)}
                >
                  {t('app.devices-end')}
                </button>
              </div>
            )}
          </>
        )}
      </Requested>
    </div>
  )
}
