import { atom } from 'jotai'
import {
  getPeopleImportRows,
  getPeopleImports,
  postPeopleImport,
  postPeopleImportCancel,
  postPeopleImportInvitations,
  postPeopleImportStart
} from '#contract/people-import'
import { fileImportAtoms } from '../../core/data/file-imports.atoms.ts'
import { mutationAtoms } from '../../core/data/request.atoms.ts'
import type { Caller } from '../../core/element/api.ts'

/** The import of people. */
export const peopleImport = fileImportAtoms({
  list: (call) => call(getPeopleImports, {}),
  post: (call, query, body) => call(postPeopleImport, { query, body }),
  start: (call, uuid) => call(postPeopleImportStart, { params: { uuid } }),
  cancel: (call, uuid) => call(postPeopleImportCancel, { params: { uuid } }),
  rows: (call, uuid, query) => call(getPeopleImportRows, { params: { uuid }, query })
})

const inviting = mutationAtoms()
export const inviteStatusAtom = inviting.statusAtom
/** The import whose people are being invited, and their number. */
export const invitingAtom = atom<{ uuid: string; count: number } | undefined>(undefined)

/** Invites the imported people. */
export const inviteAtom = atom(null, (_get, set, uuid: string) => {
  const work = async (call: Caller) => {
    const { count } = await call(postPeopleImportInvitations, { params: { uuid } })
    set(invitingAtom, { uuid, count })
  }
  return set(inviting.runAtom, work)
})
