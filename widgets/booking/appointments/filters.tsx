import { useRef } from 'react'
import { APPOINTMENT_TYPES } from '#contract/appointment-types'
import { APPOINTMENT_STATES } from '#contract/appointments'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { useNarrow } from '../../core/data/query-state.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { useTypedSearch } from '../../ui/fields/use-typed-search.ts'
import { appointmentsQuery, isNarrowed, type Query } from './query-state.ts'
import { useTopics } from './topics.atoms.ts'

type Key = 'topic' | 'type' | 'state'

interface SelectProps {
  id: Key
  label: string
  value: string
  options: readonly { value: string; text: string }[]
  onChange: (value: string) => void
}

function Select({ id, label, value, options, onChange }: SelectProps) {
  const t = useTexts<typeof appointmentsMessages>()
  return (
    <label className="appt-filter">
      <span>{label}</span>
      <select className="input" name={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">{t('appointments.all')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Search and filters, kept in the address. */
export function Filters({ query }: { query: Query }) {
  const t = useTexts<typeof appointmentsMessages>()
  const narrow = useNarrow(appointmentsQuery)
  const [text, setText] = useTypedSearch(query.q, (q) => narrow({ q }))
  const topics = useTopics()
  const box = useRef<HTMLElement>(null)
  useFocusRestore(box, (node) => node.querySelector('input'))
  const choose = (key: Key) => (value: string) => narrow({ [key]: value } as Partial<Query>)
  const { topic, type, state } = query
  return (
    <search className="appt-filters" ref={box}>
      <label className="appt-filter appt-search">
        <span>{t('appointments.search')}</span>
        <input
          className="input"
          type="search"
          name="q"
          maxLength={255}
          placeholder={t('appointments.search-hint')}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <Select
        id="topic"
        label={t('appointments.topic')}
        value={topic}
        options={topics.map(({ uuid, topic: text }) => ({ value: uuid, text }))}
        onChange={choose('topic')}
      />
      <Select
        id="type"
        label={t('appointments.type')}
        value={type}
        options={APPOINTMENT_TYPES.map((value) => ({ value, text: t(`appointments.${value}`) }))}
        onChange={choose('type')}
      />
      <Select
        id="state"
        label={t('appointments.state')}
        value={state}
        options={APPOINTMENT_STATES.map((value) => ({ value, text: t(`appointments.${value}`) }))}
        onChange={choose('state')}
      />
      {isNarrowed(query) && (
        <button
          type="button"
          className="button quiet"
          onClick={() => narrow({ q: '', topic: '', type: '', state: '' })}
        >
          {t('appointments.clear')}
        </button>
      )}
    </search>
  )
}
