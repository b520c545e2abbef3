import { useAtomValue, useSetAtom } from 'jotai'
import { type FocusEvent, useRef } from 'react'
import type { topicsManagementMessages } from '#contract/messages/topics-management.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import type { ManagedTopic, ManagedTopics } from '#contract/topics-management'
import { queryState, searchText, useNarrow, useQuery } from '../../core/data/query-state.ts'
import { useList } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { plain } from '../../ui/fields/options.ts'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { useTypedSearch } from '../../ui/fields/use-typed-search.ts'
import { Table } from '../../ui/lists/table.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { useColumns } from './columns.tsx'
import { Done } from './done.tsx'
import { OrderedTopics } from './ordered-topics.tsx'
import { TopicDialog } from './topic-dialog.tsx'
import { busyAtom, confirmAtom, confirmationAtom, openedAtom, topics as request } from './topics-management.atoms.ts'
import css from './topics-management.css?inline'

const useMessages = useTexts<typeof topicsManagementMessages & typeof uiMessages>

/** Up to this many need no search. */
const FEW = 6

function Rows({ label, topics }: { label: string; topics: readonly ManagedTopic[] }) {
  const columns = useColumns()
  return <Table label={label} columns={columns} rows={topics} keyOf={({ uuid }) => uuid} classOf={() => 'topics-row'} />
}

/** A filtered list cannot be reordered. */
function Found({ topics }: { topics: readonly ManagedTopic[] }) {
  const t = useMessages()
  return (
    <section className="card" aria-label={t('topics-management.search')}>
      <p className="lead" role="status">
        {t('topics-management.found', { count: topics.length })}
      </p>
      {topics.length > 0 && <Rows label={t('topics-management.search')} topics={topics} />}
    </section>
  )
}

function Offered({ topics }: { topics: readonly ManagedTopic[] }) {
  const t = useMessages()
  return (
    <section className="card">
      <h2 className="card-title">{t('topics-management.offered')}</h2>
      <p className="lead">{t(topics.length ? 'topics-management.order-hint' : 'topics-management.none-offered')}</p>
      {topics.length > 0 && <OrderedTopics topics={topics} />}
    </section>
  )
}

function Retired({ topics }: { topics: readonly ManagedTopic[] }) {
  const t = useMessages()
  if (!topics.length) return null
  const title = t('topics-management.retired', { count: topics.length })
  return (
    <details className="card topics-retired">
      <summary className="card-title">{title}</summary>
      <Rows label={title} topics={topics} />
    </details>
  )
}

function List({ topics, query }: { topics: readonly ManagedTopic[]; query: string }) {
  const t = useMessages()
  const words = plain(query).split(/\s+/).filter(Boolean)
  const matches = (managed: ManagedTopic) => {
    const texts = [managed, ...managed.texts].flatMap(({ topic, comment, documents }) => [topic, comment, ...documents])
    const all = plain(texts.join(' '))
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

function Question() {
  const t = useMessages()
  const asked = useAtomValue(confirmationAtom)
  const ask = useSetAtom(confirmationAtom)
  const agree = useSetAtom(confirmAtom)
  const isBusy = Boolean(useAtomValue(busyAtom))
  const action = asked?.action ?? 'retire'
  const { topic = '', upcoming = 0 } = asked?.topic ?? {}
  return (
    <ConfirmDialog
      open={Boolean(asked)}
      busy={isBusy}
      title={t(`topics-management.${action}`)}
      text={t(`topics-management.${action}-question`, { topic, upcoming })}
      action={t(`topics-management.${action}`)}
      kind={action === 'delete' ? 'danger' : 'primary'}
      onConfirm={() => void agree()}
      onClose={() => ask(undefined)}
    />
  )
}

const topicsQuery = queryState('/account-admin/topics-management', { q: searchText })

/** The search, which the address holds; few topics need none, unless a link has filled it in. */
function useSearched(count: number) {
  const { q } = useQuery(topicsQuery)
  const narrow = useNarrow(topicsQuery)
  const [query, setQuery] = useTypedSearch(q, (next) => narrow({ q: next }))
  const isFilled = useRef(false)
  isFilled.current ||= q !== ''
  return { isSearched: count > FEW || isFilled.current, query, setQuery }
}

function Managed({ topics }: ManagedTopics) {
  const t = useMessages()
  const open = useSetAtom(openedAtom)
  const { isSearched, query, setQuery } = useSearched(topics.length)
  return (
    <>
      <div className="topics-bar">
        {isSearched && (
          <SearchField
            label={t('topics-management.search')}
            className="topics-search"
            aria-describedby="topics-search-help"
            value={query}
            onType={setQuery}
          >
            <span id="topics-search-help" className="help">
              {query.trim() && t('topics-management.search-hint')}
            </span>
          </SearchField>
        )}
        <button type="button" className="button primary" onClick={() => open({ topic: undefined })}>
          {t('topics-management.new')}
        </button>
      </div>
      <Done />
      <List topics={topics} query={isSearched ? query : ''} />
    </>
  )
}

/** Administrators define what can be booked, in which order, and with whom. */
export function Page() {
  useStyles(css)
  const list = useList(request)
  const box = useRef<HTMLDivElement>(null)
  const last = useRef<string>(undefined)
  // if the focused button disappears, focus moves to its row, from "Undo" to the one that was changed
  const find = (node: HTMLElement) => {
    const row = node.querySelector(`[id="${last.current}"]`)?.closest('.topics-row')
    return row?.querySelector<HTMLElement>('.button') ?? node.querySelector<HTMLElement>('.topics-bar .primary')
  }
  useFocusRestore(box, find)
  const note = ({ target }: FocusEvent) => {
    last.current = (target as Element).closest('.topics-row')?.querySelector('.topics-name')?.id ?? last.current
  }
  return (
    <div className="stack topics-management" ref={box} onFocusCapture={note}>
      <Requested of={list}>{(managed) => <Managed {...managed} />}</Requested>
      <TopicDialog />
      <AssignDialog />
      <Question />
    </div>
  )
}
