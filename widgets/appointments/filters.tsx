import { useRef } from 'react'
import { useLocation } from 'wouter'
import { APPOINTMENT_TYPES } from '#contract/appointment-types'
import { APPOINTMENT_STATES } from '#contract/appointments'
import type { appointmentsMessages } from '#contract/appointments.messages'
import { useTexts } from '../core/texts.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { useTypedSearch } from '../ui/use-typed-search.ts'
import { addressOf, type Place } from './place.ts'
import { useTopics } from './topics.atoms.ts'

type Key = 'topic' | 'type' | 'state'

interface SelectProps {
  id: Key
  label: string
  value: string | undefined
  options: readonly { value: string; text: string }[]
  onChange: (value: string | undefined) => void
}

function Select({ id, label, value = '', options, onChange }: SelectProps) {
  const t = useTexts<typeof appointmentsMessages>()
  return (
    <label className="appt-filter">
      <span>{label}</span>
      <select
        className="input"
        name={id}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      >
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

/** Search and filters; what is chosen stands in the address. */
export function Filters({ place }: { place: Place }) {
  const t = useTexts<typeof appointmentsMessages>()
  const [, navigate] = useLocation()
  const go = (next: Place) => navigate(addressOf(next), { replace: true })
  const [words, setWords] = useTypedSearch(place.filter.q, (q) =>
    go({ ...place, page: 1, filter: { ...place.filter, q } })
  )
  const topics = useTopics()
  const box = useRef<HTMLElement>(null)
  useKeptFocus(box, (node) => node.querySelector('input'))
  const choose = (key: Key) => (value: string | undefined) =>
    go({ ...place, page: 1, filter: { ...place.filter, [key]: value } })
  const { q, topic, type, state } = place.filter
  const isNarrowed = Boolean(q || topic || type || state)
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
          value={words}
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
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
      {isNarrowed && (
        <button
          type="button"
          className="button quiet"
          onClick={() =>
            go({ ...place, page: 1, filter: { q: '', topic: undefined, type: undefined, state: undefined } })
          }
        >
          {t('appointments.clear')}
        </button>
      )}
    </search>
  )
}
