import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { APPOINTMENT_TYPES } from '#contract/appointment-types'
import { APPOINTMENT_STATES } from '#contract/appointments'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { subjectAtom } from '../../core/data/access.ts'
import { useNarrow } from '../../core/data/query-state.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { isTouched } from '../../ui/base/pointer.ts'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { topicChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { useTypedSearch } from '../../ui/fields/use-typed-search.ts'
import { Filters } from '../../ui/lists/filters.tsx'
import { useAppointmentsQuery } from './place.ts'
import { CUSTOMERS, isNarrowed, type Query } from './query-state.ts'
import { useTopics } from './topics.atoms.ts'

const useMessages = useTexts<typeof appointmentsMessages>

type Key = 'type' | 'state' | 'customer'

type Options = readonly (readonly [value: Query[Key], text: string])[]

function Selects({ query }: { query: Query }) {
  const t = useMessages()
  const narrow = useNarrow(useAppointmentsQuery())
  const topics = useTopics()
  const asksCustomers = Boolean(useAtomValue(subjectAtom)?.isModuleOn('is-already-customer')) || query.customer
  const select = (name: Key, options: Options) => (
    <SelectField
      name={name}
      label={t(`appointments.${name}`)}
      value={query[name]}
      options={[['', t('appointments.all')], ...options]}
      onChange={(value) => narrow({ [name]: value } as Partial<Query>)}
    />
  )
  return (
    <>
      <ComboboxField
        name="topic"
        label={t('appointments.topic')}
        value={query.topic}
        options={[{ value: '', text: t('appointments.all') }, ...topics.map(topicChoice)]}
        onChange={(topic) => narrow({ topic })}
      />
      {select(
        'type',
        APPOINTMENT_TYPES.map((type) => [type, t(`appointments.${type}`)])
      )}
      {select(
        'state',
        APPOINTMENT_STATES.map((state) => [state, t(`appointments.${state}`)])
      )}
      {asksCustomers &&
        select(
          'customer',
          CUSTOMERS.map((said) => [said, t(`appointments.customer-${said}`)])
        )}
    </>
  )
}

/** The search, or by finger the first control that brings up no keyboard. */
const afterClearing = (box: HTMLElement) =>
  isTouched()
    ? ([...box.querySelectorAll<HTMLElement>('button, select')].find((one) => one.offsetParent) ?? null)
    : box.querySelector('input')

/** Search and filters, kept in the address. */
export function AppointmentFilters({ query }: { query: Query }) {
  const t = useMessages()
  const narrow = useNarrow(useAppointmentsQuery())
  const [text, setText] = useTypedSearch(query.q, (q) => narrow({ q }))
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, afterClearing)
  const { topic, type, state, customer } = query
  return (
    <div className="appt-narrow" ref={box}>
      <Filters
        search={
          <SearchField
            label={t('appointments.search')}
            hint={t('appointments.search-hint')}
            value={text}
            onType={setText}
          />
        }
        count={[topic, type, state, customer].filter(Boolean).length}
      >
        <Selects query={query} />
      </Filters>
      {isNarrowed(query) && (
        <button
          type="button"
          className="button quiet"
          onClick={() => narrow({ q: '', topic: '', type: '', state: '', customer: '' })}
        >
          {t('appointments.clear')}
        </button>
      )}
    </div>
  )
}
