import type { topicsMessages } from '#contract/messages/topics.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import css from './topics.css?inline'
import { Topics } from './topics.tsx'

export function Page({ alias }: { alias: string }) {
  useStyles(css)
  const t = useTexts<typeof topicsMessages>()
  return <Topics alias={alias} header={t('topics.header')} level={1} />
}
