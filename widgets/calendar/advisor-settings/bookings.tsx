import { BUFFER_MAX } from '#contract/advisor-settings'
import type { advisorSettingsMessages } from '#contract/messages/advisor-settings.messages'
import { GRAIN_MINUTES } from '#contract/values'
import { useTexts } from '../../core/element/texts.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { bookings } from './advisor-settings.atoms.ts'
import { useSection } from './use-section.ts'

const HOUR = 60
const DAY = 24 * HOUR
const NOTICES = [HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY]
const BUFFERS = Array.from({ length: BUFFER_MAX / GRAIN_MINUTES + 1 }, (_, index) => index * GRAIN_MINUTES)

/** The options, plus a value chosen elsewhere. */
const including = (all: readonly number[], value: number | null) =>
  value === null || all.includes(value) ? all : [...all, value].toSorted((a, b) => a - b)

function useLengths() {
  const t = useTexts<typeof advisorSettingsMessages>()
  return (minutes: number) => {
    if (minutes && minutes % DAY === 0) return t('advisor-settings.days', { days: minutes / DAY })
    if (minutes && minutes % HOUR === 0) return t('advisor-settings.hours', { hours: minutes / HOUR })
    return t('advisor-settings.minutes', { minutes })
  }
}

function Notice() {
  const {
    t,
    draft: { notice_minutes },
    errorsOf,
    edit
  } = useSection(bookings)
  const lengthOf = useLengths()
  return (
    <SelectField
      name="notice_minutes"
      label={t('advisor-settings.notice')}
      help={t('advisor-settings.notice-help')}
      errors={errorsOf('notice_minutes')}
      value={notice_minutes === null ? '' : String(notice_minutes)}
      options={[
        ['', t('advisor-settings.notice-topic')],
        ...including(NOTICES, notice_minutes).map((minutes) => [`${minutes}`, lengthOf(minutes)] as const)
      ]}
      onChange={(value) => edit({ notice_minutes: value ? Number(value) : null })}
    />
  )
}

/** Hidden when the administrator does not allow it. */
function Buffer({ name }: { name: 'buffer_before' | 'buffer_after' }) {
  const { t, draft, errorsOf, edit } = useSection(bookings)
  const value = draft[name]
  if (value === undefined) return null
  return (
    <SelectField
      name={name}
      label={t(`advisor-settings.${name}`)}
      help={t('advisor-settings.buffer-help')}
      errors={errorsOf(name)}
      value={String(value)}
      options={including(BUFFERS, value).map(
        (minutes) => [`${minutes}`, t('advisor-settings.minutes', { minutes })] as const
      )}
      onChange={(chosen) => edit({ [name]: Number(chosen) })}
    />
  )
}

/** How appointments are booked. */
export function Bookings() {
  const {
    t,
    draft: { requires_confirmation, meeting_url },
    errorsOf,
    edit
  } = useSection(bookings)
  return (
    <>
      <CheckField
        name="requires_confirmation"
        title={t('advisor-settings.requires_confirmation')}
        text={t('advisor-settings.requires_confirmation-help')}
        checked={requires_confirmation}
        onChange={(checked) => edit({ requires_confirmation: checked })}
      />
      <Notice />
      <Buffer name="buffer_before" />
      <Buffer name="buffer_after" />
      <TextField
        name="meeting_url"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        trim
        label={t('advisor-settings.meeting_url')}
        help={t('advisor-settings.meeting_url-help')}
        errors={errorsOf('meeting_url')}
        value={meeting_url}
        onInput={(value) => edit({ meeting_url: value })}
      />
    </>
  )
}
