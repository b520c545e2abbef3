import { legalLink } from '#contract/links'
import { loadTenant } from '../../core/element/loads.ts'
import { useTextsContext } from '../../core/element/texts.tsx'
import { useLoaded } from '../../core/element/use-loaded.ts'
import { PrivacyNote } from './privacy-note.tsx'

/** The note for a widget, whose page may be anybody's. */
export function TenantPrivacyNote() {
  const { locale } = useTextsContext()
  const { settings = [] } = useLoaded(loadTenant) ?? {}
  const named = Object.fromEntries(settings.map(({ name, value }) => [name, value]))
  return <PrivacyNote href={legalLink(named, 'privacy', locale)} />
}
