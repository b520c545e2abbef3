import { atom } from 'jotai'
import type { Endpoint } from '#contract/endpoint'
import { apiAtom, textsAtom } from '../element/store.tsx'
import { fetchFile, saveFile } from './download.ts'
import { failedAtom } from './notify.ts'
import type { RequestStatus } from './request.atoms.ts'

/** A file that is fetched, since the user may be asked who it is first, and then saved; one at a time. */
export function downloadAtoms() {
  const statusAtom = atom<RequestStatus>('idle')
  const saveAtom = atom(null, async (get, set, endpoint: Endpoint, url: string) => {
    if (get(statusAtom) === 'processing') return
    set(statusAtom, 'processing')
    const { signal } = new AbortController()
    try {
      const lang = get(textsAtom)?.locale
      saveFile(await fetchFile(endpoint, { url, lang, signal, around: get(apiAtom).around, onPiece: () => {} }))
    } catch (failure) {
      await set(failedAtom, failure)
    } finally {
      set(statusAtom, 'idle')
    }
  })
  return { statusAtom: atom((get) => get(statusAtom)), saveAtom }
}
