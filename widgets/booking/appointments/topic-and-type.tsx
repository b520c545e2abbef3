import { useState } from 'react'
import type { AppointmentType } from '#contract/appointment-types'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { topicChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import type { BookingTarget } from '../booking/target.ts'
import { useOffer } from './offer.atoms.ts'

/** Topic and type among those offered; what is not offered by another target falls back to the first. */
export function useTopicAndType(target: BookingTarget, asked: AppointmentType | undefined) {
  const { value, ...request } = useOffer(target)
  const { topics = [], typesOf } = value ?? {}
  const [wantedTopic, chooseTopic] = useState<string>()
  const [wantedType, chooseType] = useState(asked)
  const { uuid: topic, length: minutes = 0 } = topics.find(({ uuid }) => uuid === wantedTopic) ?? topics[0] ?? {}
  const types = typesOf ? (typesOf[topic ?? ''] ?? []) : (value?.types ?? [])
  const type = types.find((one) => one === wantedType) ?? types[0]
  return { ...request, topics, topic, minutes, chooseTopic, types, type, chooseType }
}

interface TopicAndTypeProps {
  offered: ReturnType<typeof useTopicAndType>
  /** Before another one is chosen. */
  onChange: () => void
}

/** Chooses what the appointment is about, and how to meet. */
export function TopicAndType({ offered, onChange }: TopicAndTypeProps) {
  const t = useTexts<typeof appointmentsMessages>()
  const { topics, topic, chooseTopic, types, type, chooseType } = offered
  return (
    <div className="appt-filters">
      <ComboboxField
        name="topic"
        label={t('appointments.topic')}
        value={topic ?? ''}
        options={topics.map(topicChoice)}
        onChange={(uuid) => {
          onChange()
          chooseTopic(uuid)
        }}
      />
      <SelectField
        name="type"
        label={t('appointments.type')}
        value={type ?? ''}
        options={types.map((one) => [one, t(`appointments.${one}`)] as const)}
        onChange={(one) => {
          onChange()
          chooseType(one)
        }}
      />
    </div>
  )
}
