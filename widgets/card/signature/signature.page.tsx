import type { appMessages } from '#contract/messages/app.messages'
import type { signatureMessages } from '#contract/messages/signature.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { SignatureMaker } from './maker.tsx'

/** An advisor's own signature. */
export function Page({ alias }: { alias: string }) {
  const t = useTexts<typeof appMessages & typeof signatureMessages>()
  return (
    <div className="section">
      <h1 className="title">{t('app.signature')}</h1>
      <p className="lead">{t('signature.lead')}</p>
      <SignatureMaker alias={alias} />
    </div>
  )
}
