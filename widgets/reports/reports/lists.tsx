import type { reportsMessages } from '#contract/messages/reports.messages'
import {
  metricsOf,
  type Ranked,
  type Report,
  type ReportName,
  TERM_MIN,
  TERM_WEEKS,
  type Term
} from '#contract/reports'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'

const useMessages = useTexts<typeof reportsMessages>

function List({ kind, ranked }: { kind: 'branches' | 'advisors'; ranked: readonly Ranked[] }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const number = new Intl.NumberFormat(tag)
  const most = Math.max(1, ...ranked.map(({ count }) => count))
  if (!ranked.length) return null
  return (
    <table className="placed">
      <caption>{t(`reports.top-${kind}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('reports.column-name')}</th>
          <th scope="col">{t('reports.column-count')}</th>
          <th scope="col">{t('reports.column-before')}</th>
        </tr>
      </thead>
      <tbody>
        {ranked.map(({ id, name, count, before }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <meter className="placed-share" min={0} max={most} value={Math.max(0, count)} aria-hidden="true" />
            </th>
            <td>{number.format(count)}</td>
            <td>{number.format(before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The most frequent searches, and how often they found nothing. */
export function Terms({ terms }: { terms: readonly Term[] }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const number = new Intl.NumberFormat(tag)
  return (
    <section className="card report-whole" aria-labelledby="report-terms">
      <h2 className="card-title" id="report-terms">
        {t('reports.terms')}
      </h2>
      <p className="help">{t('reports.terms-hint')}</p>
      {terms.length ? (
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
      ) : (
        <p className="lead">{t('reports.terms-none')}</p>
      )}
      <p className="help">{t('reports.terms-kept', { times: TERM_MIN, weeks: TERM_WEEKS })}</p>
    </section>
  )
}

interface ListsProps {
  name: ReportName
  report: Report
  onSort: (by: string) => void
}

/** The top branches and advisors by a figure. */
export function Lists({ name, report, onSort }: ListsProps) {
  const t = useMessages()
  const { by, branches, advisors } = report
  return (
    <section className="card report-whole" aria-labelledby="report-top">
      <h2 className="card-title" id="report-top">
        {t('reports.top')}
      </h2>
      <div className="report-filters">
        <SelectField
          name="by"
          label={t('reports.top-by')}
          value={by}
          options={metricsOf(name).map((metric) => [metric, t(`reports.metric-${metric}`)] as const)}
          onChange={onSort}
        />
      </div>
      {!branches.length && !advisors.length && <p className="lead">{t('reports.top-none')}</p>}
      <div className="placed-lists">
        <List kind="branches" ranked={branches} />
        <List kind="advisors" ranked={advisors} />
      </div>
    </section>
  )
}
