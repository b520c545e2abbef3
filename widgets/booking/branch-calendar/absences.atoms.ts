import { atom } from 'jotai'
import {
  type BranchAbsence,
  type BranchAbsences,
  deleteBranchAbsence,
  getBranchAbsences,
  postBranchAbsence
} from '#contract/calendar-overrides'
import { failedAtom, notifyAtom } from '../../core/data/notify.ts'
import { mutationAtoms, requestAtoms } from '../../core/data/request.atoms.ts'
import { draftAtoms } from '../../core/forms/draft.atoms.ts'
import { refreshAtom } from './branch-calendar.atoms.ts'

/** An advisor of a branch, by alias. */
export interface Whose {
  branch: string
  advisor: string
  name: string
}

interface Draft extends Whose {
  from: string
  to: string
  label: string
}

/** The absences of an advisor that are not over. */
export const absences = requestAtoms<BranchAbsences, Whose>({
  clears: true,
  ask: (call, { branch, advisor }) => call(getBranchAbsences, { params: { alias: branch }, query: { advisor } })
})

/** Whose absences the dialog is about. */
export const whoseAtom = atom<Whose>({ branch: '', advisor: '', name: '' })

/** The form of a new absence. */
export const absenceForm = draftAtoms<BranchAbsence, Draft>({
  of: () => ({ branch: '', advisor: '', name: '', from: '', to: '', label: '' }),
  save: (call, { branch, name: _, ...body }) => call(postBranchAbsence, { params: { alias: branch }, body }),
  nameOf: ({ label }) => label,
  fields: ['from', 'to', 'label'],
  saved: (set, absence) => {
    set(toldAtom, absence)
    void set(refreshAtom)
    void set(absences.reloadAtom, 'quietly')
  },
  failed: (set, failure) => set(failedAtom, failure)
})

/** Absences that were known before and lie within the new one have become one with it. */
const toldAtom = atom(null, (get, set, { starts_at, ends_at, staying }: BranchAbsence) => {
  const before = get(absences.valueAtom)?.absences ?? []
  const isJoined = before.some((one) => one.starts_at >= starts_at && one.ends_at <= ends_at)
  const values = { name: get(whoseAtom).name, staying: staying.count, joined: isJoined ? 'yes' : 'no' }
  set(notifyAtom, 'success', 'branch-calendar.told-absent', values)
})

/** Opens the dialog, with these days chosen. */
export const openAbsencesAtom = atom(null, (_get, set, whose: Whose, days: { from: string; to: string }) => {
  set(whoseAtom, whose)
  set(absenceForm.openAtom, undefined, { ...whose, ...days })
})

const removal = mutationAtoms()
export const removalStatusAtom = removal.statusAtom

export const removeAbsenceAtom = atom(
  null,
  async (_get, set, { branch: alias, name }: Whose, uuid: string): Promise<boolean> => {
    const isRemoved = await set(removal.runAtom, (call) => call(deleteBranchAbsence, { params: { alias, uuid } }), {
      said: () => ['branch-calendar.told-present', { name }]
    })
    void set(refreshAtom)
    if (isRemoved) void set(absences.reloadAtom, 'quietly')
    return isRemoved
  }
)
