import { atom } from 'jotai'
import { type Notified, notifyAtom } from '../data/notify.ts'
import { textsAtom } from '../element/store.tsx'
import { type Texts, translate } from '../element/texts.tsx'
import type { FormAtoms } from './form.atoms.ts'

/** A form among those of a page that one button saves. */
export interface JoinedPart {
  form: FormAtoms
  /** What it loads and saves. */
  alias: string
  /** Asks before saving: continues with the given function, or not. */
  before?: ((save: () => void) => void) | undefined
}

export type JoinedAtoms = ReturnType<typeof joinedAtoms>

const withoutStop = (text: string) => text.replace(/\.$/, '')

/** What the notice says of several forms: what was saved, that the rest was not, and why. */
function summed(all: readonly Notified[], texts: Texts): Notified | undefined {
  const [refused] = all.filter(([kind]) => kind === 'failure')
  const [first, ...others] = all
  if (!refused) return others.length ? ['success', 'lists.all-saved'] : first
  if (all.every(([kind]) => kind === 'failure')) return refused
  const said = ([, text = 'ui.error', values]: Notified) => withoutStop(translate(texts, text, values))
  const saved = all.filter(([kind]) => kind === 'success').map((one) => `${said(one)}.`)
  return ['failure', 'lists.partly-saved', { saved: saved.join(' '), reason: said(refused) }]
}

/** Once what has changed is drawn. */
export const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Forms of a page that are saved together. */
export function joinedAtoms() {
  const partsAtom = atom<readonly JoinedPart[]>([])
  const changedAtom = atom((get) =>
    get(partsAtom).filter(({ form }) => get(form.dirtyAtom) && !['loading', 'error'].includes(get(form.statusAtom)))
  )
  const busyAtom = atom((get) => get(partsAtom).some(({ form }) => get(form.statusAtom) === 'processing'))
  /** Counts refusals: each focuses the first field with an error. */
  const attemptAtom = atom(0)

  /** Adds a form, and returns what takes it away. */
  const joinAtom = atom(null, (_get, set, part: JoinedPart) => {
    set(partsAtom, (parts) => [...parts, part])
    return () => set(partsAtom, (parts) => parts.filter((one) => one !== part))
  })

  /** Saves what has changed once all of it is valid, and says so once; what the server refuses keeps no other part. */
  const saveChangedAtom = atom(null, async (get, set) => {
    if (get(busyAtom)) return
    const changed = get(changedAtom)
    const isValid = changed.map(({ form }) => set(form.checkAtom)).every(Boolean)
    const said: Notified[] = []
    for (const { form, alias } of isValid ? changed : []) {
      const one = await set(form.sendAtom, alias)
      if (one) said.push(one)
    }
    const notice = summed(said, get(textsAtom) as Texts)
    if (notice) set(notifyAtom, ...notice)
    if (isValid && said.every(([kind]) => kind === 'success')) return
    // the fields show their errors by then
    await painted()
    set(attemptAtom, (count) => count + 1)
  })

  /** Saves, after every question that the forms ask before. */
  const saveAtom = atom(null, (get, set) => {
    const questions = get(partsAtom).flatMap(({ before }) => before ?? [])
    const save = () => void set(saveChangedAtom)
    questions.reduceRight<() => void>((next, ask) => () => ask(next), save)()
  })

  return { dirtyAtom: atom((get) => get(changedAtom).length > 0), busyAtom, attemptAtom, joinAtom, saveAtom }
}
