import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { BranchEventsPage } from '#contract/branch-events'
import type { branchEventsMessages } from '#contract/messages/branch-events.messages'
import { NOTE_MAX } from '#contract/values'
import { useNarrow, useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { RemovalQuestion } from '../../ui/dialogs/removal-question.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { Table } from '../../ui/lists/table.tsx'
import {
  askCancelAtom,
  branchEventRemoval,
  branchEvents,
  cancelAtom,
  cancelledAtom,
  cancellingAtom,
  messageAtom,
  titleAtom
} from './branch-events.atoms.ts'
import css from './branch-events.css?inline'
import { useColumns } from './columns.tsx'
import { branchEventForm } from './form.atoms.ts'
import { FormDialog } from './form.tsx'
import { Guests } from './guests.tsx'
import { eventsQuery, type Query } from './query-state.ts'

const useMessages = useTexts<typeof branchEventsMessages>

interface ListProps {
  query: Query
  page: BranchEventsPage
  isStale: boolean
}

function List({ query, page, isStale }: ListProps) {
  const t = useMessages()
  const columns = useColumns()
  const { events, total, page_size } = page
  const empty = query.show === 'past' ? 'branch-events.empty-past' : 'branch-events.empty'
  return (
    <PagedList
      label={t('branch-events.list')}
      count={t('branch-events.count', { count: total })}
      page={query.page}
      total={total}
      size={page_size}
      isStale={isStale}
      addressOf={(number) => eventsQuery.addressOf({ ...query, page: number })}
      empty={!events.length && <p className="lead">{t(empty)}</p>}
    >
      <Table label={t('branch-events.list')} columns={columns} rows={events} keyOf={({ uuid }) => uuid} />
    </PagedList>
  )
}

interface ToolsProps {
  query: Query
  branches: BranchEventsPage['branches'] | undefined
}

function Tools({ query, branches = [] }: ToolsProps) {
  const t = useMessages()
  const [only, ...others] = branches
  const beginning = only && !others.length ? { organization_uuid: only.uuid } : {}
  const narrow = useNarrow(eventsQuery)
  const edit = useSetAtom(branchEventForm.openAtom)
  return (
    <div className="event-filters">
      <SelectField
        name="show"
        label={t('branch-events.show')}
        value={query.show}
        options={[
          ['upcoming', t('branch-events.show-upcoming')],
          ['past', t('branch-events.show-past')]
        ]}
        onChange={(show) => narrow({ show: show as Query['show'] })}
      />
      <button type="button" className="button primary" onClick={() => edit(undefined, beginning)}>
        {t('branch-events.add')}
      </button>
    </div>
  )
}

/** Asks whether an event is to be cancelled, and what its guests are told. */
function Cancelling() {
  const t = useMessages()
  const event = useAtomValue(cancelledAtom)
  const titleOf = useAtomValue(titleAtom)
  const [message, write] = useAtom(messageAtom)
  const ask = useSetAtom(askCancelAtom)
  const cancel = useSetAtom(cancelAtom)
  const count = event ? event.taken + event.waiting : 0
  return (
    <ConfirmDialog
      open={Boolean(event)}
      busy={useAtomValue(cancellingAtom) === 'processing'}
      title={t('branch-events.cancel-title')}
      text={event ? t('branch-events.cancel-lead', { name: titleOf(event), count }) : ''}
      action={t('branch-events.cancel-event')}
      cancel={t('branch-events.cancel-keep')}
      onConfirm={() => void cancel()}
      onClose={() => ask(undefined)}
    >
      {count > 0 && (
        <LimitedField
          name="message"
          rows={3}
          max={NOTE_MAX}
          label={t('branch-events.cancel-message')}
          value={message}
          onInput={write}
        />
      )}
    </ConfirmDialog>
  )
}

function Events({ query }: { query: Query }) {
  const t = useMessages()
  const titleOf = useAtomValue(titleAtom)
  const found = useRequest(branchEvents, query)
  return (
    <>
      <Tools query={query} branches={found.value?.branches} />
      <Requested of={found}>
        {(page, isStale) => (
          <>
            <List query={query} page={page} isStale={isStale} />
            <FormDialog branches={page.branches} />
          </>
        )}
      </Requested>
      <Cancelling />
      <RemovalQuestion
        of={branchEventRemoval}
        title={t('branch-events.delete-title')}
        text={(event) => t('branch-events.delete-question', { name: titleOf(event) })}
        action={t('branch-events.delete')}
      />
    </>
  )
}

/** The events of branches, or the guests of one of them. */
export function Page() {
  useStyles(css)
  const query = useQuery(eventsQuery)
  return (
    <div className="card branch-events">{query.event ? <Guests uuid={query.event} /> : <Events query={query} />}</div>
  )
}
