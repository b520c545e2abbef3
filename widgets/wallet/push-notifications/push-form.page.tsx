import { useAtomValue } from 'jotai'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { sentAtom } from './push-form.atoms.ts'
import css from './push-form.css?inline'
import { PushForm } from './push-form.tsx'
import { PushHistory } from './push-history.tsx'

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
