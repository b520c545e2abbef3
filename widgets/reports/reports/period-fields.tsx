import { useState } from 'react'
import type { reportsMessages } from '#contract/messages/reports.messages'
import type { Days } from '#contract/reports'
import type { Narrow } from '../../core/data/query-state.ts'
import { localToday } from '../../core/dates/calendar-date.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { FIRST_DAY, isDay, LAST_DAY } from './days.ts'
import { isReversed, isTooLong, PERIOD_CHOICES, type PeriodQuery, STEP } from './query-state.ts'

const useMessages = useTexts<typeof reportsMessages>

interface DaysProps {
  query: PeriodQuery
  onChange: Narrow<PeriodQuery>
}

const faultOf = (query: PeriodQuery) =>
  isReversed(query) ? 'reports.reversed' : isTooLong(query) ? 'reports.too-long' : undefined

/**
 * What is typed stays, as a date is typed digit by digit and is another one meanwhile; the address gets whole ones. What
 * is no whole one is said once the field is left.
 */
function Day({ name, query, onChange }: DaysProps & { name: 'from' | 'to' }) {
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
const choose = (period: PeriodQuery['period'], shown: Days | undefined): PeriodQuery =>
  period === 'days'
    ? { period, from: shown?.from ?? localToday(), to: shown?.to ?? localToday() }
    : { period, from: '', to: '' }

interface PeriodProps {
  period: PeriodQuery['period']
  /** The days whose figures are shown. */
  shown: Days | undefined
  onChange: Narrow<PeriodQuery>
}

export function PeriodField({ period, shown, onChange }: PeriodProps) {
  const t = useMessages()
  return (
    <SelectField
      name="period"
      label={t('reports.period')}
      value={period}
      options={PERIOD_CHOICES.map((one) => [one, t(`reports.period-${one}`)] as const)}
      onChange={(chosen) => onChange(choose(chosen, shown), STEP)}
    />
  )
}

/** The first and the last day of a custom period. */
export function DayFields({ query, onChange }: DaysProps) {
  if (query.period !== 'days') return null
  return (
    <div className="report-filters">
      <Day name="from" query={query} onChange={onChange} />
      <Day name="to" query={query} onChange={onChange} />
    </div>
  )
}
