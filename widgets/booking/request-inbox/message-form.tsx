import { useAtomValue } from 'jotai'
import { type ReactNode, useReducer } from 'react'
import type { uiMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
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
  useGuarded(text !== first)
  const isLong = [...text.trim()].length > max
  const errors = [
    isLong && t('ui.too-long', { attribute: label, max }),
    !text.trim() && t('ui.required', { attribute: label }),
    fault
  ].filter((one) => typeof one === 'string')
  const submit = async (way: Pick<MessageFormProps, 'send' | 'back'>) => {
    if (errors.length) return countRefusal()
    if (await way.send(text.trim())) way.back()
  }
  return (
    <div className="stack" ref={box}>
      {children}
      <TextField
        name="text"
        label={label}
        help={help}
        required
        rows={8}
        value={text}
        errors={refusals || isLong ? errors : []}
        onInput={onInput}
      />
      <DialogActions
        busy={isBusy}
        wayOut={t('ui.back')}
        deed={
          <>
            <Busy className={instead ? 'button' : 'button primary'} busy={isBusy} onClick={() => submit(form)}>
              {deed}
            </Busy>
            {instead && (
              <Busy className="button primary" busy={isBusy} onClick={() => submit(instead)}>
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
