import { useState } from 'react'
import type { AdvisorAppointment } from '#contract/appointments'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import { NOTE_MAX } from '#contract/values'
import { useTexts } from '../../core/element/texts.tsx'
import { useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

/** What staff write to the customer with a change. */
export function useMessage() {
  const [text, write] = useState('')
  useGuarded(Boolean(text))
  return { text, write, isLong: [...text.trim()].length > NOTE_MAX }
}

interface MessageProps {
  appointment: AdvisorAppointment
  of: ReturnType<typeof useMessage>
}

/** A message that stands in the customer's e-mail, unless they get none. */
export function Message({ appointment, of: { text, write, isLong } }: MessageProps) {
  const t = useTexts<typeof appointmentsMessages & typeof uiMessages>()
  if (!appointment.email) return null
  const label = t('appointments.message')
  return (
    <TextField
      name="message"
      label={label}
      help={t('appointments.message-help')}
      value={text}
      onInput={write}
      rows={4}
      errors={isLong ? [t('ui.too-long', { attribute: label, max: NOTE_MAX })] : []}
    />
  )
}
