import { useSearchParams } from 'wouter'
import type { textMessagesListMessages } from '#contract/messages/text-messages.messages'
import { getSentTexts, type SentText, type SentTexts } from '#contract/text-messages'
import { failedReadAtom } from '../../core/data/notify.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { type Column, Table } from '../../ui/lists/table.tsx'
import { addressOf } from './places.ts'

const useMessages = useTexts<typeof textMessagesListMessages>

const sentTexts = requestAtoms<SentTexts, number>({
  ask: (call, page) => call(getSentTexts, { query: { page: String(page) } }),
  failed: (set, failure, isStillShown) => isStillShown && set(failedReadAtom, failure)
})

/** In euros; a part costs less than ten cents. */
function useMoney() {
  const { tag } = useTextsContext()
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 3 })
  return (euros: number | null) => (euros === null ? undefined : format.format(euros))
}

function useColumns(): Column<SentText>[] {
  const t = useMessages()
  const { tag } = useTextsContext()
  const money = useMoney()
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  return [
    { id: 'when', title: t('text-messages.when'), cell: ({ created_at }) => time.format(new Date(created_at)) },
    { id: 'about', title: t('text-messages.about'), cell: ({ event }) => t(`text-messages.event-${event}`) },
    {
      id: 'number',
      title: t('text-messages.number'),
      isNamed: true,
      cell: ({ number_end }) => `… ${number_end}`
    },
    {
      id: 'state',
      title: t('text-messages.state'),
      cell: ({ state, fault, detail }) => (
        <>
          <strong>{t(`text-messages.state-${state}`)}</strong>
          {fault && (
            <span className="help sent-fault">
              {[t(`text-messages.fault-${fault}`), detail && `(${detail})`].filter(Boolean).join(' ')}
            </span>
          )}
        </>
      )
    },
    { id: 'parts', title: t('text-messages.parts'), isNamed: true, cell: ({ parts }) => String(parts) },
    {
      id: 'cost',
      title: t('text-messages.cost'),
      isNamed: true,
      cell: ({ cost, state }) => state === 'sent' && money(cost)
    }
  ]
}

function List({ answer, page, isStale }: { answer: SentTexts; page: number; isStale: boolean }) {
  const t = useMessages()
  const money = useMoney()
  const columns = useColumns()
  const { messages, total, page_size, waiting, month } = answer
  const cost = money(month.cost)
  const { sent, parts } = month
  return (
    <>
      {waiting > 0 && <p className="notice warning">{t('text-messages.waiting', { count: waiting })}</p>}
      <PagedList
        label={t('text-messages.list')}
        count={cost ? t('text-messages.month-cost', { sent, parts, cost }) : t('text-messages.month', { sent, parts })}
        page={page}
        total={total}
        size={page_size}
        isStale={isStale}
        addressOf={(number) => `${addressOf('texts')}&page=${number}`}
        empty={!messages.length && <p className="lead">{t('text-messages.none')}</p>}
      >
        <Table label={t('text-messages.list')} columns={columns} rows={messages} keyOf={({ uuid }) => uuid} />
      </PagedList>
    </>
  )
}

/** What was sent to customers, and what it costs. */
export function SentTextsCard() {
  const t = useMessages()
  const [params] = useSearchParams()
  const asked = params.get('page') ?? ''
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1
  const found = useRequest(sentTexts, page)
  return (
    <section className="card">
      <h2 className="card-title">{t('text-messages.list')}</h2>
      <p className="lead">
        {t('text-messages.list-lead')} {t('text-messages.parts-help')}
      </p>
      <div className="sent-texts">
        <Requested of={found}>{(answer, isStale) => <List answer={answer} page={page} isStale={isStale} />}</Requested>
      </div>
    </section>
  )
}
