import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect } from 'react'
import { DAYS, EARLIEST_START } from '#contract/working-hours'
import type { workingHoursMessages } from '#contract/working-hours.messages'
import { useTexts, useTextsContext } from '../core/texts.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { FormActions } from '../ui/form-actions.tsx'
import { GeneralError } from '../ui/general-error.tsx'
import { LoadingBox } from '../ui/loading-box.tsx'
import {
  attemptAtom,
  dirtyAtom,
  errorsAtom,
  failureAtom,
  loadAtom,
  saveAtom,
  statusAtom
} from './working-hours.atoms.ts'
import { DayRow, fieldId } from './working-hours.day.tsx'

// 1 January 2024 was a Monday
const dayName = (tag: string, day: number) =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))

function Form({ alias }: { alias: string }) {
  const t = useTexts<typeof workingHoursMessages>()
  const { tag } = useTextsContext()
  const attempt = useAtomValue(attemptAtom)
  const dirty = useAtomValue(dirtyAtom)
  const busy = useAtomValue(statusAtom) === 'processing'
  const save = useSetAtom(saveAtom)
  const errors = useAtomValue(errorsAtom).map((error) => ({
    ...error,
    text: 'code' in error ? t(`working-hours.${error.code}`) : error.text
  }))
  const summary = errors.map(({ day, field, text }) => ({
    id: fieldId(day, field),
    text: `${dayName(tag, day)}: ${text}`
  }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) save(alias)
  }
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary errors={summary} attempt={attempt} />
      <ul className="week">
        {DAYS.map((day) => (
          <DayRow key={day} day={day} name={dayName(tag, day)} errors={errors.filter((error) => error.day === day)} />
        ))}
      </ul>
      <FormActions busy={busy} dirty={dirty} />
    </form>
  )
}

function Body({ alias }: { alias: string }) {
  const status = useAtomValue(statusAtom)
  const failure = useAtomValue(failureAtom)
  const load = useSetAtom(loadAtom)
  useEffect(() => void load(alias), [alias, load])
  if (status === 'loading') return <LoadingBox />
  if (status === 'error') return <GeneralError failure={failure} level={3} retry={() => load(alias)} />
  return <Form alias={alias} />
}

/** An advisor sets the weekly times that customers can book (spec §2). */
export function WorkingHours({ alias = '' }: { alias?: string }) {
  const t = useTexts<typeof workingHoursMessages>()
  return (
    <div className="section">
      <section className="card" part="section">
        <h2 className="card-title">{t('working-hours.heading')}</h2>
        <p className="lead">{t('working-hours.help', { earliest: EARLIEST_START })}</p>
        <Body alias={alias} />
      </section>
    </div>
  )
}
