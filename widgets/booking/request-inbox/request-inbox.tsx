import { useAtomValue, useSetAtom } from 'jotai'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { appMessages } from '#contract/messages/app.messages'
import type { listsMessages } from '#contract/messages/lists.messages'
import type { requestInboxMessages } from '#contract/messages/request-inbox.messages'
import type { InboxPage, InboxRequest } from '#contract/request-inbox'
import { useNarrow, useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Requested } from '../../ui/feedback/requested.tsx'
import { UndoNotice } from '../../ui/feedback/undo-notice.tsx'
import { useShownColumns } from '../../ui/lists/hidden-columns.ts'
import { ListView } from '../../ui/lists/list-view.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { type Choice, Table } from '../../ui/lists/table.tsx'
import { type Chosen, useChoice } from '../../ui/lists/use-choice.ts'
import { ChosenRequests } from './chosen.tsx'
import { useColumns } from './columns.tsx'
import { RequestDialog } from './dialog.tsx'
import { addressOf, askedOf, choiceKey, inboxQuery, isNarrowed, type Query, type Sort } from './query-state.ts'
import { deedAtom, inbox, isBusyAtom, undoAtom } from './request-inbox.atoms.ts'
import css from './request-inbox.css?inline'
import { nameOf } from './texts.ts'
import { Toolbar } from './toolbar.tsx'

const useMessages = useTexts<typeof requestInboxMessages & typeof appMessages & typeof listsMessages>

interface ListProps {
  alias: string
  query: Query
  page: InboxPage
}

function Empty({ alias, query, page }: ListProps) {
  const t = useMessages()
  if (!alias && !page.branches.length) return <p className="lead">{t('request-inbox.none-assigned')}</p>
  const none = isNarrowed(query) || query.page > 1 ? 'none-found' : 'none'
  const { branches } = page
  const isUnknown = query.branch && branches.length > 0 && branches.every(({ uuid }) => uuid !== query.branch)
  return (
    <div className="stack">
      <p className="lead">{t(isUnknown ? 'request-inbox.branch-unknown' : `request-inbox.${none}-hint`)}</p>
      {none === 'none-found' && (
        <div>
          <Link className="button" href={addressOf({ sort: query.sort })}>
            {t('request-inbox.clear')}
          </Link>
        </div>
      )}
    </div>
  )
}

/** Up to this many are neither sorted nor chosen: each control would be one more on the way by keyboard. */
const FEW = 5

/** Once there were many, the table stays as it is: finishing one request moves no column. */
function useIsLong(total: number): boolean {
  const [wasLong, setLong] = useState(false)
  const isLong = wasLong || total > FEW
  if (isLong !== wasLong) setLong(isLong)
  return isLong
}

const keyOf = ({ uuid }: InboxRequest) => uuid
const classOf = ({ done_at }: InboxRequest) => (done_at ? 'request done' : 'request')

/** How rows of the table are chosen. */
function checksOf(chosen: Chosen, t: ReturnType<typeof useMessages>): Choice<InboxRequest> {
  return {
    pageLabel: t('lists.choose-page'),
    labelOf: (request) => t('request-inbox.choose-of', { name: nameOf(request) }),
    isChosen: ({ uuid }) => chosen.isChosen(uuid),
    choose: (requests, isChosen) => chosen.choose(requests.map(keyOf), isChosen)
  }
}

function List({ alias, query, page, isStale }: ListProps & { isStale: boolean }) {
  const t = useMessages()
  const { requests, total, page_size, branches } = page
  const columns = useColumns(query, branches.length > 0)
  const shown = useShownColumns('requests', columns)
  const narrow = useNarrow(inboxQuery)
  const chosen = useChoice(choiceKey(query), requests.map(keyOf), total)
  const { count } = chosen
  const isLong = useIsLong(total)
  const counted = t(query.state === 'open' ? 'request-inbox.count-open' : 'request-inbox.count', { count: total })
  return (
    <PagedList
      label={t('request-inbox.list')}
      count={count ? t('lists.chosen', { count, total }) : counted}
      isFiltered={isNarrowed(query)}
      page={query.page}
      total={total}
      size={page_size}
      isStale={isStale}
      addressOf={(number) => addressOf({ ...query, page: number })}
      actions={count > 0 && <ChosenRequests query={query} branches={branches} chosen={chosen} />}
      view={<ListView list="requests" columns={columns} address={addressOf({ ...query, id: '', page: 1 })} />}
      empty={!requests.length && <Empty alias={alias} query={query} page={page} />}
    >
      <Table
        label={t('request-inbox.list')}
        columns={shown}
        rows={requests}
        keyOf={keyOf}
        classOf={classOf}
        sort={query.sort}
        {...(isLong && {
          onSort: (sort: string) => narrow({ sort: sort as Sort }),
          choice: checksOf(chosen, t)
        })}
      />
    </PagedList>
  )
}

/** What was done with a request, with a way back. */
function Done() {
  const t = useMessages()
  const deed = useAtomValue(deedAtom)
  const isBusy = useAtomValue(isBusyAtom)
  const undo = useSetAtom(undoAtom)
  const close = useSetAtom(deedAtom)
  // not shown on a later visit
  useEffect(() => () => close(undefined), [close])
  return (
    <div role="status" className="request-marked">
      {deed && (
        <UndoNotice
          text={t(...deed.said)}
          {...(deed.undo && { undo: t(deed.undo) })}
          busy={isBusy}
          onUndo={() => void undo()}
          onClose={() => close(undefined)}
        />
      )}
    </div>
  )
}

/** After the focused row has gone, the one that has come into its place is next. */
function useNextRow() {
  const at = useRef(-1)
  const rowsIn = (node: ParentNode) => [...node.querySelectorAll('tbody tr')]
  const note = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const row = (target as Element).closest('tbody tr')
    at.current = row ? rowsIn(currentTarget).indexOf(row) : -1
  }
  const next = (node: HTMLElement) => {
    const rows = rowsIn(node)
    const row = rows[Math.min(at.current, rows.length - 1)]
    return (row?.querySelector<HTMLElement>('.request-name') ?? node.querySelector<HTMLElement>('.paged-list')) || null
  }
  return { note, next }
}

/** /requests: what customers have asked the user for, or the advisors of the user's branches. */
export function Page({ alias }: { alias: string }) {
  useStyles(css)
  const t = useMessages()
  const query = useQuery(inboxQuery)
  const list = useRequest(inbox, askedOf(query))
  const box = useRef<HTMLDivElement>(null)
  const { note, next } = useNextRow()
  useFocusRestore(box, next)
  return (
    <>
      <h1 className="title">{t('app.requests')}</h1>
      <div className="card requests" ref={box} onFocusCapture={note}>
        <Toolbar query={query} page={list.value} />
        <Done />
        <Requested of={list}>
          {(page, isStale) => <List alias={alias} query={query} page={page} isStale={isStale} />}
        </Requested>
      </div>
      <RequestDialog query={query} />
    </>
  )
}
