import { useState } from 'react'
import { AUDIT_EVENTS, AUDIT_OBJECTS } from '#contract/audit-log'
import type { auditMessages } from '#contract/messages/audit-log.messages'
import { useNarrow } from '../../core/data/query-state.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { useTypedSearch } from '../../ui/fields/use-typed-search.ts'
import { Filters } from '../../ui/lists/filters.tsx'
import { auditQuery, isDay, isReversed, type Query } from './query-state.ts'

const useMessages = useTexts<typeof auditMessages>

/** What is typed stays, since a date is typed digit by digit; the address gets whole ones. */
function Day({ name, query }: { name: 'from' | 'to'; query: Query }) {
  const t = useMessages()
  const narrow = useNarrow(auditQuery)
  const given = query[name]
  const [own, setOwn] = useState({ instead: given, value: given })
  const type = (value: string) => {
    const isWhole = !value || isDay(value)
    setOwn({ instead: isWhole ? value : given, value })
    if (isWhole) narrow({ [name]: value })
  }
  const isFault = name === 'to' && isReversed(query)
  return (
    <FormGroup label={t(`audit.${name}`)} errors={isFault ? [t('audit.reversed')] : []}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="date"
          name={name}
          value={own.instead === given ? own.value : given}
          onInput={(event) => type(event.currentTarget.value)}
        />
      )}
    </FormGroup>
  )
}

/** By name, event, kind and days; the address holds them. */
export function AuditFilters({ query }: { query: Query }) {
  const t = useMessages()
  const narrow = useNarrow(auditQuery)
  const [text, setText] = useTypedSearch(query.q, (q) => narrow({ q }))
  const { event, object, from, to } = query
  const events = AUDIT_EVENTS.map((one) => [one, t(`audit.event-${one}`)] as const)
  const kinds = AUDIT_OBJECTS.map((kind) => [kind, t(`audit.object-${kind}`)] as const)
  return (
    <Filters
      search={<SearchField label={t('audit.search')} hint={t('audit.search-hint')} value={text} onType={setText} />}
      count={[event, object, from, to].filter(Boolean).length}
    >
      <SelectField
        name="event"
        label={t('audit.event')}
        value={event}
        options={[['', t('audit.all')], ...events]}
        onChange={(value) => narrow({ event: value as Query['event'] })}
      />
      <SelectField
        name="object"
        label={t('audit.kind')}
        value={object}
        options={[['', t('audit.all')], ...kinds]}
        onChange={(value) => narrow({ object: value as Query['object'] })}
      />
      <Day name="from" query={query} />
      <Day name="to" query={query} />
    </Filters>
  )
}
