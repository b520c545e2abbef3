import type { visitorFormMessages } from '#contract/messages/visitor.messages'
import { useTexts } from '../../core/element/texts.tsx'

/** Leads to the institution's privacy policy, in a window of its own: what was typed stays. */
export function PrivacyNote({ href }: { href: string | undefined }) {
  const t = useTexts<typeof visitorFormMessages>()
  if (!href) return null
  return (
    <p className="help privacy-note">
      <a href={href} target="_blank" rel="noopener">
        {t('visitor.privacy')}
      </a>
    </p>
  )
}
