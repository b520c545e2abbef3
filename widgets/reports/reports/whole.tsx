import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import type { reportsMessages } from '#contract/messages/reports.messages'
import type { ReportName } from '#contract/reports'
import { useNarrow } from '../../core/data/query-state.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { useTypedSearch } from '../../ui/fields/use-typed-search.ts'
import { type Query, reportQueries, type WholeKind } from './query-state.ts'

interface WholeProps {
  name: ReportName
  query: Query
  kind: WholeKind
  children: ReactNode
}

/** All of what a report lists the first of, with search and the way back. */
export function Whole({ name, query, kind, children }: WholeProps) {
  const t = useTexts<typeof reportsMessages>()
  const narrow = useNarrow(reportQueries[name])
  const [text, setText] = useTypedSearch(query.q, (q) => narrow({ q }))
  // it takes the place of a long report
  // newer browsers return a promise
  useEffect(() => void scrollTo(0, 0), [])
  return (
    <div className="ranking">
      <div className="ranking-head">
        <h3 className="ranking-title" tabIndex={-1}>
          {t(`reports.top-${kind}`)}
        </h3>
        <Link className="button" href={reportQueries[name].addressOf({ ...query, all: '', q: '', page: 1 })}>
          {t('reports.whole-report')}
        </Link>
      </div>
      <SearchField className="ranking-search" label={t(`reports.search-${kind}`)} value={text} onType={setText} />
      {children}
    </div>
  )
}
