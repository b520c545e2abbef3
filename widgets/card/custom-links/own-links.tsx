import { type OwnLink, PLACEHOLDER } from '#contract/custom-links'
import type { customLinksMessages } from '#contract/messages/custom-links.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { ValuesForm } from '../../ui/fields/values-form.tsx'
import { ownLinks } from './own-links.atoms.ts'

/** An advisor's own links, of the kinds that the institution offers. */
export function OwnLinks({ alias }: { alias: string }) {
  const t = useTexts<typeof customLinksMessages>()
  const fieldOf = ({ uuid, label, pattern }: OwnLink) => {
    const isAny = pattern === PLACEHOLDER
    const shown = pattern.replace(PLACEHOLDER, '…')
    return {
      label,
      name: `link-${uuid}`,
      max: 500,
      spellCheck: false,
      autoComplete: 'off',
      trim: true as const,
      help: t(isAny ? 'custom-links.own-any-help' : 'custom-links.own-pattern-help', { pattern: shown }),
      inputMode: isAny ? ('url' as const) : ('text' as const)
    }
  }
  const none = <p className="lead">{t('custom-links.own-none')}</p>
  return (
    <section className="card" aria-label={t('custom-links.own')}>
      <h2 className="card-title">{t('custom-links.own')}</h2>
      <p className="lead">{t('custom-links.own-lead')}</p>
      <ValuesForm of={ownLinks} alias={alias} name={t('custom-links.own')} none={none} fieldOf={fieldOf} />
    </section>
  )
}
