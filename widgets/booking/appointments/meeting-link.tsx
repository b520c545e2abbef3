import { useAtomValue, useSetAtom } from 'jotai'
import type { AdvisorAppointment } from '#contract/appointments'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { ROOM_PATH } from '#contract/talks'
import { MEETING_URL_MAX } from '#contract/web-address'
import { useTexts } from '../../core/element/texts.tsx'
import type { TextFieldProps } from '../../ui/fields/text-field.tsx'
import { customerIn } from './customer.ts'
import { refusedLinkAtom, saveLinkAtom } from './meeting-link.atoms.ts'
import { SavedField } from './saved-field.tsx'

export const LINK_FIELD = {
  name: 'meeting_url',
  type: 'url',
  inputMode: 'url',
  autoComplete: 'off',
  placeholder: 'https://',
  trim: true
} as const satisfies Partial<TextFieldProps>

/** An online appointment ahead for which the customer has no link, or would have none once it is confirmed. */
export const owesLink = ({ type, state, starts_at, join_url, meeting_url, has_settings_url }: AdvisorAppointment) =>
  type === 'online' &&
  (state === 'booked' || state === 'requested') &&
  !(join_url || meeting_url || has_settings_url) &&
  Date.parse(starts_at) > Date.now()

/** A talk that has begun may still need another link. */
const takesLink = ({ type, state, ends_at }: AdvisorAppointment) =>
  type === 'online' && (state === 'booked' || state === 'requested') && Date.parse(ends_at) > Date.now()

/** What a link of its own takes the place of. */
function instead({ join_url, meeting_url, has_settings_url }: AdvisorAppointment) {
  if (join_url?.startsWith(ROOM_PATH)) return 'own'
  if (!has_settings_url) return 'no'
  // with a link of its own, or before it is confirmed, only the server knows which of the two it would be
  return join_url && !meeting_url ? 'yes' : 'either'
}

/** The link that an online appointment has of its own. */
export function MeetingLink({ appointment, alias }: { appointment: AdvisorAppointment; alias: string }) {
  const t = useTexts<typeof appointmentsMessages>()
  const refused = useAtomValue(refusedLinkAtom)
  const save = useSetAtom(saveLinkAtom)
  const { meeting_url, state } = appointment
  if (!takesLink(appointment)) return null
  return (
    <div className="appt-preparation">
      <SavedField
        {...LINK_FIELD}
        label={t('appointments.own-link')}
        help={t(state === 'requested' ? 'appointments.own-link-request-help' : 'appointments.own-link-help', {
          ...customerIn(appointment),
          room: instead(appointment)
        })}
        max={MEETING_URL_MAX}
        known={meeting_url}
        errorsOf={(typed) => (typed && typed === refused.link ? refused.errors : [])}
        deed={t('appointments.own-link-save')}
        save={(typed) => save(appointment, alias, typed)}
      />
    </div>
  )
}
