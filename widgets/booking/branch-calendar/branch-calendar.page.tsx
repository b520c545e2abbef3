import type { appMessages } from '#contract/messages/app.messages'
import gridCss from '../../calendar/time-grid/time-grid.css?inline'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import appointmentsCss from '../appointments/appointments.css?inline'
import calendarCss from '../appointments/calendar.css?inline'
import css from './branch-calendar.css?inline'
import { BranchCalendar } from './branch-calendar.tsx'

/** /branch-calendar */
export function Page() {
  useStyles(gridCss)
  useStyles(appointmentsCss)
  useStyles(calendarCss)
  useStyles(css)
  const t = useTexts<typeof appMessages>()
  return (
    <>
      <h1 className="title">{t('app.branch-calendar')}</h1>
      <BranchCalendar />
    </>
  )
}
