import { useAtomValue, useSetAtom } from 'jotai'
import { type MouseEvent, useRef } from 'react'
import type { AuditPage } from '#contract/audit-log'
import type { auditMessages } from '#contract/messages/audit-log.messages'
import { useNarrow, useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Requested } from '../../ui/feedback/requested.tsx'
import { useShownColumns } from '../../ui/lists/hidden-columns.ts'
import { ListView } from '../../ui/lists/list-view.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { Table } from '../../ui/lists/table.tsx'
import { exportAtom, loadAtom, saveAtom, stateAtom, streamAtom } from './audit-log.atoms.ts'
import css from './audit-log.css?inline'
import { useColumns } from './columns.tsx'
import { AuditFilters } from './filters.tsx'
import { addressOf, auditQuery, isNarrowed, isReversed, NO_FILTER, type Query } from './query-state.ts'

const useMessages = useTexts<typeof auditMessages>

function Actions({ query }: { query: Query }) {
  const t = useMessages()
  const narrow = useNarrow(auditQuery)
  const file = useAtomValue(exportAtom)(query)
  const signed = useAtomValue(streamAtom)
  const save = useSetAtom(saveAtom)
  const saving = (kind: 'csv' | 'signed', url: string) => (event: MouseEvent) => {
    event.preventDefault()
    void save(kind, url)
  }
  return (
    <>
      {!isReversed(query) && (
        <a className="button" href={file} download onClick={saving('csv', file)}>
          {t('audit.export')}
        </a>
      )}
      {!isNarrowed(query) && (
        <a className="button" href={signed} download onClick={saving('signed', signed)}>
          {t('audit.stream')}
        </a>
      )}
      {isNarrowed(query) && (
        <button type="button" className="button quiet" onClick={() => narrow(NO_FILTER)}>
          {t('audit.clear')}
        </button>
      )}
    </>
  )
}

function List({ query, log, isStale }: { query: Query; log: AuditPage; isStale: boolean }) {
  const t = useMessages()
  const columns = useColumns(log)
  const shown = useShownColumns('audit-log', columns)
  const { entries, total, page_size } = log
  return (
    <PagedList
      label={t('audit.list')}
      count={t('audit.count', { count: total })}
      isFiltered={isNarrowed(query)}
      page={query.page}
      total={total}
      size={page_size}
      isStale={isStale}
      addressOf={(page) => addressOf({ ...query, page })}
      actions={<Actions query={query} />}
      view={<ListView list="audit-log" columns={columns} address={addressOf({ ...query, page: 1 })} />}
      empty={!entries.length && <p className="lead">{t(isNarrowed(query) ? 'audit.none-found' : 'audit.empty')}</p>}
    >
      <Table
        label={t('audit.list')}
        columns={shown}
        rows={entries}
        keyOf={({ uuid }) => uuid}
        classOf={() => 'audit-entry'}
      />
    </PagedList>
  )
}

/** Changes, sign-ins, reads and exports, latest first, filtered by person, event, object and time. */
export function Page() {
  useStyles(css)
  const query = useQuery(auditQuery)
  const log = useRequest({ stateAtom, loadAtom }, query)
  const box = useRef<HTMLElement>(null)
  useFocusRestore(box, (node) => node.querySelector('[type=search]'))
  return (
    <section className="card audit" ref={box} tabIndex={-1}>
      <AuditFilters query={query} />
      <Requested of={log}>{(page, isStale) => <List query={query} log={page} isStale={isStale} />}</Requested>
    </section>
  )
}
