import { atom } from 'jotai'
import { getOwnLinks, type OwnLink, putOwnLinks } from '#contract/custom-links'
import { FieldErrors } from '#contract/values'
import { formAtoms } from '../core/form.atoms.ts'
import { readFailure } from '../core/read-failure.ts'

export const linksAtom = atom<readonly OwnLink[]>([])
const savedAtom = atom<readonly OwnLink[]>([])
/** The server's words, by the link's uuid. */
export const errorsAtom = atom<Record<string, string[]>>({})

export const enterAtom = atom(null, (get, set, uuid: string, value: string) => {
  set(
    linksAtom,
    get(linksAtom).map((link) => (link.uuid === uuid ? { ...link, value } : link))
  )
  const { [uuid]: _, ...errors } = get(errorsAtom)
  set(errorsAtom, errors)
})

const showAtom = atom(null, (_get, set, links: readonly OwnLink[]) => {
  set(linksAtom, links)
  set(savedAtom, links)
  set(errorsAtom, {})
})

export const ownLinksForm = formAtoms({
  dirtyAtom: atom((get) => JSON.stringify(get(linksAtom)) !== JSON.stringify(get(savedAtom))),
  load: (call, alias) => call(getOwnLinks, { params: { alias } }),
  show: (set, links) => set(showAtom, links),
  value: (get) => get(linksAtom).map(({ uuid, value }) => ({ uuid, value })),
  save: (call, alias, body) => call(putOwnLinks, { params: { alias }, body }),
  saved: (set, _value, links) => set(showAtom, links),
  refused: async (_get, set, failure) => {
    const refusal = await readFailure(failure, FieldErrors)
    set(errorsAtom, refusal?.errors ?? {})
  }
})
