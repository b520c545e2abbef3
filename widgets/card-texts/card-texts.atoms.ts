import { atom } from 'jotai'
import { type CardText, getCardTexts, putCardTexts } from '#contract/card-texts'
import { FieldErrors } from '#contract/values'
import { formAtoms } from '../core/form.atoms.ts'
import { readFailure } from '../core/read-failure.ts'

export const textsAtom = atom<readonly CardText[]>([])
const savedAtom = atom<readonly CardText[]>([])
/** The server's words, by the kind's uuid. */
export const errorsAtom = atom<Record<string, string[]>>({})

export const writeAtom = atom(null, (get, set, uuid: string, value: string) => {
  set(textsAtom, (texts) => texts.map((one) => (one.uuid === uuid ? { ...one, value } : one)))
  const { [uuid]: _, ...errors } = get(errorsAtom)
  set(errorsAtom, errors)
})

const showAtom = atom(null, (_get, set, texts: readonly CardText[]) => {
  set(textsAtom, texts)
  set(savedAtom, texts)
  set(errorsAtom, {})
})

/** The texts on an advisor's card. */
export const cardTextsForm = formAtoms({
  dirtyAtom: atom((get) => JSON.stringify(get(textsAtom)) !== JSON.stringify(get(savedAtom))),
  load: (call, alias) => call(getCardTexts, { params: { alias } }),
  show: (set, texts) => set(showAtom, texts),
  value: (get) => get(textsAtom).map(({ uuid, value }) => ({ uuid, value })),
  save: (call, alias, body) => call(putCardTexts, { params: { alias }, body }),
  saved: (set, _value, texts) => set(showAtom, texts),
  refused: async (_get, set, failure) => {
    const refusal = await readFailure(failure, FieldErrors)
    set(errorsAtom, refusal?.errors ?? {})
  }
})
