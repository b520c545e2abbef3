import { atom } from 'jotai'
import { getExportCsv, getExportXlsx } from '#contract/advisors-export'
import { fetchFile, saveFile } from '../../core/data/download.ts'
import { failureText, notifyAtom } from '../../core/data/notify.ts'
import type { RequestStatus } from '../../core/data/request.atoms.ts'
import { apiAtom, textsAtom } from '../../core/element/store.tsx'

const ENDPOINTS = { csv: getExportCsv, xlsx: getExportXlsx }
export type Format = keyof typeof ENDPOINTS

interface Fetched {
  status: RequestStatus
  format: Format
  /** Advisors in total. */
  total: number
  /** Advisors received so far; unknown for a compressed file. */
  rows: number
  bytes: number
  /** Of the finished file. */
  name: string
  isStopped: boolean
}

const NOTHING: Fetched = { status: 'idle', format: 'csv', total: 0, rows: 0, bytes: 0, name: '', isStopped: false }

const stateAtom = atom(NOTHING)
export const fileAtom = atom((get) => get(stateAtom))
const stopsAtom = atom<AbortController | undefined>(undefined)

/** Cancels a running download silently. */
export const resetAtom = atom(null, (get, set) => {
  get(stopsAtom)?.abort()
  set(stopsAtom, undefined)
  set(stateAtom, NOTHING)
})

export const stopAtom = atom(null, (get, set) => {
  const { format } = get(stateAtom)
  set(resetAtom)
  set(stateAtom, { ...NOTHING, format, isStopped: true })
})

/** Counts the lines of a CSV file, which end with CR and LF, even if a chunk ends between the two. */
function lineCounter() {
  let last = 0
  let lines = 0
  return (piece: Uint8Array) => {
    for (const byte of piece) {
      if (byte === 10 && last === 13) lines += 1
      last = byte
    }
    return lines
  }
}

function messageFor(failure: unknown, bytes: number) {
  if (failure instanceof Response) return failure.status === 429 ? 'advisors-export.too-often' : undefined
  return bytes ? 'advisors-export.broken' : undefined
}

/** Fetches the file and saves it when complete. */
export const fetchAtom = atom(null, async (get, set, url: string, format: Format, total: number) => {
  if (get(stateAtom).status === 'processing') return
  const stops = new AbortController()
  const { signal } = stops
  set(stopsAtom, stops)
  set(stateAtom, { ...NOTHING, status: 'processing', format, total })
  const count = lineCounter()
  const onPiece = (piece: Uint8Array) => {
    if (signal.aborted) return
    // the first line is the header
    const rows = Math.min(total, Math.max(0, count(piece) - 1))
    set(stateAtom, (before) => ({ ...before, rows, bytes: before.bytes + piece.length }))
  }
  try {
    const lang = get(textsAtom)?.locale
    const file = await fetchFile(ENDPOINTS[format], { url, lang, signal, around: get(apiAtom).around, onPiece })
    if (signal.aborted) return
    saveFile(file)
    set(stateAtom, { ...NOTHING, status: 'ready', format, name: file.name })
  } catch (failure) {
    if (signal.aborted) return
    const { bytes } = get(stateAtom)
    set(stateAtom, { ...NOTHING, status: 'error', format })
    set(notifyAtom, 'failure', messageFor(failure, bytes) ?? failureText(failure))
  }
})
