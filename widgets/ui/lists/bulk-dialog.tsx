import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent, ReactNode } from 'react'
import type { uiCommonMessages } from '#contract/messages/ui.messages'
import type { BulkChangeAtoms } from '../../core/data/bulk-changes.atoms.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../base/use-styles.ts'
import { Modal } from '../dialogs/modal.tsx'
import { Busy } from '../feedback/busy.tsx'
import { useFirstError } from '../fields/use-first-error.ts'
import css from './bulk-change.css?inline'

interface BulkDialogProps<Draft, Choice> {
  of: BulkChangeAtoms<Draft, Choice>
  /** What is meant. */
  choice: Choice
  /** The button that opens it. */
  label: string
  title: string
  action: string
  /** What it does cannot be taken back easily. */
  isDangerous?: boolean
  /** What it means is still being found out, and is to be read before it starts. */
  isWaiting?: boolean
  /** Why it would change nothing; it cannot be started then. */
  idle?: string | undefined
  onStart: () => void
  children: (draft: Draft) => ReactNode
}

/** Asks what is to be changed of the chosen items, and starts it. */
export function BulkDialog<Draft, Choice>(props: BulkDialogProps<Draft, Choice>) {
  const { of, choice, label, title, action, isDangerous, isWaiting = false, idle, onStart, children } = props
  useStyles(css)
  const t = useTexts<typeof uiCommonMessages>()
  const [draft, setDraft] = useAtom(of.draftAtom)
  const busy = useAtomValue(of.startStatusAtom) === 'processing'
  const open = useSetAtom(of.openAtom)
  const start = useSetAtom(of.startAtom)
  const form = useFirstError(useAtomValue(of.errorsAtom))
  const close = () => busy || setDraft(undefined)
  const send = async () => {
    if (await start(choice)) onStart()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && !isWaiting && !idle) void send()
  }
  const footer = (
    <>
      <p className="bulk-idle" role="status">
        {idle}
      </p>
      <button type="button" className="button" onClick={close}>
        {t('ui.cancel')}
      </button>
      <Busy
        className={isDangerous ? 'button danger' : 'button primary'}
        busy={busy || isWaiting}
        blocked={Boolean(idle)}
        onClick={() => void send()}
      >
        {action}
      </Busy>
    </>
  )
  return (
    <>
      <button type="button" className="button" onClick={() => open()}>
        {label}
      </button>
      <Modal open={draft !== undefined} onClose={close} title={title} footer={footer} width={480}>
        {draft !== undefined && (
          <form ref={form} className="stack" noValidate onSubmit={submit}>
            {children(draft)}
          </form>
        )}
      </Modal>
    </>
  )
}
