import * as v from 'valibot'
import type { MemberAccess, PublicAccess } from './access.ts'
import { Visitor } from './appointments.ts'
import { campaignOf } from './campaign.ts'
import { branchEntries } from './choices.ts'
import { endpoint, nothing } from './endpoint.ts'
import { outdatedItem } from './revision.ts'
import {
  Alias,
  CalendarDate,
  Failure,
  FieldErrors,
  FullName,
  Instant,
  LongText,
  line,
  NOTE_MAX,
  ShortText,
  text,
  Url,
  Uuid
} from './values.ts'
import { goodFaith, RetryHeaders } from './visitor-form.ts'

const module = 'contact-exchange'

/** Visitors need an advisor who takes contacts, whose module is on. */
export const sharesContact = { public: true, module, option: 'contact_exchange' } as const satisfies PublicAccess

/**
 * Who follows up on contacts: advisors their own, branch managers those of their branches, administrators all. One beyond
 * that is not found.
 */
export const followsLeads = {
  anyRole: ['accountadmin', 'orgadmin'],
  orCard: true,
  module
} as const satisfies MemberAccess

/**
 * The versions of what a visitor agrees to who leaves their contact: each is the beginning of the SHA-256 of the text
 * `pages.exchange-consent` in all languages, the last that of today's. Consent is stored with it, and with the text.
 */
export const LEAD_CONSENT_VERSIONS = ['4c3598117c51'] as const
export type LeadConsent = (typeof LEAD_CONSENT_VERSIONS)[number]
export const LEAD_CONSENT: LeadConsent = LEAD_CONSENT_VERSIONS[LEAD_CONSENT_VERSIONS.length - 1] as LeadConsent

export const LEAD_STATES = ['new', 'contacted', 'done'] as const
export type LeadState = (typeof LEAD_STATES)[number]
export const LEAD_PAGE_SIZE = 25

/** The address of the form on which visitors leave their contact with an advisor. */
export const exchangePath = (alias: string) => `/contact-exchange/${alias}`
/** The address at which a visitor deletes it again, followed by its key. */
export const SHARED_CONTACT_PATH = '/shared-contact'

export const SharedContact = v.strictObject({
  ...Visitor.entries,
  company: v.optional(line(), ''),
  /** Only today's text, which has been read just now. */
  consent: v.picklist([LEAD_CONSENT], 'consent'),
  /** The campaign of the visit, as accepted by `campaignOf`; anything else is ignored. */
  src: v.optional(line()),
  ...goodFaith
})
export type SharedContact = v.InferOutput<typeof SharedContact>

export const postLead = /* @__PURE__ */ endpoint('POST', '/api/v1/advisors/:alias/leads', {
  summary:
    'Leaves a visitor’s contact with an advisor, who gets it as a vCard by e-mail. `consent` is the version of the text that the visitor has agreed to. An Idempotency-Key makes retries safe.',
  access: sharesContact,
  params: v.strictObject({ alias: Alias }),
  headers: RetryHeaders,
  body: SharedContact,
  answers: { 201: v.object({ uuid: Uuid }), 409: Failure, 422: FieldErrors }
})

/** A contact as staff see it. */
export const Lead = v.object({
  uuid: Uuid,
  revision: ShortText,
  created_at: Instant,
  first_name: ShortText,
  last_name: ShortText,
  company: ShortText,
  email: ShortText,
  phone: ShortText,
  /** The visitor's. */
  note: LongText,
  campaign: ShortText,
  state: v.picklist(LEAD_STATES),
  /** What staff note about it. */
  internal_note: LongText,
  /** What the visitor has agreed to, as it was shown, and its version. */
  consent_text: LongText,
  consent_version: ShortText,
  advisor: v.object({
    uuid: Uuid,
    full_name: FullName,
    slug: ShortText,
    profile_picture_url: v.nullable(Url),
    has_left: v.boolean(),
    branch: ShortText
  })
})
export type Lead = v.InferOutput<typeof Lead>

export const LeadsPage = v.object({
  leads: v.array(Lead),
  total: v.number(),
  page_size: v.number(),
  /** By which the list can be filtered: branches only for those who see others' contacts. */
  branches: v.array(v.object({ uuid: Uuid, ...branchEntries })),
  campaigns: v.array(ShortText)
})
export type LeadsPage = v.InferOutput<typeof LeadsPage>

const filter = {
  /** Every word occurs in the name, company, e-mail address or phone number. */
  q: v.optional(line(), ''),
  state: v.optional(v.picklist(LEAD_STATES, 'unknown')),
  campaign: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(40, 'unknown'),
      v.check((value) => campaignOf(value) !== undefined, 'unknown')
    )
  ),
  organization_uuid: v.optional(Uuid),
  /** Days in the institution's time zone. */
  from: v.optional(CalendarDate),
  to: v.optional(CalendarDate)
}
export const LeadsFilter = v.strictObject(filter)
export type LeadsFilter = v.InferOutput<typeof LeadsFilter>

export const LeadsQuery = v.strictObject({
  ...filter,
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), '1')
})
export type LeadsQuery = v.InferOutput<typeof LeadsQuery>

export const getLeads = /* @__PURE__ */ endpoint('GET', '/api/v1/leads', {
  summary:
    'Contacts that visitors have left, the latest first, with search and filters: of oneself, of the branches that one manages, or of everyone.',
  reading: 'leads',
  access: followsLeads,
  query: LeadsQuery,
  answers: { 200: LeadsPage }
})

const params = v.strictObject({ uuid: Uuid })

export const getLead = /* @__PURE__ */ endpoint('GET', '/api/v1/leads/:uuid', {
  summary: 'One contact.',
  reading: 'leads',
  access: followsLeads,
  params,
  answers: { 200: Lead }
})

/** The contact as somebody else has changed it. */
export const OtherLead = /* @__PURE__ */ outdatedItem(Lead)

export const LeadForm = v.strictObject({
  state: v.picklist(LEAD_STATES, 'unknown'),
  internal_note: v.optional(text(NOTE_MAX), ''),
  /** As it was read; without it, what others have changed since is overwritten. */
  revision: v.optional(line(64), '')
})
export type LeadForm = v.InferOutput<typeof LeadForm>

export const putLead = /* @__PURE__ */ endpoint('PUT', '/api/v1/leads/:uuid', {
  summary:
    'Changes how far one has got with a contact, and what is noted about it. Returns 409 if `revision` is out of date, with the contact as it is.',
  reading: 'leads',
  access: followsLeads,
  params,
  body: LeadForm,
  answers: { 200: Lead, 409: OtherLead, 422: FieldErrors }
})

export const deleteLead = /* @__PURE__ */ endpoint('DELETE', '/api/v1/leads/:uuid', {
  summary: 'Deletes a contact for good.',
  access: followsLeads,
  params,
  answers: { 204: nothing }
})

const VCARD_TYPE = 'text/vcard; charset=utf-8'

export const getLeadVCard = /* @__PURE__ */ endpoint('GET', '/api/v1/leads/:uuid/v-card', {
  summary: 'A contact as a vCard 3.0, for an address book.',
  reading: 'leads',
  access: followsLeads,
  params,
  stream: VCARD_TYPE,
  answers: { 200: v.string() }
})

export const getLeadsCsv = /* @__PURE__ */ endpoint('GET', '/api/v1/leads/csv', {
  summary: 'The contacts that the filters leave as CSV, streamed.',
  proof: 'always',
  reading: { exports: 'leads' },
  access: followsLeads,
  query: LeadsFilter,
  stream: 'text/csv; charset=utf-8',
  answers: { 200: v.string() }
})

export const getLeadsVcf = /* @__PURE__ */ endpoint('GET', '/api/v1/leads/vcf', {
  summary: 'The contacts that the filters leave as vCards in one file, streamed.',
  proof: 'always',
  reading: { exports: 'leads' },
  access: followsLeads,
  query: LeadsFilter,
  stream: VCARD_TYPE,
  answers: { 200: v.string() }
})
