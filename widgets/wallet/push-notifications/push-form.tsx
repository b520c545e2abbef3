import { useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent, ReactNode } from 'react'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import { notifyAtom } from '../../core/data/notify.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { expecting } from '../../core/element/use-part.ts'
import { useUnsaved } from '../../core/forms/unsaved.ts'
import { SaveButton } from '../../ui/fields/save-button.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import { MessageFields } from './message-fields.tsx'
import { Preview } from './preview.tsx'
import {
  blockedAtom,
  dirtyAtom,
  draftAtom,
  refusalsAtom,
  sendAtom,
  showErrorsAtom,
  statusAtom
} from './push-form.atoms.ts'
import { countAtom, isForNobodyAtom } from './reach.atoms.ts'
import { LiveReach } from './reach.tsx'
import { LaterButton, SendTime } from './schedule.tsx'
import { loadSummary, SendDialog } from './send-dialog.tsx'
import { TargetGroup } from './target-group.tsx'
import { TestButton } from './test-button.tsx'
import { useSendLabel } from './use-send-label.ts'

const useMessages = useTexts<typeof pushFormMessages>

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card push-step" part="section">
      <h3 className="card-title">{title}</h3>
      {children}
    </section>
  )
}

function Send() {
  const status = useAtomValue(statusAtom)
  const isBlocked = useAtomValue(blockedAtom)
  const isImmediate = useAtomValue(draftAtom).send_at === undefined
  // until a later time, people may agree
  const reachesNoPhone = useAtomValue(isForNobodyAtom) && isImmediate
  const complain = useSetAtom(showErrorsAtom)
  const count = useSetAtom(countAtom)
  const notify = useSetAtom(notifyAtom)
  const refuse = () => {
    complain()
    if (!reachesNoPhone) return
    notify('failure', 'push-form.nobody')
    // somebody may have agreed since
    void count()
  }
  const label = useSendLabel()
  return (
    <div className="form-actions" {...expecting(loadSummary)}>
      <SaveButton
        label={label}
        // nothing is being sent yet
        busyLabel={label}
        busy={status !== 'idle'}
        disabled={isBlocked || reachesNoPhone}
        onRefused={refuse}
      />
      <LaterButton />
      <TestButton />
    </div>
  )
}

/** A marketing manager writes to the holders of chosen advisors' cards (spec §2). */
export function PushForm() {
  const t = useMessages()
  const send = useSetAtom(sendAtom)
  const form = useFirstError(useAtomValue(refusalsAtom))
  useUnsaved(useAtomValue(dirtyAtom))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <div className="section">
      <h2 className="push-headline">{t('push-form.headline')}</h2>
      <form className="section push-steps" ref={form} noValidate onSubmit={submit}>
        <Step title={t('push-form.target-step')}>
          <TargetGroup />
          <LiveReach />
        </Step>
        <Step title={t('push-form.message-step')}>
          <div className="push-message">
            <MessageFields />
            <Preview />
          </div>
        </Step>
        <Step title={t('push-form.send-step')}>
          <SendTime />
          <Send />
        </Step>
      </form>
      <SendDialog />
    </div>
  )
}
