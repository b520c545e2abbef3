import type { BookingFunnel } from '#contract/booking-funnel'
import { BOOKING_STEPS } from '#contract/booking-steps'
import type { bookingFunnelMessages } from '#contract/messages/booking-funnel.messages'
import type { reportsMessages } from '#contract/messages/reports.messages'
import type { Narrow } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { stepText } from '../reports/days.ts'
import { STEP } from '../reports/query-state.ts'
import { comparedRequest } from './booking-funnel.atoms.ts'
import { usePageName } from './page-name.ts'
import { percentText } from './percent.ts'
import type { Query } from './query-state.ts'
import { WideTable } from './wide-table.tsx'

const useMessages = useTexts<typeof bookingFunnelMessages & typeof reportsMessages>

const VISIT = BOOKING_STEPS.indexOf('visit')
const BOOKED = BOOKING_STEPS.indexOf('booked')

/** Campaigns and pages by the value that stands for each in the address. */
function useCompared({ campaigns, pages }: Pick<BookingFunnel, 'campaigns' | 'pages'>) {
  const t = useMessages()
  const pageName = usePageName()
  return [
    ...campaigns.map((name) => ({ value: `campaign:${name}`, text: t('booking-funnel.named-campaign', { name }) })),
    ...pages.map((page) => ({ value: `page:${page}`, text: t('booking-funnel.named-page', { name: pageName(page) }) }))
  ]
}

type Counts = readonly number[]

function Cells({ counts }: { counts: Counts }) {
  const { tag } = useTextsContext()
  const number = new Intl.NumberFormat(tag)
  const [visits = 0, booked = 0] = [counts[VISIT], counts[BOOKED]]
  return (
    <>
      <td>{number.format(visits)}</td>
      <td>{number.format(booked)}</td>
      <td>{visits && booked <= visits ? percentText(tag, booked / visits) : '–'}</td>
    </>
  )
}

const totalOf = ({ steps }: BookingFunnel): Counts => steps.map(({ count }) => count)

interface WeeksProps {
  both: readonly [BookingFunnel, BookingFunnel]
  names: readonly [string, string]
}

function Weeks({ both: [first, second], names }: WeeksProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  return (
    <WideTable labelledBy="booking-compare">
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {t('reports.step-week')}
          </th>
          {names.map((name) => (
            <th key={name} scope="colgroup" colSpan={3}>
              {name}
            </th>
          ))}
        </tr>
        <tr>
          {names.map((name) =>
            (['step-visit', 'step-booked', 'rate'] as const).map((head) => (
              <th key={`${name} ${head}`} scope="col">
                {t(`booking-funnel.${head}`)}
              </th>
            ))
          )}
        </tr>
      </thead>
      <tbody>
        {first.weeks.map(({ start, counts }, at) => (
          <tr key={start}>
            <th scope="row">{stepText(tag, 'week', start)}</th>
            <Cells counts={counts} />
            <Cells counts={second.weeks[at]?.counts ?? []} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('reports.total')}</th>
          <Cells counts={totalOf(first)} />
          <Cells counts={totalOf(second)} />
        </tr>
      </tfoot>
    </WideTable>
  )
}

function Loaded({ query, names }: { query: Query; names: WeeksProps['names'] }) {
  const request = useRequest(comparedRequest, query)
  return (
    <Requested of={request} level={3}>
      {(both) => <Weeks both={both} names={names} />}
    </Requested>
  )
}

interface CompareProps {
  query: Query
  funnel: BookingFunnel
  onChange: Narrow<Query>
}

/** Two campaigns or pages side by side, by week. */
export function Compare({ query, funnel, onChange }: CompareProps) {
  const t = useMessages()
  const options = useCompared(funnel)
  const nameOf = (value: string) => options.find((one) => one.value === value)?.text
  const [first, second] = [nameOf(query.first), nameOf(query.second)]
  return (
    <section className="card" aria-labelledby="booking-compare">
      <h2 className="card-title" id="booking-compare">
        {t('booking-funnel.compare')}
      </h2>
      <p className="help">{t('booking-funnel.compare-hint')}</p>
      <div className="report-filters">
        {(['first', 'second'] as const).map((name) => (
          <ComboboxField
            key={name}
            name={name}
            label={t(`booking-funnel.${name}`)}
            value={nameOf(query[name]) ? query[name] : ''}
            options={[{ value: '', text: t('booking-funnel.choose') }, ...options]}
            onChange={(value) => onChange({ [name]: value }, STEP)}
          />
        ))}
      </div>
      {first && second && first !== second && <Loaded query={query} names={[first, second]} />}
    </section>
  )
}
