import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import { Link } from 'wouter'
import { type Conversation, type ConversationsPage, getConversationsNews } from '#contract/conversations'
import type { appMessages } from '#contract/messages/app.messages'
import type { conversationsMessages } from '#contract/messages/conversations.messages'
import type { requestInboxMessages } from '#contract/messages/request-inbox.messages'
import { useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { NoticesButton } from '../../people/device-notices/notices-button.tsx'
import { LINK_TO_DIALOG } from '../../ui/base/layer.ts'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Requested } from '../../ui/feedback/requested.tsx'
import { useShownColumns } from '../../ui/lists/hidden-columns.ts'
import { ListView } from '../../ui/lists/list-view.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { type Column, Table } from '../../ui/lists/table.tsx'
import { momentIn } from '../appointments/dates.ts'
import { useEventStream } from '../appointments/use-calendar-stream.ts'
import { conversations, lookAtom, refreshAtom } from './conversations.atoms.ts'
import css from './conversations-list.css?inline'
import { ConversationDialog } from './dialog.tsx'
import { Presence } from './presence.tsx'
import { addressOf, askedOf, conversationsQuery, narrowing, type Query } from './query-state.ts'
import { Toolbar } from './toolbar.tsx'

const useMessages = useTexts<typeof conversationsMessages & typeof requestInboxMessages & typeof appMessages>

interface ListProps {
  alias: string
  query: Query
  page: ConversationsPage
}

function Empty({ alias, query, page }: ListProps) {
  const t = useMessages()
  if (!alias && !page.branches.length) return <p className="lead">{t('request-inbox.none-assigned')}</p>
  const isNarrowed = query.q || narrowing(query) > 0 || query.page > 1
  return (
    <div className="stack">
      <p className="lead">{t(isNarrowed ? 'conversations.none-found-hint' : 'conversations.none-hint')}</p>
      {isNarrowed && (
        <div>
          <Link className="button" href={addressOf()}>
            {t('conversations.clear')}
          </Link>
        </div>
      )}
    </div>
  )
}

function Last({ of: { last_text, last_kind, is_last_from_visitor, unread } }: { of: Conversation }) {
  const t = useMessages()
  const text = last_kind === 'text' ? last_text : t(`conversations.last-${last_kind}`, { name: last_text })
  return (
    <>
      {unread > 0 && <span className="conversation-unread">{t('conversations.unread', { count: unread })}</span>}{' '}
      <span className="conversation-last">{is_last_from_visitor ? text : t('conversations.answered', { text })}</span>
    </>
  )
}

function useColumns(query: Query, hasOthers: boolean): Column<Conversation>[] {
  const t = useMessages()
  const { tag } = useTextsContext()
  const advisor: Column<Conversation> = {
    id: 'advisor',
    title: t('conversations.advisor'),
    cell: (one) => one.advisor.full_name
  }
  const state: Column<Conversation> = {
    id: 'state',
    title: t('conversations.state'),
    cell: ({ ended_at, blocked_at }) => t(`conversations.state-${blocked_at ? 'blocked' : ended_at ? 'ended' : 'open'}`)
  }
  return [
    {
      id: 'visitor',
      title: t('conversations.visitor'),
      cell: ({ uuid, name }) => (
        <Link className="conversation-name" href={addressOf({ ...query, id: uuid })} state={LINK_TO_DIALOG}>
          {name}
        </Link>
      )
    },
    { id: 'last', title: t('conversations.last'), cell: (one) => <Last of={one} /> },
    ...(hasOthers ? [advisor] : []),
    {
      id: 'when',
      title: t('conversations.when'),
      isNamed: true,
      cell: ({ last_at, time_zone }) => <time dateTime={last_at}>{momentIn(time_zone, last_at, tag)}</time>
    },
    ...(query.state === 'all' || query.state === 'unread' ? [state] : [])
  ]
}

const keyOf = ({ uuid }: Conversation) => uuid
const classOf = ({ unread }: Conversation) => (unread ? 'conversation unread' : 'conversation')

function List({ alias, query, page, isStale }: ListProps & { isStale: boolean }) {
  const t = useMessages()
  const { total, page_size, branches } = page
  const columns = useColumns(query, branches.length > 0)
  const shown = useShownColumns('conversations', columns)
  return (
    <PagedList
      label={t('conversations.list')}
      count={t('conversations.count', { count: total })}
      isFiltered={Boolean(query.q || narrowing(query))}
      page={query.page}
      total={total}
      size={page_size}
      isStale={isStale}
      addressOf={(number) => addressOf({ ...query, page: number })}
      view={<ListView list="conversations" columns={columns} address={addressOf({ ...query, id: '', page: 1 })} />}
      empty={!page.conversations.length && <Empty alias={alias} query={query} page={page} />}
    >
      <Table
        label={t('conversations.list')}
        columns={shown}
        rows={page.conversations}
        keyOf={keyOf}
        classOf={classOf}
      />
    </PagedList>
  )
}

/** /messenger: conversations of the user, or of the advisors of the user's branches. */
export function Page({ alias }: { alias: string }) {
  useStyles(css)
  const t = useMessages()
  const query = useQuery(conversationsQuery)
  const list = useRequest(conversations, askedOf(query))
  const refresh = useSetAtom(refreshAtom)
  const look = useSetAtom(lookAtom)
  useEventStream(getConversationsNews.path, { change: () => refresh(), typing: () => void look() })
  const box = useRef<HTMLDivElement>(null)
  useFocusRestore(box, (node) => node.querySelector<HTMLElement>('.paged-list'))
  return (
    <>
      <h1 className="title">{t('app.messenger')}</h1>
      <div className="card conversations" ref={box}>
        <div className="conversations-own">
          {alias && <Presence />}
          <NoticesButton />
        </div>
        <Toolbar query={query} page={list.value} />
        <Requested of={list}>
          {(page, isStale) => <List alias={alias} query={query} page={page} isStale={isStale} />}
        </Requested>
      </div>
      <ConversationDialog query={query} />
    </>
  )
}
