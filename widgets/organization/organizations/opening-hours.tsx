import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef } from 'react'
import type { organizationsMessages } from '#contract/messages/organizations.messages'
import { DAYS, type Day } from '#contract/working-hours'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { ErrorSummary } from '../../ui/feedback/error-summary.tsx'
import { ClockInput } from '../../ui/fields/clock-input.tsx'
import { SavingForm } from '../../ui/fields/saving-form.tsx'
import { ClashNotice } from './clash-notice.tsx'
import {
  addAtom,
  attemptAtom,
  blurAtom,
  errorsAtom,
  hoursClashes,
  openingHoursForm,
  removeAtom,
  type Span,
  spansAtom,
  type TimeField,
  typeAtom
} from './opening-hours.atoms.ts'

const useMessages = useTexts<typeof organizationsMessages>

interface ShownError {
  id: number
  field: TimeField
  text: string
}

const fieldId = (id: number, field: TimeField) => `opening-${id}-${field}`
const LABELS = { start_time: 'organizations.start-of', end_time: 'organizations.end-of' } as const
const TEXTS = { start_time: 'organizations.from', end_time: 'organizations.to' } as const
const FIELDS = ['start_time', 'end_time'] as const

interface SpanProps {
  span: Span
  /** The period's day and its number there. */
  values: { day: string; place: number }
  errors: readonly ShownError[]
  /** Called before it is removed. */
  onRemove: () => void
}

function Time({ span, values, errors, field }: Omit<SpanProps, 'onRemove'> & { field: TimeField }) {
  const t = useMessages()
  const type = useSetAtom(typeAtom)
  const leave = useSetAtom(blurAtom)
  const id = fieldId(span.id, field)
  const isWrong = errors.some((error) => error.field === field)
  return (
    <>
      <span aria-hidden="true">{t(TEXTS[field])}</span>
      <ClockInput
        id={id}
        className="org-time"
        label={t(LABELS[field], values)}
        value={span[field]}
        isWrong={isWrong}
        onType={(value) => type(span, field, value)}
        onLeave={() => leave(span.id, field)}
      />
    </>
  )
}

const Bin = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d="M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6M8.5 9v4M11.5 9v4" />
  </svg>
)

function SpanRow({ span, values, errors, onRemove }: SpanProps) {
  const t = useMessages()
  const remove = useSetAtom(removeAtom)
  const press = () => {
    onRemove()
    remove(span)
  }
  return (
    <div className="org-span">
      {FIELDS.map((field) => (
        <Time key={field} field={field} span={span} values={values} errors={errors} />
      ))}
      <button
        type="button"
        className="button quiet icon"
        aria-label={t('organizations.remove-from', values)}
        onClick={press}
      >
        <Bin />
      </button>
      {FIELDS.map((field) => (
        <div key={field} className="errors" id={`${fieldId(span.id, field)}-errors`} aria-live="polite">
          {errors
            .filter((error) => error.field === field)
            .map(({ text }) => (
              <p key={text}>{text}</p>
            ))}
        </div>
      ))}
    </div>
  )
}

/** Moves the focus to an added period, or to the add button. */
function useFollowingFocus(ids: string) {
  const row = useRef<HTMLLIElement>(null)
  const aim = useRef<'input' | '.org-add'>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the spans have changed
  useLayoutEffect(() => {
    const found = aim.current && [...(row.current?.querySelectorAll<HTMLElement>(aim.current) ?? [])]
    if (found) (aim.current === 'input' ? found.at(-2) : found[0])?.focus()
    aim.current = undefined
  }, [ids])
  const lead = (to: 'input' | '.org-add') => {
    aim.current = to
  }
  return { row, lead }
}

function DayRow({ day, name, errors }: { day: Day; name: string; errors: readonly ShownError[] }) {
  const t = useMessages()
  const spans = useAtomValue(spansAtom).filter((one) => one.day === day)
  const add = useSetAtom(addAtom)
  const { row, lead } = useFollowingFocus(spans.map(({ id }) => id).join())
  const press = () => {
    lead('input')
    add(day)
  }
  return (
    <li className="org-day" ref={row}>
      <span className="org-day-name">{name}</span>
      <div className="org-spans">
        {!spans.length && <span className="org-closed">{t('organizations.closed')}</span>}
        {spans.map((span, index) => (
          <SpanRow
            key={span.id}
            span={span}
            values={{ day: name, place: index + 1 }}
            errors={errors.filter(({ id }) => id === span.id)}
            onRemove={() => lead('.org-add')}
          />
        ))}
      </div>
      <button
        type="button"
        className="button quiet org-add"
        aria-label={t('organizations.add-to', { day: name })}
        onClick={press}
      >
        {t('organizations.add')}
      </button>
    </li>
  )
}

/** The opening periods of each day, of the form that is loaded. */
export function OpeningWeek() {
  const t = useMessages()
  const { tag } = useTextsContext()
  const format = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  // 1 January 2024 was a Monday
  const nameOf = (day: number) => format.format(Date.UTC(2024, 0, day))
  const spans = useAtomValue(spansAtom)
  const attempt = useAtomValue(attemptAtom)
  const errors = useAtomValue(errorsAtom).map((error) => ({
    ...error,
    text: 'code' in error ? t(`organizations.hours-${error.code}`) : error.text
  }))
  const dayOf = (id: number) => spans.find((one) => one.id === id)?.day ?? 1
  const summary = errors.map(({ id, field, text }) => ({
    id: fieldId(id, field),
    text: `${nameOf(dayOf(id))}: ${text}`
  }))
  return (
    <>
      <ClashNotice of={hoursClashes} nameOf={nameOf} />
      <ErrorSummary errors={summary} attempt={attempt} />
      <ul className="org-week">
        {DAYS.map((day) => (
          <DayRow key={day} day={day} name={nameOf(day)} errors={errors} />
        ))}
      </ul>
    </>
  )
}

/** When a branch is open, day by day. */
export function OpeningHours({ uuid }: { uuid: string }) {
  const t = useMessages()
  return (
    <section className="card org-form" aria-label={t('organizations.hours')}>
      <h2 className="card-title">{t('organizations.hours')}</h2>
      <p className="lead">{t('organizations.hours-lead')}</p>
      <SavingForm form={openingHoursForm} alias={uuid}>
        {() => <OpeningWeek />}
      </SavingForm>
    </section>
  )
}
