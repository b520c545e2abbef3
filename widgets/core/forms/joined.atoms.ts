import { atom } from 'jotai'
import { type Notified, notifyAtom } from '../data/notify.ts'
import { textsAtom } from '../element/store.tsx'
import { type Texts, translate } from '../element/texts.tsx'
import type { FormAtoms } from './form.atoms.ts'
import { painted } from './painted.ts'

/** A form among those of a page that one button saves. */
export interface JoinedPart {
  form: FormAtoms
  /** What it loads and saves. */
  alias: string
  /** The part's heading, by which it is named where it is not saved. */
  name?: string | undefined
  /** What it saves is not there yet: it is sent, and says what is missing, even before anything is entered. */
  isNew?: boolean | undefined
  /** Asks before saving: continues with the given function, or not. */
  before?: ((save: () => void) => void) | undefined
}

export type JoinedAtoms = ReturnType<typeof joinedAtoms>

const withoutStop = (text: string) => text.replace(/\.$/, '')

type Named = Pick<JoinedPart, 'name'>
interface SaidOf extends Named {
  notice: Notified
}

/** Several are quoted, since a name may be of several words: “Roles” and “Card and appointments”. */
function listed(names: readonly string[], texts: Texts): string {
  const isOne = names.length === 1
  return new Intl.ListFormat(texts.tag).format(
    names.map((name) => (isOne ? name : translate(texts, 'lists.quoted', { name })))
  )
}

const namesOf = (parts: readonly Named[]) => parts.flatMap(({ name }) => name ?? [])

/** The fields with errors, or else the forms, if they name none. */
const wrongIn = (parts: readonly Named[], fields: readonly string[]) => (fields.length ? fields : namesOf(parts))

/** What the notice says of several forms: what was saved, what was not, and why. */
function summed(all: readonly SaidOf[], fields: readonly string[], texts: Texts): Notified | undefined {
  const refused = all.filter(({ notice: [kind] }) => kind === 'failure')
  const [first] = refused
  if (!first) return all.length > 1 ? ['success', 'lists.all-saved'] : all[0]?.notice
  if (all.length === 1) return first.notice
  const said = ([, text = 'ui.error', values]: Notified) => withoutStop(translate(texts, text, values))
  const saved = all.filter((one) => !refused.includes(one)).map(({ notice }) => `${said(notice)}.`)
  const isAny = saved.length ? 'yes' : 'no'
  const isByFields = refused.every(({ notice: [, text] }) => text === 'ui.check')
  const parts = listed(isByFields ? wrongIn(refused, fields) : namesOf(refused), texts)
  const values = { isAny, saved: saved.join(' '), parts, reason: said(first.notice) }
  return ['failure', 'lists.partly-saved', values]
}

/** What the notice says when nothing is sent, since some of the forms are wrong. */
const noneSaved = (wrong: readonly Named[], fields: readonly string[], texts: Texts): Notified => [
  'failure',
  'lists.none-saved',
  { parts: listed(wrongIn(wrong, fields), texts) }
]

/** Forms of a page that are saved together. */
export function joinedAtoms() {
  const partsAtom = atom<readonly JoinedPart[]>([])
  const loadedAtom = atom((get) =>
    get(partsAtom).filter(({ form }) => !['loading', 'error'].includes(get(form.statusAtom)))
  )
  const dirtyAtom = atom((get) => get(loadedAtom).some(({ form }) => get(form.dirtyAtom)))
  const unsentAtom = atom((get) => get(loadedAtom).filter(({ form, isNew }) => isNew || get(form.dirtyAtom)))
  const busyAtom = atom((get) => get(partsAtom).some(({ form }) => get(form.statusAtom) === 'processing'))
  /** Counts refusals: each focuses the first field with an error. */
  const attemptAtom = atom(0)
  let saves = 0

  /** Adds a form, and returns what takes it away. */
  const joinAtom = atom(null, (_get, set, part: JoinedPart) => {
    set(partsAtom, (parts) => [...parts, part])
    return () => set(partsAtom, (parts) => parts.filter((one) => one !== part))
  })

  /**
   * Saves what has changed once all of it is valid, and says so once; what the server refuses keeps no other part. The
   * function names the fields with errors, in their order.
   */
  const saveChangedAtom = atom(null, async (get, set, wrongFields: () => string[]) => {
    if (get(busyAtom)) return
    saves += 1
    const thisOne = saves
    const changed = get(unsentAtom)
    const wrong = changed.filter(({ form }) => !set(form.checkAtom))
    const isValid = !wrong.length
    const said: SaidOf[] = []
    for (const { form, alias, name } of isValid ? changed : []) {
      const notice = await set(form.sendAtom, alias)
      if (notice) said.push({ name, notice })
    }
    const texts = get(textsAtom) as Texts
    const isSaved = isValid && said.every(({ notice: [kind] }) => kind === 'success')
    if (!isSaved) {
      set(attemptAtom, (count) => count + 1)
      // the fields show their errors by then
      await painted()
    }
    // a later one says what holds
    if (thisOne !== saves) return
    const fields = isSaved ? [] : wrongFields()
    const notice = isValid || changed.length === 1 ? summed(said, fields, texts) : noneSaved(wrong, fields, texts)
    if (notice) set(notifyAtom, ...notice)
  })

  /** Saves, after every question that the forms ask before. */
  const saveAtom = atom(null, (get, set, wrongFields: () => string[]) => {
    const questions = get(partsAtom).flatMap(({ before }) => before ?? [])
    const save = () => void set(saveChangedAtom, wrongFields)
    questions.reduceRight<() => void>((next, ask) => () => ask(next), save)()
  })

  return { dirtyAtom, unsentAtom, busyAtom, attemptAtom, joinAtom, saveAtom }
}
