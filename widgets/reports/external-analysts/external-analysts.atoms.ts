import { atom } from 'jotai'
import {
  deleteExternalAnalystAssignment,
  type ExternalAnalyst,
  type ExternalAnalystAssignment,
  getExternalAnalystAssignments,
  getExternalAnalysts,
  postExternalAnalystAssignment
} from '#contract/external-analysts'
import { refusalsOf } from '../../core/data/refusals.ts'
import type { Caller } from '../../core/element/api.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { formAtoms } from '../../core/forms/form.atoms.ts'

const uuidAtom = atom('')
const analystsAtom = atom<readonly ExternalAnalyst[]>([])
const assignedAtom = atom<readonly ExternalAnalystAssignment[]>([])
const chosenAtom = atom<readonly ExternalAnalyst[]>([])
/** The server's messages about a refused choice. */
export const errorsAtom = atom<readonly string[]>([])

const analystOf = ({ external_analyst_alias: alias, full_name, email_address }: ExternalAnalystAssignment) => ({
  alias,
  full_name,
  email_address,
  profile_picture_url: null,
  branch: ''
})

/** Includes an assigned user who has lost the role, so that a removal can be reverted. */
export const optionsAtom = atom((get) => {
  const analysts = get(analystsAtom)
  const known = new Set(analysts.map(({ alias }) => alias))
  const former = get(assignedAtom).filter(({ external_analyst_alias: alias }) => !known.has(alias))
  return [...analysts, ...former.map(analystOf)]
})

export const selectedAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, analysts: readonly ExternalAnalyst[]) => {
    set(chosenAtom, analysts)
    set(errorsAtom, [])
  }
)

/** Chosen recipients who have unsubscribed. */
export const stoppedAtom = atom((get) => {
  const chosen = get(chosenAtom)
  return get(assignedAtom).flatMap(({ uuid, full_name, stopped_on, external_analyst_alias }) =>
    stopped_on && chosen.some(({ alias }) => alias === external_analyst_alias) ? { uuid, full_name, stopped_on } : []
  )
})

/** Pending changes; what was selected and removed again is in neither list (spec §4). */
interface Pending {
  adds: readonly ExternalAnalyst[]
  deletes: readonly ExternalAnalystAssignment[]
}

const pendingAtom = atom((get): Pending => {
  const [assigned, chosen] = [get(assignedAtom), get(chosenAtom)]
  return {
    adds: chosen.filter(({ alias }) => !assigned.some((one) => one.external_analyst_alias === alias)),
    deletes: assigned.filter((one) => !chosen.some(({ alias }) => alias === one.external_analyst_alias))
  }
})
const dirtyAtom = atom((get) => Object.values(get(pendingAtom)).some((list) => list.length))

const assignmentsOf = (call: Caller, organization_uuid: string) =>
  call(getExternalAnalystAssignments, { query: { organization_uuid } })

/** Deletes and creates run together (spec §4); the first failure is reported when all have ended. */
async function saveAll(call: Caller, organization_uuid: string, { adds, deletes }: Pending) {
  const results = await Promise.allSettled([
    ...deletes.map(({ uuid }) => call(deleteExternalAnalystAssignment, { params: { uuid } })),
    ...adds.map(({ alias }) =>
      call(postExternalAnalystAssignment, { body: { external_analyst_alias: alias, organization_uuid } })
    )
  ])
  const failed = results.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return assignmentsOf(call, organization_uuid)
}

export const externalAnalystsForm = formAtoms({
  dirtyAtom,
  load: async (call, uuid) => {
    const [analysts, assigned] = await Promise.all([call(getExternalAnalysts, {}), assignmentsOf(call, uuid)])
    return { uuid, analysts, assigned }
  },
  show: (set, { uuid, analysts, assigned }) => {
    set(uuidAtom, uuid)
    set(analystsAtom, analysts)
    set(assignedAtom, assigned)
    set(selectedAtom, assigned.map(analystOf))
  },
  // without changes nothing is sent and nothing said (spec §8)
  value: (get) => (get(dirtyAtom) ? get(pendingAtom) : undefined),
  save: saveAll,
  saved: (set, _pending, assigned) => {
    set(assignedAtom, assigned)
    set(errorsAtom, [])
  },
  said: () => ['external-analysts.saved'],
  refused: async (get, set, failure) => {
    set(errorsAtom, await refusalsOf(failure))
    // a part may have been saved: reloads to find out what is still pending
    const assigned = await assignmentsOf(get(apiAtom).call, get(uuidAtom)).catch(() => undefined)
    if (assigned) set(assignedAtom, assigned)
  }
})
