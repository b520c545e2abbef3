import { useAtomValue, useSetAtom } from 'jotai'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import type { uiCommonMessages, uiOverlayMessages } from '#contract/messages/ui.messages'
import { type FoundAdvisor, OPTIONS_MAX } from '#contract/push-notifications'
import { useTexts } from '../../core/element/texts.tsx'
import { usePart } from '../../core/element/use-part.ts'
import { personChoice } from '../../ui/fields/choices.ts'
import { MultiSelect } from '../../ui/fields/multi-select.tsx'
import { BranchChoice } from './branch-choice.tsx'
import { draftAtom, faultsAtom, serverErrorsAtom, typeAtom } from './push-form.atoms.ts'
import { optionsAtom, searchAtom, searchStatusAtom } from './search.atoms.ts'

const keyOf = ({ slug }: FoundAdvisor) => slug
const nameOf = ({ full_name }: FoundAdvisor) => full_name

const load = () => import('./later-parts.ts').then(({ ChoiceOption }) => ChoiceOption)

/** The advisors whose card holders are notified; searched by name. */
export function TargetGroup() {
  const t = useTexts<typeof pushFormMessages & typeof uiCommonMessages & typeof uiOverlayMessages>()
  const { advisors } = useAtomValue(draftAtom)
  const faults = useAtomValue(faultsAtom).advisors ?? []
  const refused = useAtomValue(serverErrorsAtom).advisors ?? []
  const options = useAtomValue(optionsAtom)
  const status = useAtomValue(searchStatusAtom)
  // until photos can be drawn, and where they cannot, names do
  const { Part } = usePart(load, status !== 'short')
  const type = useSetAtom(typeAtom)
  const search = useSetAtom(searchAtom)
  const hint = t('push-form.search')
  const notes = { short: hint, loading: t('ui.loading'), error: t('ui.overlay-error'), ready: undefined }
  return (
    <div className="stack">
      <MultiSelect
        id="push-form-advisors"
        label={t('push-form.advisors')}
        placeholder={hint}
        required
        errors={faults.length ? [t('push-form.advisors-required')] : refused}
        emptyList={hint}
        emptyQuery={notes[status]}
        max={OPTIONS_MAX}
        options={options}
        selected={advisors}
        onChange={(chosen) => type({ advisors: chosen })}
        onSearch={search}
        keyOf={keyOf}
        nameOf={nameOf}
        draw={(one) => (Part ? <Part choice={personChoice(one.slug, one, one.email_address)} /> : nameOf(one))}
      />
      <BranchChoice />
    </div>
  )
}
