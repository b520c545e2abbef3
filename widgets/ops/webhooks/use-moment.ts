import { dateFormat } from '../../core/dates/date-format.ts'
import { useTextsContext } from '../../core/element/texts.tsx'

/** A moment in the institution's zone. */
export function useMoment(timeZone: string) {
  const { tag } = useTextsContext()
  return (moment: string) =>
    dateFormat(tag, { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(new Date(moment))
}
