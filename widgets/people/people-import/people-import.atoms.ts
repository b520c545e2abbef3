import { atom } from 'jotai'
import * as v from 'valibot'
import {
  getPeopleImportRows,
  getPeopleImports,
  PEOPLE_IMPORT_BYTES_MAX,
  PEOPLE_IMPORT_TYPE,
  type PeopleImport,
  type PeopleImportRow,
  postPeopleImport,
  postPeopleImportCancel,
  postPeopleImportInvitations,
  postPeopleImportStart,
  type RowOutcome
} from '#contract/people-import'
import { notifyAtom } from '../../core/data/notify.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import { type FailAtom, mutationAtoms, type RequestStatus } from '../../core/data/request.atoms.ts'
import type { Caller } from '../../core/element/api.ts'
import { apiAtom, textsAtom } from '../../core/element/store.tsx'
import { type Texts, translate } from '../../core/element/texts.tsx'

interface Loaded {
  status: RequestStatus
  failure?: unknown
  /** The latest import. */
  current?: PeopleImport | undefined
}

export const loadedAtom = atom<Loaded>({ status: 'loading' })
const uploadAtom = atom(false)
/** Whether a file is being uploaded, rather than another action running. */
export const isSendingAtom = atom((get) => get(uploadAtom) && get(busyAtom) === 'processing')
export const fileErrorsAtom = atom<readonly string[]>([])

/** Whether the server is working on it, so that its progress must be polled. */
export const isWorking = (current: PeopleImport | undefined) =>
  current?.state === 'checking' || current?.state === 'running'

interface Listed {
  rows: readonly PeopleImportRow[]
  total: number
  page: number
  /** Failure of the first page. */
  failure?: unknown
}

/** The rows loaded of the current file, by outcome. */
export const listedAtom = atom<Partial<Record<RowOutcome, Listed>>>({})

const showAtom = atom(null, (get, set, current: PeopleImport | undefined) => {
  const before = get(loadedAtom).current
  if (before?.uuid !== current?.uuid || before?.state !== current?.state) set(listedAtom, {})
  set(loadedAtom, { status: 'ready', current })
})

export const loadAtom = atom(null, async (get, set) => {
  set(loadedAtom, { status: 'loading' })
  try {
    const { imports } = await get(apiAtom).call(getPeopleImports, {})
    set(showAtom, imports[0])
  } catch (failure) {
    set(loadedAtom, { status: 'error', failure })
  }
})

/** Refreshes the progress; keeps the current state if that fails. */
export const refreshAtom = atom(null, async (get, set) => {
  try {
    const { imports } = await get(apiAtom).call(getPeopleImports, {})
    if (get(busyAtom) === 'idle') set(showAtom, imports[0])
  } catch {}
})

const Refusal = v.object({ message: v.string(), errors: v.optional(v.record(v.string(), v.array(v.string()))) })
/** For other refusals the notification says everything. */
const FILE_ERRORS = new Set([409, 413, 415, 422])

/** Shows at the file why it was refused. */
const refuseAtom: FailAtom = atom(null, async (_get, set, failure: unknown) => {
  const isFileError = failure instanceof Response && FILE_ERRORS.has(failure.status)
  const refusal = isFileError ? await readFailure(failure, Refusal) : undefined
  if (refusal) set(fileErrorsAtom, Object.values(refusal.errors ?? { file: [refusal.message] }).flat())
  else set(notifyAtom, 'failure')
})

const action = mutationAtoms(refuseAtom)
export const busyAtom = action.statusAtom

const doAtom = atom(null, (_get, set, ask: (call: Caller) => Promise<PeopleImport>, isUpload?: boolean) => {
  const work = async (call: Caller) => {
    set(uploadAtom, Boolean(isUpload))
    set(fileErrorsAtom, [])
    set(showAtom, await ask(call))
  }
  return set(action.runAtom, work, { isSilent: true })
})

const MEGABYTE = 1024 * 1024

/** Uploads a file to be checked. */
export const sendAtom = atom(null, (get, set, file: File) => {
  if (file.size > PEOPLE_IMPORT_BYTES_MAX) {
    const size = String(PEOPLE_IMPORT_BYTES_MAX / MEGABYTE)
    return set(fileErrorsAtom, [translate(get(textsAtom) as Texts, 'people-import.file-large', { size })])
  }
  // browsers report several types for CSV files
  const body = file.slice(0, file.size, PEOPLE_IMPORT_TYPE)
  const query = { file_name: file.name.slice(0, 255) }
  return set(doAtom, (call) => call(postPeopleImport, { query, body }), true)
})

export const startAtom = atom(null, (_get, set, uuid: string) =>
  set(doAtom, (call) => call(postPeopleImportStart, { params: { uuid } }))
)

export const stopAtom = atom(null, (_get, set, uuid: string) =>
  set(doAtom, (call) => call(postPeopleImportCancel, { params: { uuid } }))
)

/** Loads the next rows of an outcome. */
export const moreAtom = atom(null, async (get, set, uuid: string, outcome: RowOutcome) => {
  const { rows = [], page = 0 } = get(listedAtom)[outcome] ?? {}
  const query = { fate: outcome, page: String(page + 1) }
  try {
    const next = await get(apiAtom).call(getPeopleImportRows, { params: { uuid }, query })
    if ((get(listedAtom)[outcome]?.page ?? 0) !== page) return
    set(listedAtom, (listed) => ({
      ...listed,
      [outcome]: { rows: [...rows, ...next.rows], total: next.total, page: page + 1 }
    }))
  } catch (failure) {
    if (page) set(notifyAtom, 'failure')
    else set(listedAtom, (listed) => ({ ...listed, [outcome]: { rows, total: 0, page, failure } }))
  }
})

/** Clears a failed load, so that it is repeated. */
export const retryAtom = atom(null, (_get, set, outcome: RowOutcome) =>
  set(listedAtom, ({ [outcome]: _failed, ...others }) => others)
)

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
  return set(inviting.runAtom, work, { isSilent: true })
})
