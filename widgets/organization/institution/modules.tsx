import { useAtomValue, useSetAtom } from 'jotai'
import type { institutionMessages } from '#contract/messages/institution.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { Toggle } from '../../ui/fields/toggle.tsx'
import { modulesAtom, switchAtom } from './institution.atoms.ts'

/** The institution's modules; each switch takes effect immediately. */
export function Modules() {
  const t = useTexts<typeof institutionMessages>()
  const modules = useAtomValue(modulesAtom)
  const flip = useSetAtom(switchAtom)
  return (
    <section className="card">
      <h2 className="card-title">{t('institution.modules')}</h2>
      <p className="lead">{t('institution.modules-lead')}</p>
      <ul className="institution-modules">
        {modules.map(({ name, isOn }) => (
          <li key={name}>
            <div>
              <p className="institution-module">{t(`institution.module-${name}`)}</p>
              <p className="help">{t(`institution.module-${name}-text`)}</p>
            </div>
            <Toggle
              sync
              hideLabel
              label={t(`institution.module-${name}`)}
              checked={isOn}
              onChange={(state) => void flip(name, state)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
