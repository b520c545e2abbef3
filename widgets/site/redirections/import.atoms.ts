import { atom } from 'jotai'
import * as v from 'valibot'
import { IMPORT_MAX_BYTES, IMPORT_TYPE, type ImportReport, postRedirectionsImport } from '#contract/redirections'
import { failedAtom } from '../../core/data/notify.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import { apiAtom, hostAtom, textsAtom } from '../../core/element/store.tsx'
import { type Texts, translate } from '../../core/element/texts.tsx'
import { redirections } from './redirections.atoms.ts'

export const isImportOpenAtom = atom(false)
export const importStatusAtom = atom<'idle' | 'processing'>('idle')
export const fileErrorsAtom = atom<readonly string[]>([])
export const reportAtom = atom<ImportReport | undefined>(undefined)
const fileAtom = atom<File | undefined>(undefined)

export const openImportAtom = atom(null, (_get, set, isOpen: boolean) => {
  set(fileAtom, undefined)
  set(reportAtom, undefined)
  set(fileErrorsAtom, [])
  set(isImportOpenAtom, isOpen)
})

const Refusal = v.object({ message: v.string(), errors: v.optional(v.record(v.string(), v.array(v.string()))) })
/** For other refusals the notification says everything. */
const FILE_ERRORS = new Set([413, 415, 422])

const failAtom = atom(null, async (get, set, failure: unknown) => {
  const isAbout = failure instanceof Response && FILE_ERRORS.has(failure.status)
  const refusal = isAbout ? await readFailure(failure, Refusal) : undefined
  if (refusal) return set(fileErrorsAtom, Object.values(refusal.errors ?? { file: [refusal.message] }).flat())
  set(failedAtom, failure)
  get(hostAtom)?.emit('error', { reason: 'redirections' })
})

const sendAtom = atom(null, async (get, set, file: File, trial: 'true' | 'false') => {
  set(importStatusAtom, 'processing')
  const { call } = get(apiAtom)
  try {
    // browsers report several types for CSV files
    const body = file.slice(0, file.size, IMPORT_TYPE)
    const report = await call(postRedirectionsImport, { query: { trial }, body })
    if (get(fileAtom) === file) set(reportAtom, report)
    if (!report.is_trial) await set(redirections.refreshAtom)
  } catch (failure) {
    await set(failAtom, failure)
  }
  set(importStatusAtom, 'idle')
})

const MEGABYTE = 1024 * 1024

/** Fetches the outcome that importing a file would have. */
export const chooseAtom = atom(null, async (get, set, file: File) => {
  set(fileAtom, file)
  set(reportAtom, undefined)
  set(fileErrorsAtom, [])
  if (file.size <= IMPORT_MAX_BYTES) return set(sendAtom, file, 'true')
  const size = String(IMPORT_MAX_BYTES / MEGABYTE)
  set(fileErrorsAtom, [translate(get(textsAtom) as Texts, 'redirections.file-large', { size })])
})

/** Imports the previewed file. */
export const importAtom = atom(null, (get, set) => {
  const file = get(fileAtom)
  return file && get(importStatusAtom) === 'idle' ? set(sendAtom, file, 'false') : undefined
})
