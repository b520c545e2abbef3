import { Readable } from 'node:stream'
import type { LeadsFilter } from '#contract/leads'
import { scopeOf } from '../../booking/request-inbox/scope.service.ts'
import { minuteOf } from '../../core/base/days.ts'
import { csv } from '../../core/files/csv.ts'
import type { Call } from '../../core/http/http.ts'
import { vCardOf } from '../vcard/vcard.writer.ts'
import type { LeadRow, ListedLead } from './leads.repository.ts'
import * as repository from './leads.repository.ts'
import { advisorName, filterOf, findKnown } from './leads.service.ts'

/** A contact as a vCard, as the advisor gets it by e-mail and downloads it. */
export const leadVCard = (
  lead: Pick<LeadRow, 'first_name' | 'last_name' | 'company' | 'phone' | 'email' | 'note'>
): string =>
  vCardOf({
    first_name: lead.first_name,
    last_name: lead.last_name,
    title_prefix: '',
    title_suffix: '',
    full_name: `${lead.first_name} ${lead.last_name}`,
    position: '',
    organization: [lead.company],
    phone_number: lead.phone,
    email_address: lead.email,
    street: '',
    zip: '',
    city: '',
    url: '',
    note: lead.note
  })

type Print = (lead: ListedLead, call: Call) => string

/** The columns of the file, in order. */
const COLUMNS: Record<string, Print> = {
  created_at: ({ created_at }, { tenant }) => minuteOf(new Date(created_at), tenant.time_zone),
  first_name: ({ first_name }) => first_name,
  last_name: ({ last_name }) => last_name,
  company: ({ company }) => company,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  note: ({ note }) => note,
  campaign: ({ campaign }) => campaign,
  state: ({ state }, { t }) => t(`leads.state-${state}`),
  internal_note: ({ internal_note }) => internal_note,
  advisor: advisorName,
  branch: ({ branch }) => branch,
  consent: ({ consent_text }) => consent_text
}

const found = async (call: Call, filter: LeadsFilter) =>
  repository.eachOf(call.db, await scopeOf(call), filterOf(call, filter))

async function* linesOf(call: Call, slices: AsyncIterable<readonly ListedLead[]>) {
  for await (const rows of slices) for (const row of rows) yield Object.values(COLUMNS).map((print) => print(row, call))
}

export async function asCsv(call: Call, filter: LeadsFilter): Promise<Readable> {
  const heads = Object.keys(COLUMNS).map((name) => call.t(`leads.${name}`))
  call.ctx.attachment('contacts.csv')
  return csv(heads, linesOf(call, await found(call, filter)), call.locale)
}

async function* cardsOf(slices: AsyncIterable<readonly ListedLead[]>) {
  for await (const rows of slices) yield rows.map(leadVCard).join('')
}

/** One card after the other, as address books import them. */
export async function asVcf(call: Call, filter: LeadsFilter): Promise<Readable> {
  call.ctx.attachment('contacts.vcf')
  return Readable.from(cardsOf(await found(call, filter)))
}

/** One contact for an address book. */
export async function asVCard(call: Call, uuid: string): Promise<Readable> {
  const lead = await findKnown(call, uuid)
  call.ctx.attachment('contact.vcf')
  return Readable.from([leadVCard(lead)])
}
