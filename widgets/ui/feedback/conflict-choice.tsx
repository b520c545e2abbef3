import { useAtomValue } from 'jotai'
import { usePart } from '../../core/element/use-part.ts'
import type { TwoVersions } from '../../core/forms/conflict.ts'

const load = () => import('./two-versions.tsx').then(({ ChoiceOfVersions }) => ChoiceOfVersions)

/** The choice between two versions. Its code comes with the first one: most forms never need it. */
export function ConflictChoice({ of }: { of: TwoVersions }) {
  const isWanted = Boolean(useAtomValue(of.otherAtom))
  const { Part } = usePart(load, isWanted)
  return isWanted && Part ? <Part of={of} /> : null
}
