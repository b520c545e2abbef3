import type { appMessages } from '#contract/app.messages'
import { useTexts } from '../core/texts.tsx'
import { useStyles } from '../ui/use-styles.ts'
import css from './appointments.css?inline'
import { Appointments } from './appointments.tsx'

/** /online-appointments/appointments/index */
export function Page({ alias }: { alias: string }) {
  useStyles(css)
  const t = useTexts<typeof appMessages>()
  return (
    <>
      <h1 className="title">{t('app.appointments')}</h1>
      <Appointments alias={alias} />
    </>
  )
}
