import { useAtomValue, useSetAtom } from 'jotai'
import { type MouseEvent, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Lead, LeadsPage } from '#contract/leads'
import { mailLink } from '#contract/links'
import type { appMessages } from '#contract/messages/app.messages'
import type { leadsMessages } from '#contract/messages/leads.messages'
import { useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { breakable } from '../../ui/base/breakable.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { RemovalQuestion } from '../../ui/dialogs/removal-question.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { type Column, Table } from '../../ui/lists/table.tsx'
import { LeadDialog } from './dialog.tsx'
import { LeadFilters } from './filters.tsx'
import { type FileKind, fileAtom, leadForm, leadRemoval, leads, nameOf, openAtom, saveFileAtom } from './leads.atoms.ts'
import css from './leads.css?inline'
import { addressOf, isNarrowed, leadsQuery, type Query } from './query-state.ts'

const useMessages = useTexts<typeof leadsMessages & typeof appMessages>

function Name({ lead }: { lead: Lead }) {
  const open = useSetAtom(leadForm.openAtom)
  return (
    <span className="lead-lines">
      <button type="button" className="lead-name" aria-haspopup="dialog" onClick={() => open(lead)}>
        {nameOf(lead)}
      </button>
      {lead.company && <span>{lead.company}</span>}
    </span>
  )
}

const Contact = ({ lead: { email, phone } }: { lead: Lead }) => (
  <span className="lead-lines">
    <a href={mailLink(email)}>{breakable(email)}</a>
    {phone && <span>{phone}</span>}
  </span>
)

/** Whose it is stands in the list of those who see others' leads. */
function useColumns({ branches }: LeadsPage): Column<Lead>[] {
  const t = useMessages()
  const { tag } = useTextsContext()
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  const advisor: Column<Lead> = {
    id: 'advisor',
    title: t('leads.advisor'),
    cell: ({ advisor: { full_name, has_left } }) => (has_left ? t('leads.has-left', { name: full_name }) : full_name)
  }
  return [
    { id: 'name', title: t('leads.name'), cell: (lead) => <Name lead={lead} /> },
    { id: 'contact', title: t('leads.contact'), cell: (lead) => <Contact lead={lead} /> },
    ...(branches.length ? [advisor] : []),
    {
      id: 'received',
      title: t('leads.created_at'),
      cell: ({ created_at, campaign }) => (
        <span className="lead-lines">
          <span>{moment.format(new Date(created_at))}</span>
          {campaign && <span className="help">{campaign}</span>}
        </span>
      )
    },
    {
      id: 'state',
      title: t('leads.state'),
      cell: ({ state }) => (
        <span className="lead-state" data-state={state}>
          {t(`leads.state-${state}`)}
        </span>
      )
    }
  ]
}

/** The files hold what the filters leave; a proof may be asked for first. */
function Files({ query }: { query: Query }) {
  const t = useMessages()
  const addressOfFile = useAtomValue(fileAtom)
  const save = useSetAtom(saveFileAtom)
  return (['csv', 'vcf'] as const satisfies FileKind[]).map((kind) => {
    const url = addressOfFile(kind, query)
    const press = (event: MouseEvent) => {
      event.preventDefault()
      void save(kind, url)
    }
    return (
      <a key={kind} className="button quiet" href={url} download onClick={press}>
        {t(`leads.${kind}`)}
      </a>
    )
  })
}

function List({ query, page, isStale }: { query: Query; page: LeadsPage; isStale: boolean }) {
  const t = useMessages()
  const columns = useColumns(page)
  const { leads: rows, total, page_size } = page
  return (
    <PagedList
      label={t('leads.list')}
      count={t('leads.count', { count: total })}
      isFiltered={isNarrowed(query)}
      page={query.page}
      total={total}
      size={page_size}
      isStale={isStale}
      addressOf={(number) => addressOf({ ...query, page: number })}
      actions={total > 0 && <Files query={query} />}
      empty={!rows.length && <p className="lead">{t(isNarrowed(query) ? 'leads.empty-filtered' : 'leads.empty')}</p>}
    >
      <Table
        label={t('leads.list')}
        columns={columns}
        rows={rows}
        keyOf={({ uuid }) => uuid}
        classOf={({ state }) => (state === 'done' ? 'lead-row done' : 'lead-row')}
      />
    </PagedList>
  )
}

/** Opens the lead that the address names, once: closing it leads back to the list. */
function useOpened(query: Query) {
  const open = useSetAtom(openAtom)
  const [, navigate] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of the address opens nothing
  useEffect(() => {
    if (!query.id) return
    void open(query.id)
    navigate(addressOf({ ...query, id: '' }), { replace: true })
  }, [query.id])
}

/** /leads: the contacts that visitors have left with the user, or with the advisors of the user's branches. */
export function Page() {
  useStyles(css)
  const t = useMessages()
  const query = useQuery(leadsQuery)
  const list = useRequest(leads, { ...query, id: '' })
  useOpened(query)
  return (
    <>
      <h1 className="title">{t('app.leads')}</h1>
      <div className="card leads">
        <LeadFilters query={query} page={list.value} />
        <Requested of={list}>{(page, isStale) => <List query={query} page={page} isStale={isStale} />}</Requested>
      </div>
      <LeadDialog />
      <RemovalQuestion
        of={leadRemoval}
        title={t('leads.delete-title')}
        text={(lead) => t('leads.delete-lead', { name: nameOf(lead) })}
        action={t('leads.delete')}
      />
    </>
  )
}
