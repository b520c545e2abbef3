import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, type ReactNode, useState } from 'react'
import { clearFailuresAtom } from '../../core/data/notify.ts'
import { joinedAtoms } from '../../core/forms/joined.atoms.ts'
import { painted } from '../../core/forms/painted.ts'
import { useStyles } from '../base/use-styles.ts'
import { FormActions } from './form-actions.tsx'
import { FormPart } from './form-part.tsx'
import { JoinedContext } from './joined-context.ts'
import css from './joined-form.css?inline'
import { PartContext } from './saving-form.tsx'
import { useFirstError } from './use-first-error.ts'

/** The labels of the fields with errors. */
function wrongFields(form: ParentNode | null): string[] {
  const controls = form?.querySelectorAll('[aria-invalid=true]') ?? []
  const labels = [...controls].map((one) => one.closest('.field')?.querySelector('.label')?.firstChild?.textContent)
  return [...new Set(labels.flatMap((label) => label || []))]
}

/** Saves all forms within it by one button at its end, which stays in view while something is not saved. */
export function JoinedForm({ className = 'section', children }: { className?: string; children: ReactNode }) {
  useStyles(css)
  const [of] = useState(joinedAtoms)
  const isDirty = useAtomValue(of.dirtyAtom)
  const isBusy = useAtomValue(of.busyAtom)
  const unsent = useAtomValue(of.unsentAtom)
  const join = useSetAtom(of.joinAtom)
  const save = useSetAtom(of.saveAtom)
  const form = useFirstError(useAtomValue(of.attemptAtom))
  const clearFailures = useSetAtom(clearFailuresAtom)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(() => wrongFields(form.current))
  }
  // what was said of wrong fields goes with the last of them
  const settle = async () => {
    const isWrong = () => Boolean(form.current?.querySelector('[aria-invalid=true]'))
    if (!isWrong()) return
    await painted()
    if (!isWrong()) clearFailures()
  }
  return (
    <JoinedContext.Provider value={join}>
      <form noValidate className={className} ref={form} onSubmit={submit} onInput={() => void settle()}>
        <PartContext.Provider value={FormPart}>{children}</PartContext.Provider>
        <div className={isDirty || isBusy ? 'save-bar in-view' : 'save-bar'}>
          <FormActions busy={isBusy} dirty={isDirty} blocked={!unsent.length} />
        </div>
      </form>
    </JoinedContext.Provider>
  )
}
