import { useAtomValue, useSetAtom } from 'jotai'
import type { advisorSettingsMessages } from '#contract/messages/advisor-settings.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { errorsAt, type SectionAtoms } from './section.atoms.ts'

/** Values, errors and change handler for the fields of a section. */
export function useSection<Draft extends object>(section: SectionAtoms<Draft>) {
  const t = useTexts<typeof advisorSettingsMessages>()
  const draft = useAtomValue(section.draftAtom)
  const errors = useAtomValue(section.errorsAtom)
  const edit = useSetAtom(section.editAtom)
  return { t, draft, edit, errorsOf: (field: string) => errorsAt(errors, field) }
}
