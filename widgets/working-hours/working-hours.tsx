import { useAtomValue } from 'jotai'
import { DAYS, EARLIEST_START } from '#contract/working-hours'
import type { workingHoursMessages } from '#contract/working-hours.messages'
import { useTexts, useTextsContext } from '../core/texts.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { SavingForm } from '../ui/saving-form.tsx'
import { attemptAtom, errorsAtom, hoursAtom, workingHoursForm } from './working-hours.atoms.ts'
import { DayRow } from './working-hours.day.tsx'
import { Preview } from './working-hours.preview.tsx'
import { fieldId } from './working-hours.range.tsx'

// 1 January 2024 was a Monday
const namesIn = (tag: string, weekday: 'long' | 'short') => {
  const format = new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' })
  return (day: number) => format.format(Date.UTC(2024, 0, day))
}

function Week() {
  const t = useTexts<typeof workingHoursMessages>()
  const { tag } = useTextsContext()
  const nameOf = namesIn(tag, 'long')
  const week = useAtomValue(hoursAtom)
  const attempt = useAtomValue(attemptAtom)
  const errors = useAtomValue(errorsAtom).map((error) => ({
    ...error,
    text: 'code' in error ? t(`working-hours.${error.code}`) : error.text
  }))
  const placeOf = (day: number, id: number) => week.filter((one) => one.day === day).findIndex((one) => one.id === id)
  const summary = errors.map(({ id, day, field, text }) => ({
    id: fieldId(day, placeOf(day, id), field),
    text: `${nameOf(day)}: ${text}`
  }))
  return (
    <>
      <ErrorSummary errors={summary} attempt={attempt} />
      <ul className="week">
        {DAYS.map((day) => (
          <DayRow key={day} day={day} nameOf={nameOf} errors={errors.filter((error) => error.day === day)} />
        ))}
      </ul>
      <Preview nameOf={nameOf} shortOf={namesIn(tag, 'short')} />
    </>
  )
}

/** An advisor sets the weekly times that customers can book (spec §2). */
export function WorkingHours({ alias = '' }: { alias?: string }) {
  const t = useTexts<typeof workingHoursMessages>()
  return (
    <div className="section">
      <section className="card" part="section">
        <h2 className="card-title">{t('working-hours.heading')}</h2>
        <p className="lead">{t('working-hours.help', { earliest: EARLIEST_START })}</p>
        <SavingForm form={workingHoursForm} alias={alias}>
          {() => <Week />}
        </SavingForm>
      </section>
    </div>
  )
}
