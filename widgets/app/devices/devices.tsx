import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { appMessages } from '#contract/messages/app.messages'
import type { OwnSession } from '#contract/preferences'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Requested } from '../../ui/feedback/requested.tsx'
import { endOthersAtom, isEndingAtom, sessions } from './devices.atoms.ts'
import css from './devices.css?inline'

function Device({ device, signed_in_at, seen_at, is_this }: OwnSession) {
  const t = useTexts<typeof appMessages>()
  const { tag } = useTextsContext()
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  const times = { since: moment.format(new Date(signed_in_at)), seen: moment.format(new Date(seen_at)) }
  return (
    <li className="device">
      <strong>{device || t('app.device-unknown')}</strong>
      {is_this && <span className="device-this">{t('app.device-this')}</span>}
      <span className="help">{t('app.device-times', times)}</span>
    </li>
  )
}

/** Where the account is signed in, and the end of all other sessions. */
export function Devices() {
  useStyles(css)
  const t = useTexts<typeof appMessages>()
  const end = useSetAtom(endOthersAtom)
  const isEnding = useAtomValue(isEndingAtom)
  const list = useRef<HTMLUListElement>(null)
  const endOthers = async () => {
    await end()
    // the button is gone with the others
    list.current?.focus()
  }
  return (
    <div className="stack">
      <p className="lead">{t('app.devices-lead')}</p>
      <Requested of={useRequest(sessions, undefined)} level={3}>
        {(found) => (
          <>
            <ul className="devices" ref={list} tabIndex={-1} aria-label={t('app.devices')}>
              {found.map((one, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sessions have no ids that may leave the server
                <Device key={at} {...one} />
              ))}
            </ul>
            {found.length > 1 && (
              <div>
                <button
                  type="button"
                  className="button"
                  aria-busy={isEnding}
                  aria-disabled={isEnding}
                  onClick={() => void endOthers()}
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
