import { useAtomValue } from 'jotai'
import { DAYS, EARLIEST_START } from '#contract/working-hours'
import type { workingHoursMessages } from '#contract/working-hours.messages'
import { useTexts, useTextsContext } from '../core/texts.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { SavingForm } from '../ui/saving-form.tsx'
import { attemptAtom, errorsAtom, workingHoursForm } from './working-hours.atoms.ts'
import { DayRow, fieldId } from './working-hours.day.tsx'

// 1 January 2024 was a Monday
const dayName = (tag: string, day: number) =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))

function Week() {
  const t = useTexts<typeof workingHoursMessages>()
  const { tag } = useTextsContext()
  const attempt = useAtomValue(attemptAtom)
  const errors = useAtomValue(errorsAtom).map((error) => ({
    ...error,
    text: 'code' in error ? t(`working-hours.${error.code}`) : error.text
  }))
  const summary = errors.map(({ day, field, text }) => ({
    id: fieldId(day, field),
    text: `${dayName(tag, day)}: ${text}`
  }))
  return (
    <>
      <ErrorSummary errors={summary} attempt={attempt} />
      <ul className="week">
        {DAYS.map((day) => (
          <DayRow key={day} day={day} name={dayName(tag, day)} errors={errors.filter((error) => error.day === day)} />
        ))}
      </ul>
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
