import { useAtomValue } from 'jotai'
import type { pushFormMessages } from '#contract/push-form.messages'
import { useTexts } from '../core/texts.tsx'
import { PushHistory } from '../push-history/push-history.tsx'
import { useStyles } from '../ui/use-styles.ts'
import { sentAtom } from './push-form.atoms.ts'
import css from './push-form.css?inline'
import { PushForm } from './push-form.tsx'

export function Page() {
  useStyles(css)
  const t = useTexts<typeof pushFormMessages>()
  return (
    <div className="section">
      <h1 className="title">{t('push-form.title')}</h1>
      <PushForm />
      <PushHistory sent={useAtomValue(sentAtom)} />
    </div>
  )
}
