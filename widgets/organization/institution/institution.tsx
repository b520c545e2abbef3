import { useAtomValue } from 'jotai'
import type { institutionMessages } from '#contract/messages/institution.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { MainColour } from './colour.tsx'
import { Identity } from './identity.tsx'
import { institutionForm } from './institution.atoms.ts'
import css from './institution.css?inline'
import { Logos } from './logos.tsx'
import { Modules } from './modules.tsx'
import { Origins } from './origins.tsx'

function Look() {
  const t = useTexts<typeof institutionMessages>()
  return (
    <section className="card institution-look">
      <h2 className="card-title">{t('institution.look')}</h2>
      <MainColour />
      <Logos />
    </section>
  )
}

/** The institution: name, look and modules. */
export function Page() {
  useStyles(css)
  const status = useAtomValue(institutionForm.statusAtom)
  const isThere = status !== 'loading' && status !== 'error'
  return (
    <div className="stack">
      <Identity />
      {isThere && <Look />}
      <Origins />
      <Modules />
    </div>
  )
}
