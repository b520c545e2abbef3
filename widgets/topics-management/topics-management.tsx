import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { ManagedTopic, ManagedTopics } from '#contract/topics-management'
import type { topicsManagementMessages } from '#contract/topics-management.messages'
import type { uiMessages } from '#contract/ui.messages'
import { useTexts } from '../core/texts.tsx'
import { Busy } from '../ui/busy.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { GeneralError } from '../ui/general-error.tsx'
import { LoadingBox } from '../ui/loading-box.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { plain } from '../ui/use-multi-select.ts'
import { useStyles } from '../ui/use-styles.ts'
import { doneAtom, isUndoingAtom, undoAtom } from './assign.atoms.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { OrderedList } from './ordered-list.tsx'
import { TopicDialog } from './topic-dialog.tsx'
import { TopicBody } from './topic-row.tsx'
import {
  agreeAtom,
  askedAtom,
  busyAtom,
  listedAtom,
  loadAtom,
  openedAtom,
  retryAtom
} from './topics-management.atoms.ts'
import css from './topics-management.css?inline'

const useMessages = useTexts<typeof topicsManagementMessages & typeof uiMessages>

/** So many are seen at a glance. */
const FEW = 6

const Rows = ({ topics }: { topics: readonly ManagedTopic[] }) => (
  <ul className="topics-list">
    {topics.map((topic) => (
      <li key={topic.uuid} className="topics-row">
        <TopicBody topic={topic} />
      </li>
    ))}
  </ul>
)

/** Where only some are shown there is no order to change. */
function Found({ topics }: { topics: readonly ManagedTopic[] }) {
  const t = useMessages()
  return (
    <section className="card" aria-label={t('topics-management.search')}>
      <p className="lead" role="status">
        {t('topics-management.found', { count: topics.length })}
      </p>
      {topics.length > 0 && <Rows topics={topics} />}
    </section>
  )
}

function Offered({ topics }: { topics: readonly ManagedTopic[] }) {
  const t = useMessages()
  return (
    <section className="card">
      <h2 className="card-title">{t('topics-management.offered')}</h2>
      <p className="lead">{t(topics.length ? 'topics-management.order-hint' : 'topics-management.none-offered')}</p>
      {topics.length > 0 && <OrderedList topics={topics} />}
    </section>
  )
}

function Retired({ topics }: { topics: readonly ManagedTopic[] }) {
  const t = useMessages()
  if (!topics.length) return null
  return (
    <details className="card topics-retired">
      <summary className="card-title">{t('topics-management.retired', { count: topics.length })}</summary>
      <Rows topics={topics} />
    </details>
  )
}

function List({ topics, query }: { topics: readonly ManagedTopic[]; query: string }) {
  const t = useMessages()
  const words = plain(query).split(/\s+/).filter(Boolean)
  const matches = ({ topic, comment, texts }: ManagedTopic) => {
    const all = plain([topic, comment, ...texts.flatMap((text) => [text.topic, text.comment])].join(' '))
    return words.every((word) => all.includes(word))
  }
  if (!topics.length) return <p className="card lead">{t('topics-management.empty')}</p>
  if (words.length) return <Found topics={topics.filter(matches)} />
  return (
    <>
      <Offered topics={topics.filter(({ retired_at }) => !retired_at)} />
      <Retired topics={topics.filter(({ retired_at }) => retired_at)} />
    </>
  )
}

/** What a change of many has changed, and the way back. */
function Done() {
  const t = useMessages()
  const done = useAtomValue(doneAtom)
  const isUndoing = useAtomValue(isUndoingAtom)
  const undo = useSetAtom(undoAtom)
  const close = useSetAtom(doneAtom)
  const numbers = { gain: done?.assigned.length ?? 0, lose: done?.withdrawn.length ?? 0 }
  return (
    <div role="status">
      {done && (
        <div className="notice success cluster">
          <p>{t('topics-management.changed', { topic: done.topic.topic, ...numbers })}</p>
          <Busy className="button" busy={isUndoing} onClick={() => void undo()}>
            {t('topics-management.undo')}
          </Busy>
          <button type="button" className="button quiet" onClick={() => close(undefined)}>
            {t('ui.close')}
          </button>
        </div>
      )}
    </div>
  )
}

function Question() {
  const t = useMessages()
  const asked = useAtomValue(askedAtom)
  const ask = useSetAtom(askedAtom)
  const agree = useSetAtom(agreeAtom)
  const isBusy = Boolean(useAtomValue(busyAtom))
  const deed = asked?.deed ?? 'retire'
  const { topic = '', upcoming = 0 } = asked?.topic ?? {}
  return (
    <ConfirmDialog
      open={Boolean(asked)}
      busy={isBusy}
      title={t(`topics-management.${deed}`)}
      text={t(`topics-management.${deed}-question`, { topic, upcoming })}
      deed={t(`topics-management.${deed}`)}
      kind={deed === 'delete' ? 'danger' : 'primary'}
      onConfirm={() => void agree()}
      onClose={() => ask(undefined)}
    />
  )
}

function Managed({ topics }: ManagedTopics) {
  const t = useMessages()
  const open = useSetAtom(openedAtom)
  const [query, setQuery] = useState('')
  const isMany = topics.length > FEW
  return (
    <>
      <div className="topics-bar">
        {isMany && (
          <label className="field topics-search">
            <span className="label">{t('topics-management.search')}</span>
            <input
              className="input"
              type="search"
              name="q"
              maxLength={255}
              aria-describedby="topics-search-help"
              value={query}
              onInput={({ currentTarget }) => setQuery(currentTarget.value)}
            />
            <span id="topics-search-help" className="help">
              {query.trim() && t('topics-management.search-hint')}
            </span>
          </label>
        )}
        <button type="button" className="button primary" onClick={() => open({ topic: undefined })}>
          {t('topics-management.new')}
        </button>
      </div>
      <Done />
      <List topics={topics} query={isMany ? query : ''} />
    </>
  )
}

/** Administrators define what can be booked, in which order, and with whom. */
export function TopicsManagement() {
  useStyles(css)
  const { status, failure, list } = useAtomValue(listedAtom)
  const load = useSetAtom(loadAtom)
  const retry = useSetAtom(retryAtom)
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box, (node) => node.querySelector('.topics-bar .primary'))
  useEffect(() => void load(), [load])
  return (
    <div className="stack topics-management" ref={box}>
      {status === 'loading' && <LoadingBox />}
      {status === 'error' && <GeneralError failure={failure} retry={() => void retry()} />}
      {list && <Managed {...list} />}
      <TopicDialog />
      <AssignDialog />
      <Question />
    </div>
  )
}
