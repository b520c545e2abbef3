import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useCallback, useEffect, useReducer, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { type Conversation, getConversationFile } from '#contract/conversations'
import { mailLink } from '#contract/links'
import type { conversationsMessages } from '#contract/messages/conversations.messages'
import type { requestInboxMessages } from '#contract/messages/request-inbox.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import { NOTE_MAX } from '#contract/values'
import { isGone } from '../../core/data/refusal.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { DialogFooter } from '../../ui/dialogs/dialog-actions.tsx'
import { GuardedModal, useGuarded, useGuardedStep } from '../../ui/dialogs/guarded-modal.tsx'
import { MoreActions } from '../../ui/dialogs/more-actions.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import { AssignForm } from '../request-inbox/assign-form.tsx'
import { useTemplate } from '../request-inbox/use-template.ts'
import { AttachButton, Uploads } from './attach.tsx'
import { requestAtom } from './care.atoms.ts'
import { Block, Blocked, Note } from './care.tsx'
import {
  answerAtom,
  assignAtom,
  conversations,
  finishAtom,
  isBusyAtom,
  modeAtom,
  opened,
  seeAtom,
  typeAtom
} from './conversations.atoms.ts'
import { files } from './desk-files.ts'
import { DropArea } from './drop-area.tsx'
import { EndChat } from './end-chat.tsx'
import { loadFile } from './load-file.ts'
import { Messages } from './messages.tsx'
import { OfferForm } from './offer.tsx'
import { addressOf, type Query } from './query-state.ts'
import { Typing } from './typing.tsx'

const useMessages = useTexts<typeof conversationsMessages & typeof requestInboxMessages & typeof uiMessages>

interface PartProps {
  conversation: Conversation
  close: () => void
}

/** What is wrong with an answer. */
function useFault(text: string) {
  const t = useMessages()
  const attribute = t('conversations.answer')
  if ([...text.trim()].length > NOTE_MAX) return t('ui.too-long', { attribute, max: NOTE_MAX })
  return text.trim() ? undefined : t('ui.required', { attribute })
}

function Template({ template }: { template: ReturnType<typeof useTemplate> }) {
  const t = useMessages()
  if (!template.found.length) return null
  return (
    <ComboboxField
      name="template"
      label={t('conversations.template')}
      value={template.chosen}
      options={[
        { value: '', text: t('conversations.template-none') },
        ...template.found.map((one) => ({ value: one.uuid, text: one.name }))
      ]}
      onChange={template.choose}
    />
  )
}

/** What was written stands within, so that its buttons stay in sight beside all of it. */
function Answer({ conversation, close, children }: PartProps & { children: ReactNode }) {
  const t = useMessages()
  const id = useId()
  const [text, setText] = useState('')
  const [refusals, countRefusal] = useReducer((count: number) => count + 1, 0)
  const [shown, setShown] = useState(0)
  const box = useFirstError<HTMLDivElement>(refusals)
  const isBusy = useAtomValue(isBusyAtom)
  const answer = useSetAtom(answerAtom)
  const tell = useSetAtom(typeAtom)
  const finish = useSetAtom(finishAtom)
  const step = useGuardedStep(useSetAtom(modeAtom))
  const { name, advisor } = conversation
  const template = useTemplate({ name, advisor: advisor.full_name }, text, setText)
  const fault = useFault(text)
  const uploads = useAtomValue(files.uploadsAtom)
  useGuarded(Boolean(text) || uploads.length > 0)
  const [isBlocking, setBlocking] = useState(false)
  const request = useSetAtom(requestAtom)
  const actions = [
    { id: 'assign', text: t('conversations.assign'), run: () => step('assign') },
    ...(conversation.email && !conversation.request_uuid
      ? [{ id: 'request', text: t('conversations.request'), run: () => void request(conversation) }]
      : []),
    { id: 'block', text: t('conversations.block'), run: () => setBlocking(true) }
  ]
  const send = async () => {
    if (fault) return countRefusal()
    setShown(refusals)
    if (!(await answer(conversation, text.trim()))) return
    template.choose('')
    setText('')
    box.current?.querySelector('textarea')?.focus()
  }
  return (
    <div ref={box}>
      <DropArea of={files} className="stack">
        {children}
        <Template template={template} />
        <TextField
          name="text"
          label={t('conversations.answer')}
          rows={3}
          value={text}
          errors={fault && refusals > shown ? [fault] : []}
          onInput={(typed) => {
            setText(typed)
            tell(conversation, typed)
          }}
        />
        <Uploads of={files} />
        <div className="chat-attaching">
          <AttachButton of={files} help={`${id}-attach`} />
          <p className="help" id={`${id}-attach`}>
            {t('conversations.attach-help')}
          </p>
        </div>
        <Note conversation={conversation} />
        <Block conversation={conversation} isAsked={isBlocking} close={() => setBlocking(false)} />
        <DialogFooter>
          <EndChat blocked={isBusy} onEnd={() => finish(conversation).then((isDone) => isDone && close())} />
          <MoreActions actions={actions} />
          {conversation.can_offer && (
            <Busy className="button" busy={false} blocked={isBusy} onClick={() => step('offer')}>
              {t('conversations.offer')}
            </Busy>
          )}
          <Busy className="button primary" busy={isBusy} onClick={() => void send()}>
            {t('conversations.send')}
          </Busy>
        </DialogFooter>
      </DropArea>
    </div>
  )
}

function Offer({ conversation }: PartProps) {
  const setMode = useSetAtom(modeAtom)
  return <OfferForm conversation={conversation} onDone={() => setMode('read')} />
}

function Assign({ conversation, close }: PartProps) {
  const t = useMessages()
  const assign = useSetAtom(assignAtom)
  const setMode = useSetAtom(modeAtom)
  return (
    <AssignForm
      branch={conversation.branch.uuid}
      present={conversation.advisor.uuid}
      help={t('conversations.assign-help')}
      deed={t('conversations.assign')}
      wayOut={t('ui.back')}
      assign={(colleague) => assign(conversation, colleague)}
      onDone={close}
      onClose={() => setMode('read')}
    />
  )
}

/** What is in sight counts as read. */
function useSeen(last: number) {
  const see = useSetAtom(seeAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every message
  useEffect(() => {
    const look = () => document.hidden || void see()
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [last, see])
}

/** What can be done next, below what was written. */
function Next({ conversation, close, children }: PartProps & { children: ReactNode }) {
  const t = useMessages()
  if (!conversation.ended_at && !conversation.blocked_at)
    return (
      <Answer conversation={conversation} close={close}>
        {children}
      </Answer>
    )
  return (
    <div className="chat">
      {children}
      {conversation.blocked_at ? (
        <Blocked conversation={conversation} />
      ) : (
        <p className="notice" role="status">
          {t('conversations.ended-note')}
        </p>
      )}
      <Note conversation={conversation} />
    </div>
  )
}

function Read({ conversation, close }: PartProps) {
  const t = useMessages()
  const messages = useAtomValue(opened.valueAtom)?.messages ?? []
  useSeen(conversation.last_seq)
  const { uuid } = conversation
  const { origin } = useHost()
  const load = useCallback(
    (seq: number) => loadFile({ origin, path: getConversationFile.path, params: { uuid, seq } }),
    [origin, uuid]
  )
  const written = (
    <div className="chat">
      <p className="help">
        {conversation.email ? (
          <a href={mailLink(conversation.email)}>{conversation.email}</a>
        ) : (
          t('conversations.no-email')
        )}
      </p>
      <Messages
        messages={messages}
        isVisitor={false}
        seen={conversation.seen_visitor}
        timeZone={conversation.time_zone}
        load={load}
      />
      <Typing of={conversation} text={t('conversations.visitor-typing', { name: conversation.name })} />
      {conversation.request_uuid && (
        <p>
          <Link href={`/requests?id=${conversation.request_uuid}`}>{t('conversations.request-open')}</Link>
        </p>
      )}
    </div>
  )
  return (
    <Next conversation={conversation} close={close}>
      {written}
    </Next>
  )
}

const PARTS = { read: Read, assign: Assign, offer: Offer } as const

function Content({ uuid, close }: { uuid: string; close: () => void }) {
  const t = useMessages()
  const state = useRequest(opened, uuid)
  const mode = useAtomValue(modeAtom)
  if (state.status === 'error' && isGone(state.failure))
    return <p className="notice warning">{t('conversations.gone')}</p>
  const Part = PARTS[mode]
  return <Requested of={state}>{({ conversation }) => <Part conversation={conversation} close={close} />}</Requested>
}

const TITLES = {
  read: 'conversations.title',
  assign: 'conversations.assign-title',
  offer: 'conversations.offer-to'
} as const

/** The conversation whose id is in the address. */
export function ConversationDialog({ query }: { query: Query }) {
  const t = useMessages()
  const [, navigate] = useLocation()
  const [mode, setMode] = useAtom(modeAtom)
  const refresh = useSetAtom(conversations.refreshAtom)
  const reset = useSetAtom(opened.resetAtom)
  const clearFiles = useSetAtom(files.clearAtom)
  const name = useAtomValue(opened.valueAtom)?.conversation.name
  const { id } = query
  // biome-ignore lint/correctness/useExhaustiveDependencies: each conversation is read first
  useEffect(() => {
    setMode('read')
    return () => clearFiles()
  }, [id, setMode, clearFiles])
  const close = () => {
    navigate(addressOf({ ...query, id: '' }), { replace: true })
    reset()
    void refresh()
  }
  const said = TITLES[mode]
  return (
    <GuardedModal
      open={Boolean(id)}
      title={name ? t(said, { name }) : t('conversations.loading')}
      clickToClose={false}
      onClose={close}
      width={680}
    >
      {id && <Content key={id} uuid={id} close={close} />}
    </GuardedModal>
  )
}
