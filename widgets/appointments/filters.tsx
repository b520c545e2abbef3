import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { APPOINTMENT_TYPES } from '#contract/appointment-types'
import { APPOINTMENT_STATES } from '#contract/appointments'
import type { appointmentsMessages } from '#contract/appointments.messages'
import { useTexts } from '../core/texts.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { addressOf, type Place } from './place.ts'
import { useTopics } from './topics.atoms.ts'

/** Typing is over for so long before the list is asked for. */
const PAUSE_MS = 350

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

/** The words looked for go into the address when typing pauses. */
function useSearch(place: Place, go: (place: Place) => void) {
  const { q } = place.filter
  const [words, setWords] = useState(q)
  const [known, setKnown] = useState(q)
  if (known !== q) {
    setKnown(q)
    setWords(q)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of the last key counts
  useEffect(() => {
    if (words.trim() === q) return
    const timer = setTimeout(() => go({ ...place, page: 1, filter: { ...place.filter, q: words.trim() } }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return [words, setWords] as const
}

/** Search and filters; what is chosen stands in the address. */
export function Filters({ place }: { place: Place }) {
  const t = useTexts<typeof appointmentsMessages>()
  const [, navigate] = useLocation()
  const go = (next: Place) => navigate(addressOf(next), { replace: true })
  const [words, setWords] = useSearch(place, go)
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
