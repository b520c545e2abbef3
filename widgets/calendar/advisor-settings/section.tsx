import { type ReactNode, useId } from 'react'
import type { FormAtoms } from '../../core/forms/form.atoms.ts'
import { SavingForm } from '../../ui/fields/saving-form.tsx'

interface SectionProps {
  title: string
  form: FormAtoms
  alias: string
  children: () => ReactNode
}

/** A card with a form that is saved separately. */
export function Section({ title, form, alias, children }: SectionProps) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <h2 className="card-title" id={id}>
        {title}
      </h2>
      <SavingForm form={form} alias={alias}>
        {() => <div className="stack">{children()}</div>}
      </SavingForm>
    </section>
  )
}
