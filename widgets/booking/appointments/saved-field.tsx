import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { LimitedField, lengthOf } from '../../ui/fields/limited-field.tsx'
import type { TextFieldProps } from '../../ui/fields/text-field.tsx'
import { agendaStatusAtom } from './agenda.atoms.ts'

interface SavedFieldProps extends Omit<TextFieldProps, 'value' | 'onInput' | 'errors'> {
  known: string
  /** Why it cannot be saved, if not because it is too long. */
  errorsOf?: (typed: string) => readonly string[]
  /** The most characters. */
  max: number
  /** What the button says. */
  deed: string
  /** Resolves to what was saved, or to undefined where that failed. */
  save: (typed: string) => Promise<string | undefined>
}

/** Where it appears below the visible part of a dialog. */
const bringIntoView = (shown: HTMLElement | null) => shown?.scrollIntoView({ block: 'nearest' })

/** A field of an appointment that is saved by itself. */
export function SavedField({ known, errorsOf = () => [], max, deed, save, ...field }: SavedFieldProps) {
  const [typed, write] = useState(known)
  const busy = useAtomValue(agendaStatusAtom) === 'processing'
  const isChanged = typed.trim() !== known
  useGuarded(isChanged)
  const errors = errorsOf(typed)
  const send = async () => {
    const saved = errors.length || lengthOf(typed) > max ? undefined : await save(typed)
    if (saved !== undefined) write((now) => (now === typed ? saved : now))
  }
  return (
    <div className="stack">
      <LimitedField {...field} max={max} value={typed} errors={errors} onInput={write} />
      {isChanged && (
        <div className="appt-save" ref={bringIntoView}>
          <Busy className="button" busy={busy} onClick={send}>
            {deed}
          </Busy>
        </div>
      )}
    </div>
  )
}
