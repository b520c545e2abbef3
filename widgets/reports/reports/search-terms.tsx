import { useRef } from 'react'
import { Link } from 'wouter'
import type { reportsMessages } from '#contract/messages/reports.messages'
import { TERM_MIN, TERM_WEEKS, TERMS_FIRST, type Term, type Terms } from '#contract/reports'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { Requested } from '../../ui/feedback/requested.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { type Query, reportQueries } from './query-state.ts'
import { termsRequest } from './reports.atoms.ts'
import { Whole } from './whole.tsx'

const useMessages = useTexts<typeof reportsMessages>

/** How often each term was searched for, and how often it found nothing. */
function TermTable({ terms }: { terms: readonly Term[] }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const number = new Intl.NumberFormat(tag)
  return (
    <table aria-labelledby="report-terms">
      <thead>
        <tr>
          <th scope="col">{t('reports.column-term')}</th>
          <th scope="col">{t('reports.column-count')}</th>
          <th scope="col">{t('reports.column-none')}</th>
        </tr>
      </thead>
      <tbody>
        {terms.map(({ words, count, none }) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            <td>{number.format(count)}</td>
            <td>{number.format(none)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PartProps {
  query: Query
}

function List({ query, found: { terms, total, page_size }, isStale }: PartProps & { found: Terms; isStale: boolean }) {
  const t = useMessages()
  return (
    <PagedList
      label={t('reports.top-terms')}
      count={t('reports.count-terms', { count: total })}
      page={query.page}
      total={total}
      size={page_size}
      isStale={isStale}
      addressOf={(page) => reportQueries.search.addressOf({ ...query, page })}
      empty={!terms.length && <p className="lead">{t(query.q ? 'reports.none-found' : 'reports.terms-none')}</p>}
    >
      <TermTable terms={terms} />
    </PagedList>
  )
}

function WholeTerms({ query }: PartProps) {
  const request = useRequest(termsRequest, { ...query, charts: '', by: '' })
  return (
    <Whole name="search" query={query} kind="terms">
      <Requested of={request} level={3}>
        {(found, isStale) => <List query={query} found={found} isStale={isStale} />}
      </Requested>
    </Whole>
  )
}

function FirstTerms({ query, terms }: PartProps & { terms: readonly Term[] }) {
  const t = useMessages()
  if (!terms.length) return <p className="lead">{t('reports.terms-none')}</p>
  return (
    <>
      <TermTable terms={terms} />
      {terms.length === TERMS_FIRST && (
        <p>
          <Link className="button" href={reportQueries.search.addressOf({ ...query, all: 'terms', q: '', page: 1 })}>
            {t('reports.all-terms')}
          </Link>
        </p>
      )}
    </>
  )
}

/** The most frequent searches, or all that may be shown. */
export function SearchTerms({ query, terms }: PartProps & { terms: readonly Term[] }) {
  const t = useMessages()
  const box = useRef<HTMLElement>(null)
  // the link to all of them is gone, and with it the focus
  useFocusRestore(box, (node) => node.querySelector('.ranking-title') ?? node.querySelector('h2'))
  return (
    <section className="card report-whole" aria-labelledby="report-terms" ref={box}>
      <h2 className="card-title" id="report-terms" tabIndex={-1}>
        {t('reports.top-terms')}
      </h2>
      <p className="help">{t('reports.terms-hint')}</p>
      {query.all ? <WholeTerms query={query} /> : <FirstTerms query={query} terms={terms} />}
      <p className="help">{t('reports.terms-kept', { times: TERM_MIN, weeks: TERM_WEEKS })}</p>
    </section>
  )
}
