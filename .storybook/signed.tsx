import { useHydrateAtoms } from 'jotai/utils'
import type { ReactNode } from 'react'
import type { Role } from '#contract/access'
import { exampleAppInit } from '#contract/examples/app-init.example'
import { initAtom, meAtom } from '../widgets/core/data/session.ts'

/** A page as a user with certain roles sees it, by default one without a card. */
export function Signed({ as: role, alias = null, children }: { as: Role; alias?: string | null; children: ReactNode }) {
  useHydrateAtoms([[initAtom, exampleAppInit]])
  useHydrateAtoms([[meAtom, { roles: [role], alias, is_institutional: alias !== null }]])
  return children
}
