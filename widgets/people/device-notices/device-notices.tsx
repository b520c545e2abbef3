import { useAtomValue, useSetAtom } from 'jotai'
import { NOTICE_KINDS, type NotifiedDevice } from '#contract/device-notices'
import type { appMessages } from '#contract/messages/app.messages'
import type { deviceNoticesMessages } from '#contract/messages/device-notices.messages'
import { momentWithin } from '../../booking/appointments/dates.ts'
import { initAtom, meAtom } from '../../core/data/session.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Requested } from '../../ui/feedback/requested.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { Toggle } from '../../ui/fields/toggle.tsx'
import { devices, isBusyAtom, reasonAtom, turnOffAtom, turnOnAtom } from './device-notices.atoms.ts'
import css from './device-notices.css?inline'
import type { Support } from './subscription.ts'

const useMessages = useTexts<typeof deviceNoticesMessages & typeof appMessages>

function Kinds({ own }: { own: NotifiedDevice }) {
  const t = useMessages()
  const turnOn = useSetAtom(turnOnAtom)
  const { alias } = useAtomValue(meAtom)
  const { chats, requests, appointments } = own
  const chosen = { chats, requests, appointments }
  // requests and appointments are an advisor's own
  const offered = NOTICE_KINDS.filter((kind) => alias || kind === 'chats')
  return (
    <fieldset className="notice-kinds">
      <legend>{t('device-notices.kinds')}</legend>
      {offered.map((kind) => (
        <CheckField
          key={kind}
          name={kind}
          title={t(`device-notices.${kind}`)}
          checked={chosen[kind]}
          onChange={(is) => void turnOn({ ...chosen, [kind]: is })}
        />
      ))}
    </fieldset>
  )
}

function Others({ list }: { list: readonly NotifiedDevice[] }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const zone = useAtomValue(initAtom)?.tenant.time_zone ?? 'UTC'
  const turnOff = useSetAtom(turnOffAtom)
  const isBusy = useAtomValue(isBusyAtom)
  if (!list.length) return null
  return (
    <section className="stack">
      <h3 className="notice-heading">{t('device-notices.others')}</h3>
      <ul className="notified-devices">
        {list.map(({ id, device, created_at }) => {
          const name = device || t('app.device-unknown')
          return (
            <li key={id} className="notified-device">
              <span>
                <strong>{name}</strong>
                <span className="help">
                  {t('device-notices.since', { since: momentWithin(zone, created_at, tag) })}
                </span>
              </span>
              <button
                type="button"
                className="button quiet"
                aria-label={t('device-notices.remove-of', { device: name })}
                aria-disabled={isBusy}
                onClick={() => void turnOff(id)}
              >
                {t('device-notices.remove')}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Why this device cannot be notified, what did not work, or what it is told. */
function useSaid(support: Support, isOn: boolean): string {
  const t = useMessages()
  const reason = useAtomValue(reasonAtom)
  if (support !== 'ready') return t(`device-notices.${support}`)
  if (reason) return t(`device-notices.${reason}`)
  return t(isOn ? 'device-notices.is-on' : 'device-notices.is-off')
}

function Here({ support, own }: { support: Support; own: NotifiedDevice | undefined }) {
  const t = useMessages()
  const turnOn = useSetAtom(turnOnAtom)
  const turnOff = useSetAtom(turnOffAtom)
  const isBusy = useAtomValue(isBusyAtom)
  const said = useSaid(support, Boolean(own))
  return (
    <div>
      {support === 'ready' && (
        <Toggle
          sync
          checked={Boolean(own)}
          disabled={isBusy}
          label={t('device-notices.here')}
          onChange={() => void (own ? turnOff(own.id) : turnOn())}
        />
      )}
      <p className="help" role="status">
        {said}
      </p>
    </div>
  )
}

/** Whether this device notifies the user, about what, and which others do. */
export function DeviceNotices() {
  useStyles(css)
  return (
    <Requested of={useRequest(devices, undefined)} level={3}>
      {({ support, own, devices: all }) => (
        <div className="stack">
          <Here support={support} own={own} />
          {own && <Kinds own={own} />}
          <Others list={all.filter((one) => one !== own)} />
        </div>
      )}
    </Requested>
  )
}
