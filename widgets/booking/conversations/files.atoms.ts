import { atom, type Getter, type WritableAtom } from 'jotai'
import * as v from 'valibot'
import { FILE_MAX_BYTES, FILE_NAME_MAX, FILE_TYPES, NAME_HEADER } from '#contract/conversation-files'
import type { ConversationMessage } from '#contract/conversations'
import type { Send } from '#contract/endpoint'
import { readFailure } from '../../core/data/read-failure.ts'
import { sending } from '../../core/element/upload.ts'
import { newClientId } from './client-id.ts'
import { minutesOf } from './limit.ts'

/** Why a file was not sent: by a rule that is known here, by a limit, or as the server says it. */
export type FileFault =
  | { id: 'file-type' | 'file-too-large' | 'file-offline' }
  | { minutes: number }
  | { texts: readonly string[] }

/** A file on its way. */
export interface Upload {
  /** Under which it is kept once. */
  id: string
  file: File
  /** How much of it has gone, from 0 to 1. */
  share: number
  fault?: FileFault
  /** Another attempt may succeed. */
  canRetry: boolean
  stop: AbortController
}

const Refused = v.object({ message: v.string(), errors: v.optional(v.record(v.string(), v.array(v.string()))) })

/** What the server would refuse unread. */
function faultOf({ type, size }: File): FileFault | undefined {
  if (!(FILE_TYPES as readonly string[]).includes(type)) return { id: 'file-type' }
  return size > FILE_MAX_BYTES ? { id: 'file-too-large' } : undefined
}

/** The line was too slow, or there were too many. */
const PASSING = [408, 429]

async function refusalOf(failure: unknown): Promise<Pick<Upload, 'fault' | 'canRetry'>> {
  const canRetry = !(failure instanceof Response) || failure.status >= 500 || PASSING.includes(failure.status)
  if (failure instanceof Response && failure.status === 429) return { fault: { minutes: minutesOf(failure) }, canRetry }
  const said = await readFailure(failure, Refused)
  const texts = Object.values(said?.errors ?? { file: said ? [said.message] : [] }).flat()
  return { fault: texts.length ? { texts } : { id: 'file-offline' }, canRetry }
}

/** What reads the end of a name finds it there. */
function nameOf({ name }: File): string {
  const clean = name.replace(/[\p{C}\p{Bidi_C}]/gu, '').trim()
  return clean.length > FILE_NAME_MAX ? clean.slice(0, FILE_NAME_MAX / 2) + clean.slice(-FILE_NAME_MAX / 2) : clean
}

interface Given {
  query: { client_id: string }
  headers: Record<string, string>
  body: File
  send: Send
}

type Post = (get: Getter, given: Given) => Promise<ConversationMessage>

/** Files that are sent one after the other; a refused one stays until it is sent again or taken away. */
export function fileAtoms(post: Post, tookAtom: WritableAtom<null, [ConversationMessage], unknown>) {
  const uploadsAtom = atom<readonly Upload[]>([])
  const isRunningAtom = atom(false)

  const changeAtom = atom(null, (_get, set, id: string, change: Partial<Upload>) =>
    set(uploadsAtom, (all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)))
  )

  const sendAtom = atom(null, async (get, set, { id, file, stop }: Upload) => {
    try {
      const message = await post(get, {
        query: { client_id: id },
        headers: { [NAME_HEADER]: encodeURIComponent(nameOf(file) || '-') },
        body: file,
        send: sending((share) => set(changeAtom, id, { share }), stop.signal)
      })
      set(uploadsAtom, (all) => all.filter((one) => one.id !== id))
      await set(tookAtom, message)
    } catch (failure) {
      if (!stop.signal.aborted) set(changeAtom, id, await refusalOf(failure))
    }
  })

  const runAtom = atom(null, async (get, set) => {
    if (get(isRunningAtom)) return
    set(isRunningAtom, true)
    const next = () => get(uploadsAtom).find(({ fault }) => !fault)
    for (let one = next(); one; one = next()) await set(sendAtom, one)
    set(isRunningAtom, false)
  })

  const addAtom = atom(null, (_get, set, files: readonly File[]) => {
    const added = files.map((file): Upload => {
      const fault = faultOf(file)
      const stop = new AbortController()
      return { id: newClientId(), file, share: 0, canRetry: !fault, stop, ...(fault && { fault }) }
    })
    set(uploadsAtom, (all) => [...all, ...added])
    void set(runAtom)
  })

  const retryAtom = atom(null, (_get, set, id: string) => {
    set(uploadsAtom, (all) => all.map((one) => (one.id === id ? withoutFault(one) : one)))
    void set(runAtom)
  })

  const dropAtom = atom(null, (get, set, id: string) => {
    const dropped = get(uploadsAtom).find((one) => one.id === id)
    set(uploadsAtom, (all) => all.filter((one) => one.id !== id))
    dropped?.stop.abort()
  })

  /** Nothing of a conversation that is closed is sent on. */
  const clearAtom = atom(null, (get, set) => {
    for (const { id } of get(uploadsAtom)) set(dropAtom, id)
  })

  return { uploadsAtom: atom((get) => get(uploadsAtom)), addAtom, retryAtom, dropAtom, clearAtom }
}

const withoutFault = ({ fault: _, ...rest }: Upload): Upload => ({ ...rest, share: 0 })

export type FileAtoms = ReturnType<typeof fileAtoms>
