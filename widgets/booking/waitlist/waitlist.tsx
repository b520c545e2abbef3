import type { waitlistMessages } from '#contract/messages/waitlist.messages'
import type { WaitlistEntry, WaitlistPage } from '#contract/waitlist'
import { useNarrow, useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { RemovalQuestion } from '../../ui/dialogs/removal-question.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { Table } from '../../ui/lists/table.tsx'
import { useColumns } from './columns.tsx'
import { OfferDialog } from './offer.tsx'
import { type Query, waitlistQuery } from './query-state.ts'
import { entryRemoval, nameOf, waitlist } from './waitlist.atoms.ts'
import css from './waitlist.css?inline'

const useMessages = useTexts<typeof waitlistMessages>

function Question() {
  const t = useMessages()
  return (
    <RemovalQuestion
      of={entryRemoval}
      title={t('waitlist.remove-title')}
      text={(entry) => t('waitlist.remove-lead', { name: nameOf(entry) })}
      action={t('waitlist.remove')}
    />
  )
}

interface ListProps {
  query: Query
  page: WaitlistPage
  isStale: boolean
}

const keyOf = ({ uuid }: WaitlistEntry) => uuid

function List({ query, page, isStale }: ListProps) {
  const t = useMessages()
  const columns = useColumns()
  const { entries, total, page_size } = page
  const isEnded = query.show === 'ended'
  // nobody has a place any more, and nothing can be done
  const shown = isEnded ? columns.filter(({ id }) => id !== 'place' && id !== 'actions') : columns
  return (
    <PagedList
      label={t('waitlist.list')}
      count={t('waitlist.count', { count: total })}
      page={query.page}
      total={total}
      size={page_size}
      isStale={isStale}
      addressOf={(number) => waitlistQuery.addressOf({ ...query, page: number })}
      empty={!entries.length && <p className="lead">{t(isEnded ? 'waitlist.empty-ended' : 'waitlist.empty')}</p>}
    >
      <Table label={t('waitlist.list')} columns={shown} rows={entries} keyOf={keyOf} />
    </PagedList>
  )
}

function Shown({ query }: { query: Query }) {
  const t = useMessages()
  const narrow = useNarrow(waitlistQuery)
  return (
    <div className="waiting-filter">
      <SelectField
        name="show"
        label={t('waitlist.show')}
        value={query.show}
        options={[
          ['waiting', t('waitlist.show-waiting')],
          ['ended', t('waitlist.show-ended')]
        ]}
        onChange={(show) => narrow({ show: show as Query['show'] })}
      />
    </div>
  )
}

/** Who waits for an appointment, since when and for what: to offer a time by hand, to pause and to remove. */
export function Page() {
  useStyles(css)
  const t = useMessages()
  const query = useQuery(waitlistQuery)
  const found = useRequest(waitlist, query)
  return (
    <div className="card waitlist">
      <h1 className="title">{t('waitlist.list')}</h1>
      <Shown query={query} />
      <Requested of={found}>{(page, isStale) => <List query={query} page={page} isStale={isStale} />}</Requested>
      <OfferDialog />
      <Question />
    </div>
  )
}
