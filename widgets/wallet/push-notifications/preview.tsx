import { useAtomValue } from 'jotai'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { draftAtom } from './push-form.atoms.ts'
import { useTenant } from './use-tenant.ts'

const useMessages = useTexts<typeof pushFormMessages>

function Text({ text }: { text: string }) {
  const t = useMessages()
  return (
    <p className={text ? 'push-text' : 'push-text sample'} dir="auto">
      {text || t('push-form.sample')}
    </p>
  )
}

function LockScreen({ sender, text }: { sender: string; text: string }) {
  const t = useMessages()
  return (
    <div className="push-phone">
      <p className="push-clock" aria-hidden="true">
        9:41
      </p>
      <div className="push-notification">
        <span className="push-icon" aria-hidden="true">
          {[...sender][0]}
        </span>
        <div>
          <p className="push-sender">
            <strong>{sender}</strong>
            <span>{t('push-form.now')}</span>
          </p>
          <Text text={text} />
        </div>
      </div>
    </div>
  )
}

function CardBack({ text, link }: { text: string; link: string }) {
  const t = useMessages()
  return (
    <div className="push-phone">
      <div className="push-back">
        <p className="push-label">{t('push-form.text')}</p>
        <Text text={text} />
        {link && (
          <>
            <p className="push-label">{t('push-form.link')}</p>
            <p className="push-link">{link}</p>
          </>
        )}
      </div>
    </div>
  )
}

/** A live preview for card holders. */
export function Preview() {
  const t = useMessages()
  const sender = useTenant()?.name ?? ''
  const draft = useAtomValue(draftAtom)
  const text = draft.text.trim()
  return (
    <section className="push-preview" aria-label={t('push-form.preview')}>
      <figure>
        <figcaption className="help">{t('push-form.lock-screen')}</figcaption>
        <LockScreen sender={sender} text={text} />
      </figure>
      <figure>
        <figcaption className="help">{t('push-form.back')}</figcaption>
        <CardBack text={text} link={draft.link.trim()} />
      </figure>
    </section>
  )
}
