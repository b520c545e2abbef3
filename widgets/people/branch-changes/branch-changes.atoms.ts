import { atom } from 'jotai'
import {
  type BranchChangeForm,
  type BranchChangeKind,
  changesBranches,
  getBranchChange,
  postBranchChange
} from '#contract/branch-changes'
import { getPeople, type ListedPerson } from '#contract/people'
import { mayAtom } from '../../core/data/access.ts'
import { bulkChangeAtoms } from '../../core/data/bulk-changes.atoms.ts'
import { failedAtom } from '../../core/data/notify.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { organizations } from '../../organization/organizations/organizations.atoms.ts'

export const mayChangeAtom = mayAtom(changesBranches)

const LEADERS = { role: 'orgadmin', sort: 'name' } as const
/** Far more than lead branches. */
const PAGES_MAX = 10

/** Who has the role of a branch manager. */
export const leaders = requestAtoms<readonly ListedPerson[]>({
  async ask(call) {
    const first = await call(getPeople, { query: LEADERS })
    const pages = Math.min(Math.ceil(first.total / first.page_size), PAGES_MAX)
    const others = Array.from({ length: Math.max(pages - 1, 0) }, (_, at) =>
      call(getPeople, { query: { ...LEADERS, page: String(at + 2) } })
    )
    return [first, ...(await Promise.all(others))].flatMap(({ people }) => people)
  }
})

export interface Draft {
  /** Chosen by the user: nothing is likelier than the rest. */
  kind: BranchChangeKind | undefined
  time_zone: string
  organization_uuid: string
  person_uuid: string
}

export const isAboutManagers = (kind: Draft['kind']) => kind === 'assign-manager' || kind === 'release-manager'

/** Not asked for before a kind is chosen. */
const formOf = ({ kind, time_zone, organization_uuid, person_uuid }: Draft, branches: string[]): BranchChangeForm => ({
  branches,
  kind: kind as BranchChangeKind,
  time_zone: kind === 'time-zone' ? time_zone || null : null,
  organization_uuid: kind === 'opening-hours' ? organization_uuid || null : null,
  person_uuid: isAboutManagers(kind) ? person_uuid || null : null
})

export const branchChanges = bulkChangeAtoms<Draft, string[]>({
  first: { kind: undefined, time_zone: '', organization_uuid: '', person_uuid: '' },
  missing: ({ kind }) => (kind ? undefined : ['kind', 'branch-changes.kind-missing']),
  post: (call, draft, branches) => call(postBranchChange, { body: formOf(draft, branches) }),
  read: (call, uuid) => call(getBranchChange, { params: { uuid } }),
  refreshAtom: atom(null, (_get, set) => set(organizations.reloadAtom, 'quietly')),
  failAtom: failedAtom
})
