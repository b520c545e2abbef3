import { useState } from 'react'
import { APPOINTMENT_TYPES, type AppointmentType } from '#contract/appointment-types'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { useTexts } from '../../core/element/texts.tsx'
import type { BookingTarget } from '../booking/target.ts'
import { useOffer } from './offer.atoms.ts'

/** Topic and type among those offered; what is not offered by another target falls back to the first. */
export function useTopicAndType(target: BookingTarget, asked: AppointmentType | undefined) {
  const { value, ...request } = useOffer(target)
  const { topics = [], typesOf } = value ?? {}
  const [wantedTopic, chooseTopic] = useState<string>()
  const [wantedType, chooseType] = useState(asked)
  const topic = (topics.find(({ uuid }) => uuid === wantedTopic) ?? topics[0])?.uuid
  const types = typesOf ? (typesOf[topic ?? ''] ?? []) : (value?.types ?? [])
  const type = types.find((one) => one === wantedType) ?? types[0]
  return { ...request, topics, topic, chooseTopic, types, type, chooseType }
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
      <label className="appt-filter">
        <span>{t('appointments.topic')}</span>
        <select
          className="input"
          value={topic}
          onChange={({ currentTarget }) => {
            onChange()
            chooseTopic(currentTarget.value)
          }}
        >
          {topics.map((one) => (
            <option key={one.uuid} value={one.uuid}>
              {one.topic}
            </option>
          ))}
        </select>
      </label>
      <label className="appt-filter">
        <span>{t('appointments.type')}</span>
        <select
          className="input"
          value={type}
          onChange={({ currentTarget }) => {
            onChange()
            chooseType(APPOINTMENT_TYPES.find((one) => one === currentTarget.value))
          }}
        >
          {types.map((one) => (
            <option key={one} value={one}>
              {t(`appointments.${one}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
