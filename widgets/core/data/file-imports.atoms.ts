import { atom } from 'jotai'
import * as v from 'valibot'
import {
  type FileImport,
  type FileImportRow,
  IMPORT_FILE_BYTES_MAX,
  IMPORT_FILE_TYPE,
  type RowOutcome
} from '#contract/file-imports'
import type { Caller } from '../element/api.ts'
import { apiAtom, textsAtom } from '../element/store.tsx'
import { type Texts, translate } from '../element/texts.tsx'
import { failedAtom } from './notify.ts'
import { readFailure } from './read-failure.ts'
import { type FailAtom, mutationAtoms, type RequestStatus } from './request.atoms.ts'

/** The requests of one kind of import. */
interface ImportCalls<I extends FileImport, R extends FileImportRow> {
  /** Latest first. */
  list(call: Caller): Promise<{ imports: I[] }>
  post(call: Caller, query: { file_name: string }, body: Blob): Promise<I>
  start(call: Caller, uuid: string): Promise<I>
  cancel(call: Caller, uuid: string): Promise<I>
  rows(call: Caller, uuid: string, query: { fate: RowOutcome; page: string }): Promise<{ rows: R[]; total: number }>
}

export type FileImportAtoms<I extends FileImport, R extends FileImportRow> = ReturnType<typeof fileImportAtoms<I, R>>

interface Loaded<I> {
  status: RequestStatus
  failure?: unknown
  /** The latest import. */
  current?: I | undefined
}

interface Listed<R> {
  rows: readonly R[]
  total: number
  page: number
  /** Failure of the first page. */
  failure?: unknown
}

/** Whether the server is working on it, so that its progress must be polled. */
export const isWorking = (current: FileImport | undefined) =>
  current?.state === 'checking' || current?.state === 'running'

const Refusal = v.object({ message: v.string(), errors: v.optional(v.record(v.string(), v.array(v.string()))) })
/** For other refusals the notification says everything. */
const FILE_ERRORS = new Set([409, 413, 415, 422])

const MEGABYTE = 1024 * 1024

/** An import from a file: uploaded and checked, then started, followed to its end, with its rows by outcome. */
export function fileImportAtoms<I extends FileImport, R extends FileImportRow>(calls: ImportCalls<I, R>) {
  const loadedAtom = atom<Loaded<I>>({ status: 'loading' })
  const uploadAtom = atom(false)
  /** Whether a file is being uploaded, rather than another action running. */
  const isSendingAtom = atom((get) => get(uploadAtom) && get(busyAtom) === 'processing')
  const fileErrorsAtom = atom<readonly string[]>([])

  /** The rows loaded of the current file, by outcome. */
  const listedAtom = atom<Partial<Record<RowOutcome, Listed<R>>>>({})

  const showAtom = atom(null, (get, set, current: I | undefined) => {
    const before = get(loadedAtom).current
    if (before?.uuid !== current?.uuid || before?.state !== current?.state) set(listedAtom, {})
    set(loadedAtom, { status: 'ready', current })
  })

  const loadAtom = atom(null, async (get, set) => {
    set(loadedAtom, { status: 'loading' })
    try {
      const { imports } = await calls.list(get(apiAtom).call)
      set(showAtom, imports[0])
    } catch (failure) {
      set(loadedAtom, { status: 'error', failure })
    }
  })

  /** Refreshes the progress; keeps the current state if that fails. */
  const refreshAtom = atom(null, async (get, set) => {
    try {
      const { imports } = await calls.list(get(apiAtom).call)
      if (get(busyAtom) === 'idle') set(showAtom, imports[0])
    } catch {}
  })

  /** Shows at the file why it was refused. */
  const refuseAtom: FailAtom = atom(null, async (_get, set, failure: unknown) => {
    const isFileError = failure instanceof Response && FILE_ERRORS.has(failure.status)
    const refusal = isFileError ? await readFailure(failure, Refusal) : undefined
    if (refusal) set(fileErrorsAtom, Object.values(refusal.errors ?? { file: [refusal.message] }).flat())
    else await set(failedAtom, failure)
  })

  const action = mutationAtoms(refuseAtom)
  const busyAtom = action.statusAtom

  const doAtom = atom(null, (_get, set, ask: (call: Caller) => Promise<I>, isUpload?: boolean) => {
    const work = async (call: Caller) => {
      set(uploadAtom, Boolean(isUpload))
      set(fileErrorsAtom, [])
      set(showAtom, await ask(call))
    }
    return set(action.runAtom, work)
  })

  /** Uploads a file to be checked. */
  const sendAtom = atom(null, (get, set, file: File) => {
    if (file.size > IMPORT_FILE_BYTES_MAX) {
      const size = String(IMPORT_FILE_BYTES_MAX / MEGABYTE)
      return set(fileErrorsAtom, [translate(get(textsAtom) as Texts, 'file-imports.file-large', { size })])
    }
    // browsers report several types for CSV files
    const body = file.slice(0, file.size, IMPORT_FILE_TYPE)
    const query = { file_name: file.name.slice(0, 255) }
    return set(doAtom, (call) => calls.post(call, query, body), true)
  })

  const startAtom = atom(null, (_get, set, uuid: string) => set(doAtom, (call) => calls.start(call, uuid)))

  const stopAtom = atom(null, (_get, set, uuid: string) => set(doAtom, (call) => calls.cancel(call, uuid)))

  /** Loads the next rows of an outcome. */
  const moreAtom = atom(null, async (get, set, uuid: string, outcome: RowOutcome) => {
    const { rows = [], page = 0 } = get(listedAtom)[outcome] ?? {}
    const query = { fate: outcome, page: String(page + 1) }
    try {
      const next = await calls.rows(get(apiAtom).call, uuid, query)
      if ((get(listedAtom)[outcome]?.page ?? 0) !== page) return
      set(listedAtom, (listed) => ({
        ...listed,
        [outcome]: { rows: [...rows, ...next.rows], total: next.total, page: page + 1 }
      }))
    } catch (failure) {
      if (page) set(failedAtom, failure)
      else set(listedAtom, (listed) => ({ ...listed, [outcome]: { rows, total: 0, page, failure } }))
    }
  })

  /** Clears a failed load, so that it is repeated. */
  const retryAtom = atom(null, (_get, set, outcome: RowOutcome) =>
    set(listedAtom, ({ [outcome]: _failed, ...others }) => others)
  )

  return {
    loadedAtom,
    isSendingAtom,
    fileErrorsAtom,
    listedAtom,
    loadAtom,
    refreshAtom,
    busyAtom,
    sendAtom,
    startAtom,
    stopAtom,
    moreAtom,
    retryAtom
  }
}
