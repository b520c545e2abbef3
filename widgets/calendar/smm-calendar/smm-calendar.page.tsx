import type { smmCalendarMessages } from '#contract/messages/smm-calendar.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { SmmCalendar } from './smm-calendar.tsx'

export function Page({ alias }: { alias: string }) {
  const t = useTexts<typeof smmCalendarMessages>()
  return (
    <div className="section">
      <h1 className="title">{t('smm-calendar.header')}</h1>
      <SmmCalendar alias={alias} />
    </div>
  )
}
