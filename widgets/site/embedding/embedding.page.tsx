import type { appMessages } from '#contract/messages/app.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { EmbedMaker } from './maker.tsx'

/** For advisors and editors, outside the administration. */
export function Page() {
  const t = useTexts<typeof appMessages>()
  return (
    <div className="section">
      <h1 className="title">{t('app.embedding')}</h1>
      <EmbedMaker />
    </div>
  )
}
