import type { workingHoursMessages } from '#contract/working-hours.messages'
import { useTexts } from '../core/texts.tsx'
import { useStyles } from '../ui/use-styles.ts'
import css from '../ui/week/week.css?inline'
import { WorkingHours } from './working-hours.tsx'

export function Page({ alias }: { alias: string }) {
  useStyles(css)
  const t = useTexts<typeof workingHoursMessages>()
  return (
    <div className="section">
      <h1 className="title">{t('working-hours.header')}</h1>
      <WorkingHours alias={alias} />
    </div>
  )
}
