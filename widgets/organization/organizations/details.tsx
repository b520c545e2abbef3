import { type Atom, atom, useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent } from 'react'
import { notifyAtom } from '../../core/data/notify.ts'
import type { FormAtoms } from '../../core/forms/form.atoms.ts'
import { FormActions } from '../../ui/fields/form-actions.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import { Address, address } from './address.tsx'
import { Names, names, PublicName, publicName } from './names.tsx'
import type { TextForm } from './text-form.atoms.ts'

interface Part {
  form: FormAtoms
  attemptAtom: Atom<number>
  checkAtom: TextForm['checkAtom']
}

/** What is saved together, in this order: the address of the page may be taken, and then nothing has been saved. */
const PARTS: readonly Part[] = [names, publicName, address]

const isDirtyAtom = atom((get) => PARTS.some(({ form }) => get(form.dirtyAtom)))
const isBusyAtom = atom((get) => PARTS.some(({ form }) => get(form.statusAtom) === 'processing'))
/** Counts refusals: each focuses the first field with an error. */
const attemptAtom = atom((get) => PARTS.reduce((sum, part) => sum + get(part.attemptAtom), 0))

/** Saves what has changed, once all of it is valid, and says so in one sentence. */
const saveAtom = atom(null, async (get, set, uuid: string) => {
  if (get(isBusyAtom)) return
  const changed = PARTS.filter(({ form }) => get(form.dirtyAtom))
  const faulty = changed.filter(({ checkAtom }) => !set(checkAtom))
  if (faulty.length) return
  for (const { form } of changed) if (!(await set(form.saveAtom, uuid))) return
  if (changed.length !== 1) set(notifyAtom, 'success', 'organizations.data-saved')
})

/** A branch's names and address, saved together. */
export function Details({ uuid }: { uuid: string }) {
  const form = useFirstError(useAtomValue(attemptAtom))
  const isDirty = useAtomValue(isDirtyAtom)
  const isBusy = useAtomValue(isBusyAtom)
  const save = useSetAtom(saveAtom)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(uuid)
  }
  return (
    <form noValidate className="section" ref={form} onSubmit={submit}>
      <Names uuid={uuid} />
      <PublicName uuid={uuid} />
      <Address uuid={uuid} />
      <FormActions busy={isBusy} dirty={isDirty} />
    </form>
  )
}
