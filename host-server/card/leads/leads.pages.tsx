import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { campaignOf, carriedBy, withCampaign } from '#contract/campaign'
import { exchangePath, LEAD_CONSENT, SHARED_CONTACT_PATH, SharedContact } from '#contract/leads'
import { Alias, Token } from '#contract/values'
import { MAX, type VisitorField, visitorFaults } from '#contract/visitor'
import {
  ExchangePage,
  SharedContactPage,
  ThanksPage,
  type TypedExchange,
  UnknownContactPage
} from '../../../templates/contact-exchange.tsx'
import type { Errors } from '../../../templates/field.tsx'
import { contactStyles } from '../../../templates/styles.ts'
import { hasReceipt, issueReceipt, issueTicket, readTicket } from '../../booking/spam-guard/form-ticket.service.ts'
import { ticketProof } from '../../booking/spam-guard/spam-guard.service.ts'
import { NotFound, Refusal } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import { type Call, callOf, fieldErrors } from '../../core/http/http.ts'
import { visitorLocale } from '../../core/http/language.ts'
import { formOf, page, seeOther, show, siteFor } from '../../core/pages/page.ts'
import { dataLink, waysFor } from '../../core/pages/public-frame.ts'
import { hashToken } from '../../core/security/tokens.ts'
import { findAdvisor, findAdvisorByUuid } from '../../people/advisors/advisor.repository.ts'
import { isOffered } from '../../people/advisors/contact-options.service.ts'
import type { LeadRow } from './leads.repository.ts'
import * as repository from './leads.repository.ts'
import { consentText, share, withdraw } from './leads.service.ts'

const STYLES = `/contact.css?v=${createHash('sha256').update(contactStyles).digest('hex').slice(0, 8)}`

/** @throws NotFound where the advisor takes no contacts */
async function findTaker(call: Call): Promise<void> {
  const { alias } = call.ctx.params
  const advisor = v.is(Alias, alias) ? await findAdvisor(call.db, alias) : undefined
  if (!advisor || !isOffered('contact_exchange', advisor, call.tenant)) throw new NotFound()
  call.advisor = advisor
  call.host = advisor
}

interface Said {
  errors?: Errors
  problem?: string
  status?: number
}

const EMPTY = { first_name: '', last_name: '', company: '', email: '', phone: '', note: '', consent: '', website: '' }

function draw(call: Call, typed?: TypedExchange, { errors = {}, problem, status }: Said = {}) {
  const { advisor, ctx } = call
  const view = {
    site: siteFor(call),
    alias: advisor.alias,
    name: fullName(advisor),
    position: advisor.position,
    photo: mediaUrl(advisor.photo),
    consent: { text: consentText(call), version: LEAD_CONSENT },
    carried: carriedBy(ctx.query, ['src']),
    typed: typed ?? { ...EMPTY, ticket: issueTicket(call, 'lead') },
    errors,
    problem,
    styles: STYLES
  }
  show(ctx, <ExchangePage {...view} />, status)
}

async function getForm(call: Call) {
  await findTaker(call)
  const { advisor, ctx } = call
  if (!hasReceipt(call, 'lead', '', ctx.query.sent)) return draw(call)
  const card = {
    alias: advisor.alias,
    name: fullName(advisor),
    carried: carriedBy(ctx.query, ['src']),
    hasVCard: isOffered('vcard', advisor, call.tenant)
  }
  show(ctx, <ThanksPage site={siteFor(call)} {...card} />)
}

const FIELDS = ['first_name', 'last_name', 'company', 'email', 'phone', 'note', 'consent', 'website', 'ticket'] as const

/** What is wrong with each field, in their order, with the texts of the other forms. */
function faultsOf({ t }: Call, typed: TypedExchange, issues: readonly v.BaseIssue<unknown>[]): Errors {
  const { company: _, consent: __, website: ___, ticket: ____, ...visitor } = typed
  const faults = visitorFaults(visitor)
  const said = fieldErrors(issues, t)
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const fault = faults[field as VisitorField]
      if (!fault) return said[field] ? [[field, said[field][0]]] : []
      const attribute = t(`visitor.${field}`)
      return [[field, t(`ui.${fault}`, { attribute, max: MAX[field as VisitorField] })]]
    })
  )
}

const isUsedUp = ({ message, body }: Refusal) => message === 'errors.idempotency' || 'proof' in Object(body.errors)

/** Stores the contact, or shows the form again with what is wrong. */
async function postForm(call: Call) {
  await findTaker(call)
  const { ctx, t, advisor } = call
  const form = formOf(ctx, ...FIELDS)
  const typed = { ...form, note: form.note.replaceAll('\r\n', '\n') }
  const { ticket: written, ...contact } = typed
  const again = (said: Said) => draw(call, typed, { status: 422, ...said })
  // replaces a ticket that is used up or too old, so that the next attempt passes
  const renew = () =>
    draw(call, { ...typed, ticket: issueTicket(call, 'lead') }, { problem: t('pages.contact-renewed'), status: 422 })
  const parsed = v.safeParse(SharedContact, contact)
  if (!parsed.success) return again({ errors: faultsOf(call, typed, parsed.issues) })
  const ticket = readTicket(call, 'lead', written)
  if (ticket?.state === 'early') return again({ problem: t('pages.contact-too-early') })
  if (ticket?.state !== 'ready') return renew()
  try {
    await share(call, { ...parsed.output, src: campaignOf(ctx.query.src) }, ticket.key, ticketProof('lead', ticket))
    const receipt = issueReceipt(call, 'lead', '')
    seeOther(ctx, withCampaign(`${exchangePath(advisor.alias)}?sent=${receipt}`, campaignOf(ctx.query.src)))
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    if (isUsedUp(failure)) return renew()
    ctx.set(failure.headers)
    again({ problem: t(failure.message), status: failure.status })
  }
}

const unknown = (call: Call) =>
  show(call.ctx, <UnknownContactPage site={siteFor(call)} ways={waysFor(call.tenant, call.t)} />, 404)

/**
 * The address is a secret: links must not send it as referrer, and a wrong one reveals nothing. With the module off, what
 * was left before can still be deleted.
 */
const opened = (handle: (call: Call, lead: LeadRow) => Promise<void>) => async (call: Call) => {
  const { ctx, app, tenant, db } = call
  const { token } = ctx.params
  const { deleted } = ctx.query
  const speaking = (language: string) => callOf(ctx, app, visitorLocale(ctx, app.config, tenant, language))
  const lead = v.is(Token, token) ? await repository.findByToken(db, hashToken(token)) : undefined
  if (lead) return handle(speaking(lead.language), lead)
  if (deleted === undefined) return unknown(call)
  const spoken = speaking(String(deleted))
  return show(ctx, <SharedContactPage site={siteFor(spoken)} back={waysFor(tenant, spoken.t)[0]} />)
}

/** Says nothing of what was left: a link can be in other hands than the mailbox. */
async function drawShared(call: Call, lead: LeadRow) {
  const { ctx, db, tenant } = call
  const { token } = ctx.params as { token: string }
  const advisor = await findAdvisorByUuid(db, lead.advisor_uuid)
  const held = {
    action: `${SHARED_CONTACT_PATH}/${token}`,
    name: advisor ? fullName(advisor) : tenant.name,
    data: dataLink(tenant, token)
  }
  show(ctx, <SharedContactPage site={siteFor(call)} held={held} />)
}

/** A press and not a link: programs that look into mails open what these link to. The language is gone with the contact. */
async function deleteShared(call: Call, lead: LeadRow) {
  await withdraw(call, lead)
  seeOther(call.ctx, `${SHARED_CONTACT_PATH}/${call.ctx.params.token}?deleted=${lead.language}`)
}

/** Where visitors leave their contact, and delete it again, without script. */
export const exchangePages = [
  page('GET', exchangePath(':alias'), getForm),
  page('POST', exchangePath(':alias'), postForm),
  page('GET', `${SHARED_CONTACT_PATH}/:token`, opened(drawShared)),
  page('POST', `${SHARED_CONTACT_PATH}/:token`, opened(deleteShared))
]
