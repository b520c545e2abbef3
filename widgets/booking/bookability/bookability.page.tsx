import type { appMessages } from '#contract/messages/app.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import css from './bookability.css?inline'
import { Bookability } from './bookability.tsx'

/** /bookability */
export function Page() {
  useStyles(css)
  const t = useTexts<typeof appMessages>()
  return (
    <div className="stack">
      <div className="bookability-head">
        <h1 className="title">{t('app.bookability')}</h1>
        <p className="lead">{t('app.bookability-lead')}</p>
      </div>
      <Bookability />
    </div>
  )
}
