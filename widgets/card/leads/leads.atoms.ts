import { atom } from 'jotai'
import {
  deleteLead,
  getLead,
  getLeads,
  getLeadsCsv,
  getLeadsVcf,
  getLeadVCard,
  type Lead,
  type LeadForm,
  type LeadsPage,
  OtherLead,
  putLead
} from '#contract/leads'
import { downloadAtoms } from '../../core/data/download.atoms.ts'
import { listAtoms, listUpdates } from '../../core/data/list.atoms.ts'
import { failedAtom, failedReadAtom, notifyAtom } from '../../core/data/notify.ts'
import { isGone } from '../../core/data/refusal.ts'
import { removalAtoms } from '../../core/data/removal.atoms.ts'
import { apiAtom, hostAtom } from '../../core/element/store.tsx'
import { draftAtoms } from '../../core/forms/draft.atoms.ts'
import { filterOf, type Query } from './query-state.ts'

export const nameOf = ({ first_name, last_name }: Pick<Lead, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`

export const leads = listAtoms<LeadsPage, Lead, Query>({
  noun: 'leads',
  ask: (call, query) => call(getLeads, { query: { ...filterOf(query), page: String(query.page) } }),
  failed: (set, failure, isStillShown) => isStillShown && set(failedReadAtom, failure),
  change: (page, next) => ({ ...page, leads: next(page.leads) })
})

/** How far one has got with a lead, and what is noted about it. */
export const leadForm = draftAtoms<Lead, Omit<LeadForm, 'revision'>>({
  of: (lead) => ({ state: lead?.state ?? 'new', internal_note: lead?.internal_note ?? '' }),
  save: (call, draft, lead) =>
    call(putLead, { params: { uuid: lead?.uuid ?? '' }, body: { ...draft, revision: lead?.revision } }),
  nameOf,
  said: () => ['leads.saved'],
  outdated: OtherLead,
  ...listUpdates(leads)
})

/** Opens the lead to which a mail leads, which need not be on the page that is shown. */
export const openAtom = atom(null, async (get, set, uuid: string) => {
  try {
    set(leadForm.openAtom, await get(apiAtom).call(getLead, { params: { uuid } }))
  } catch (failure) {
    if (isGone(failure)) return set(notifyAtom, 'failure', 'leads.gone')
    await set(failedAtom, failure)
  }
})

export const leadRemoval = removalAtoms<Lead>({
  remove: (call, { uuid }) => call(deleteLead, { params: { uuid } }),
  nameOf,
  said: () => ['leads.deleted'],
  list: leads
})

const FILES = { csv: getLeadsCsv, vcf: getLeadsVcf }
export type FileKind = keyof typeof FILES

/** The address of a file with the leads that the filters leave. */
export const fileAtom = atom((get) => (kind: FileKind, query: Query) => {
  const search = new URLSearchParams(filterOf(query)).toString()
  return `${get(hostAtom)?.origin ?? ''}${FILES[kind].path}${search && `?${search}`}`
})

/** The address of one lead as a vCard. */
export const vCardAtom = atom(
  (get) =>
    ({ uuid }: Lead) =>
      `${get(hostAtom)?.origin ?? ''}${getLeadVCard.path.replace(':uuid', uuid)}`
)

const download = downloadAtoms()

export const saveFileAtom = atom(null, (_get, set, kind: FileKind, url: string) =>
  set(download.saveAtom, FILES[kind], url)
)
