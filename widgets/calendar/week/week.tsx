import { useAtomValue } from 'jotai'
import type { workingHoursMessages } from '#contract/messages/working-hours.messages'
import { DAYS } from '#contract/working-hours'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { ErrorSummary } from '../../ui/feedback/error-summary.tsx'
import { DayRow } from './day.tsx'
import { namesIn } from './names.ts'
import { Preview } from './preview.tsx'
import { fieldId } from './range.tsx'
import { attemptAtom, errorsAtom, hoursAtom, validRangesAtom } from './week.atoms.ts'

/** A week editor: several ranges a day, and a chart of the week. */
export function Week({ title }: { title: string }) {
  const t = useTexts<typeof workingHoursMessages>()
  const { tag } = useTextsContext()
  const nameOf = namesIn(tag, 'long')
  const week = useAtomValue(hoursAtom)
  const sound = useAtomValue(validRangesAtom)
  const attempt = useAtomValue(attemptAtom)
  const errors = useAtomValue(errorsAtom).map((error) => ({
    ...error,
    text: 'code' in error ? t(`working-hours.${error.code}`) : error.text
  }))
  const indexOf = (day: number, id: number) => week.filter((one) => one.day === day).findIndex((one) => one.id === id)
  const summary = errors.map(({ id, day, field, text }) => ({
    id: fieldId(day, indexOf(day, id), field),
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
      <Preview title={title} week={sound} />
    </>
  )
}
