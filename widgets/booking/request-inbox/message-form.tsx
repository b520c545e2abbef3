import { useAtomValue } from 'jotai'
import { type ReactNode, useReducer, useState } from 'react'
import type { uiMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { LimitedField, lengthOf } from '../../ui/fields/limited-field.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import { isBusyAtom } from './request-inbox.atoms.ts'

interface MessageFormProps {
  label: string
  help: string
  text: string
  onInput: (text: string) => void
  /** What it begins with. */
  first?: string
  max: number
  /** What else is wrong with it. */
  fault?: string | undefined
  deed: string
  /** Resolves to whether that succeeded. */
  send: (text: string) => Promise<boolean>
  back: () => void
  /** What is rather done with it, and where that leads. */
  instead?: Pick<MessageFormProps, 'deed' | 'send' | 'back'> | undefined
  /** Above the text. */
  children?: ReactNode
}

/** A text about a request, with what is done with it. */
export function MessageForm({ label, help, text, first = '', max, fault, deed, ...form }: MessageFormProps) {
  const { onInput, instead, children, back } = form
  const t = useTexts<typeof uiMessages>()
  const [refusals, countRefusal] = useReducer((count: number) => count + 1, 0)
  const box = useFirstError<HTMLDivElement>(refusals)
  const isBusy = useAtomValue(isBusyAtom)
  const [pressed, press] = useState('')
  useGuarded(text !== first)
  const isLong = lengthOf(text) > max
  const errors = [!text.trim() && t('ui.required', { attribute: label }), fault].filter(
    (one) => typeof one === 'string'
  )
  const submit = async (way: Pick<MessageFormProps, 'deed' | 'send' | 'back'>) => {
    if (isLong || errors.length) return countRefusal()
    press(way.deed)
    if (await way.send(text.trim())) way.back()
  }
  const own = { deed, send: form.send, back }
  /** Only what was pressed turns; the other waits. */
  const stateOf = (name: string) => ({ busy: isBusy && pressed === name, blocked: isBusy })
  return (
    <div className="stack" ref={box}>
      {children}
      <LimitedField
        name="text"
        label={label}
        help={help}
        required
        rows={8}
        value={text}
        max={max}
        errors={refusals ? errors : []}
        onInput={onInput}
      />
      <DialogActions
        busy={isBusy}
        wayOut={t('ui.back')}
        deed={
          <>
            <Busy className={instead ? 'button' : 'button primary'} {...stateOf(deed)} onClick={() => submit(own)}>
              {deed}
            </Busy>
            {instead && (
              <Busy className="button primary" {...stateOf(instead.deed)} onClick={() => submit(instead)}>
                {instead.deed}
              </Busy>
            )}
          </>
        }
        onClose={back}
      />
    </div>
  )
}
