import { useAtomValue } from 'jotai'
import { Redirect, useSearchParams } from 'wouter'
import type { appMessages } from '#contract/messages/app.messages'
import gridCss from '../../calendar/time-grid/time-grid.css?inline'
import { meAtom } from '../../core/data/session.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import css from './appointments.css?inline'
import { Appointments } from './appointments.tsx'
import calendarCss from './calendar.css?inline'

/** /online-appointments/appointments/index */
export function Page({ alias }: { alias: string }) {
  useStyles(gridCss)
  useStyles(css)
  useStyles(calendarCss)
  const t = useTexts<typeof appMessages>()
  const { full_name } = useAtomValue(meAtom)
  const [params] = useSearchParams()
  // where e-mails about requests led
  if (params.get('tab') === 'requests') return <Redirect to="/requests" replace />
  return (
    <>
      <h1 className="title">{t('app.appointments')}</h1>
      <p className="appt-printed">{full_name}</p>
      <Appointments alias={alias} />
    </>
  )
}
