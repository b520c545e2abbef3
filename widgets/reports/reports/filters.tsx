import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { reportsMessages } from '#contract/messages/reports.messages'
import { PERIODS, type Report, type ReportName } from '#contract/reports'
import type { Narrow } from '../../core/data/query-state.ts'
import { localToday } from '../../core/dates/calendar-date.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { branchByKey, personChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Filters } from '../../ui/lists/filters.tsx'
import { FIRST_DAY, isDay, LAST_DAY } from './days.ts'
import { isReversed, isTooLong, type Query, STEP } from './query-state.ts'
import { reportsAtom, scopeAtom } from './reports.atoms.ts'

const useMessages = useTexts<typeof reportsMessages>

interface FiltersProps {
  name: ReportName
  query: Query
  onChange: Narrow<Query>
}

const faultOf = (query: Query) =>
  isReversed(query) ? 'reports.reversed' : isTooLong(query) ? 'reports.too-long' : undefined

/**
 * What is typed stays, as a date is typed digit by digit and is another one meanwhile; the address gets whole ones. What
 * is no whole one is said once the field is left.
 */
function Day({ name, query, onChange }: Omit<FiltersProps, 'name'> & { name: 'from' | 'to' }) {
  const t = useMessages()
  const given = query[name]
  const [own, setOwn] = useState({ instead: given, value: given })
  // as one that was left is a day that the address names wrongly
  const [isLeft, setIsLeft] = useState(!isDay(given))
  const typed = own.instead === given ? own.value : given
  const type = (value: string) => {
    setOwn({ instead: isDay(value) ? value : given, value })
    setIsLeft(false)
    if (isDay(value)) onChange({ [name]: value })
  }
  const fault = isDay(typed) ? name === 'to' && faultOf(query) : isLeft && 'reports.no-day'
  return (
    <FormGroup label={t(`reports.${name}`)} errors={fault ? [t(fault)] : []}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="date"
          name={name}
          min={FIRST_DAY}
          max={LAST_DAY}
          value={typed}
          onInput={(event) => type(event.currentTarget.value)}
          onBlur={() => setIsLeft(true)}
        />
      )}
    </FormGroup>
  )
}

/** A custom period starts as the one shown, or with today while none is. */
const choose = (period: string, report: Report | undefined): Partial<Query> =>
  period === 'days'
    ? { period, from: report?.from ?? localToday(), to: report?.to ?? localToday() }
    : { period: period as Query['period'], from: '', to: '' }

/** By period, which stays in sight, branch and advisor. */
export function ReportFilters({ name, query, onChange }: FiltersProps) {
  const t = useMessages()
  const scope = useAtomValue(scopeAtom)
  const report = useAtomValue(reportsAtom)[name]
  const { organization_uuid, advisor } = query
  const { branches = [], advisors = [] } = scope ?? {}
  const own = advisors.filter((one) => !organization_uuid || one.organization_uuid === organization_uuid)
  const periods = [...PERIODS, 'days' as const].map((one) => [one, t(`reports.period-${one}`)] as const)
  return (
    <>
      <Filters
        search={
          <SelectField
            name="period"
            label={t('reports.period')}
            value={query.period}
            options={periods}
            onChange={(period) => onChange(choose(period, report), STEP)}
          />
        }
        count={[organization_uuid, advisor].filter(Boolean).length}
      >
        <ComboboxField
          name="branch"
          label={t('reports.branch')}
          value={organization_uuid}
          options={[{ value: '', text: t('reports.all-branches') }, ...branches.map(branchByKey)]}
          onChange={(uuid) => onChange({ organization_uuid: uuid, advisor: '' }, STEP)}
        />
        <ComboboxField
          name="advisor"
          label={t('reports.advisor')}
          value={advisor}
          options={[{ value: '', text: t('reports.all-advisors') }, ...own.map((one) => personChoice(one.alias, one))]}
          onChange={(alias) => onChange({ advisor: alias }, STEP)}
        />
      </Filters>
      {query.period === 'days' && (
        <div className="report-filters">
          <Day name="from" query={query} onChange={onChange} />
          <Day name="to" query={query} onChange={onChange} />
        </div>
      )}
    </>
  )
}
