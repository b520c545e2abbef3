import type { appointmentTypesMessages } from '#contract/appointment-types.messages'
import { useTexts } from '../core/texts.tsx'
import { useStyles } from '../ui/use-styles.ts'
import css from './appointment-types.css?inline'
import { AppointmentTypes } from './appointment-types.tsx'

export function Page({ alias }: { alias: string }) {
  useStyles(css)
  const t = useTexts<typeof appointmentTypesMessages>()
  return (
    <div className="section">
      <h1 className="title">{t('appointment-types.header')}</h1>
      <AppointmentTypes alias={alias} />
    </div>
  )
}
