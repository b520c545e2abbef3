import { useState } from 'react'
import type { AdvisorAppointment } from '#contract/appointments'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { NOTE_MAX } from '#contract/values'
import { useTexts } from '../../core/element/texts.tsx'
import { useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { LimitedField, lengthOf } from '../../ui/fields/limited-field.tsx'

/** What staff write to the customer with a change. */
export function useMessage() {
  const [text, write] = useState('')
  useGuarded(Boolean(text))
  return { text, write, isLong: lengthOf(text) > NOTE_MAX }
}

interface MessageProps {
  appointment: AdvisorAppointment
  of: ReturnType<typeof useMessage>
}

/** A message that stands in the customer's e-mail, unless they get none. */
export function Message({ appointment, of: { text, write } }: MessageProps) {
  const t = useTexts<typeof appointmentsMessages>()
  if (!appointment.email) return null
  return (
    <LimitedField
      name="message"
      label={t('appointments.message')}
      help={t('appointments.message-help')}
      value={text}
      onInput={write}
      rows={4}
      max={NOTE_MAX}
    />
  )
}
