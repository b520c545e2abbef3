import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { listsMessages } from '#contract/messages/lists.messages'
import { useTexts } from '../../core/element/texts.tsx'
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
  const t = useTexts<typeof listsMessages>()
  const [typed, write] = useState(known)
  /** What the input began with. */
  const [base, begin] = useState(known)
  if (base !== known && typed.trim() === base) write(known)
  if (base !== known && (typed.trim() === base || typed.trim() === known)) begin(known)
  const busy = useAtomValue(agendaStatusAtom) === 'processing'
  const isChanged = typed.trim() !== known
  useGuarded(isChanged)
  const errors = errorsOf(typed)
  const send = async () => {
    const saved = errors.length || lengthOf(typed) > max ? undefined : await save(typed)
    if (saved === undefined) return
    write((now) => (now === typed ? saved : now))
    begin(saved)
  }
  return (
    <div className="stack">
      <LimitedField {...field} max={max} value={typed} errors={errors} onInput={write} />
      {base !== known && (
        <p className="notice warning">{t('lists.present-text', { text: known, isEmpty: known ? 'no' : 'yes' })}</p>
      )}
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
