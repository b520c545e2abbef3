import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import { PUSH_DAYS_AHEAD } from '#contract/push-notifications'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import {
  blurAtom,
  draftAtom,
  faultsAtom,
  isOutOfRangeAtom,
  sendRangeAtom,
  serverErrorsAtom,
  typeAtom,
  wordingAtom
} from './push-form.atoms.ts'
import { useTenant } from './use-tenant.ts'

const useMessages = useTexts<typeof pushFormMessages>

const MINUTE = 60_000
const DAY = 86_400_000

/** `YYYY-MM-DDTHH:mm` in a zone, from Swedish formatting. */
const wallTime = (time: number, timeZone?: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(time).replace(' ', 'T')

function useErrors() {
  const t = useMessages()
  const faults = useAtomValue(faultsAtom).send_at ?? []
  const refused = useAtomValue(serverErrorsAtom).send_at ?? []
  const { send_at = '' } = useAtomValue(draftAtom)
  const { from = '' } = useAtomValue(sendRangeAtom) ?? {}
  const said = faults.includes('range') ? 'push-form.send-at-range' : 'push-form.send-at-required'
  const { past } = useAtomValue(wordingAtom)
  if (past && faults.includes('range') && send_at < from) return [past]
  return faults.length ? [t(said, { days: PUSH_DAYS_AHEAD })] : refused
}

/** The send time as text, in the institution's zone, unless it cannot be then. */
export function SendsAt() {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { send_at } = useAtomValue(draftAtom)
  const zone = useAtomValue(sendRangeAtom)?.zone
  const isOut = useAtomValue(isOutOfRangeAtom)
  const isRefused = useAtomValue(serverErrorsAtom).send_at?.length
  if (!send_at || !zone || isOut || isRefused) return null
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })
  // a local time without a zone
  const moment = format.format(new Date(`${send_at}Z`))
  return <p className="push-goes">{t('push-form.goes-at', { moment, zone })}</p>
}

/** The scheduled time. */
export function SendAt() {
  const t = useMessages()
  const { send_at } = useAtomValue(draftAtom)
  const zone = useTenant()?.time_zone
  const type = useSetAtom(typeAtom)
  const leave = useSetAtom(blurAtom)
  const errors = useErrors()
  const now = Date.now()
  const range = useSetAtom(sendRangeAtom)
  const [min, max] = [wallTime(now + MINUTE, zone), wallTime(now + PUSH_DAYS_AHEAD * DAY, zone)]
  useEffect(() => {
    // the institution's local times are not known before its zone
    if (zone) range({ from: min, to: max, zone })
    return () => range(undefined)
  }, [zone, min, max, range])
  return (
    <div className="push-time">
      <FormGroup
        id="push-form-send-at"
        label={t('push-form.send_at')}
        help={zone && t('push-form.send-at-help', { days: PUSH_DAYS_AHEAD, zone })}
        required
        errors={errors}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            type="datetime-local"
            name="send_at"
            min={min}
            max={max}
            value={send_at}
            onInput={(event) => type({ send_at: event.currentTarget.value.slice(0, 16) })}
            onBlur={() => leave('send_at')}
          />
        )}
      </FormGroup>
      <SendsAt />
    </div>
  )
}
