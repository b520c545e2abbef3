import type { workingHoursMessages } from '#contract/messages/working-hours.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import css from '../week/week.css?inline'
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
