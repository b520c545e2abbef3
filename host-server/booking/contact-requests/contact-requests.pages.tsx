import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { campaignOf, carriedBy, withCampaign } from '#contract/campaign'
import { ContactKind, ContactRequest, isTimeFault, kindFaults, PREFERENCE_FIELDS } from '#contract/contact-requests'
import { Alias } from '#contract/values'
import { MAX, VISITOR_FIELDS, type VisitorDraft, visitorFaults } from '#contract/visitor'
import { ContactPage, ContactSent, type ContactView, type TypedContact } from '../../../templates/contact.tsx'
import type { Errors } from '../../../templates/field.tsx'
import { contactStyles } from '../../../templates/styles.ts'
import { minuteOf } from '../../core/base/days.ts'
import { NotFound, Refusal } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { type Call, fieldErrors } from '../../core/http/http.ts'
import { formOf, page, seeOther, show, siteFor } from '../../core/pages/page.ts'
import { findAdvisor } from '../../people/advisors/advisor.repository.ts'
import { customerQuestion } from '../appointment-topics/customer-question.service.ts'
import { hasReceipt, issueReceipt, issueTicket, readTicket } from '../spam-guard/form-ticket.service.ts'
import { ticketProof } from '../spam-guard/spam-guard.service.ts'
import { callbackFault, findCallbackTimes } from './callback-times.service.ts'
import { create, findKinds } from './contact-requests.service.ts'

const STYLES = `/contact.css?v=${createHash('sha256').update(contactStyles).digest('hex').slice(0, 8)}`

/** The kind in the path; throws NotFound where the advisor does not accept it. */
async function kindOf(call: Call): Promise<ContactKind> {
  const { alias, kind } = call.ctx.params as { alias: string; kind: string }
  const advisor = v.is(Alias, alias) ? await findAdvisor(call.db, alias) : undefined
  if (!advisor || !v.is(ContactKind, kind)) throw new NotFound()
  call.advisor = advisor
  call.host = advisor
  if (!(await findKinds(call)).includes(kind)) throw new NotFound()
  return kind
}

/** The branch's clock. */
const nowAt = ({ app, advisor }: Call) => minuteOf(app.clock.now(), advisor.time_zone)

interface Said {
  errors?: Errors
  problem?: string
  status?: number
}

const EMPTY = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  note: '',
  date: '',
  start_time: '',
  end_time: '',
  customer: ''
}

async function showForm(
  call: Call,
  kind: ContactKind,
  typed?: TypedContact,
  { errors = {}, problem, status }: Said = {}
) {
  const { advisor, ctx } = call
  const days = kind === 'callback' ? await findCallbackTimes(call) : []
  const view: ContactView = {
    kind,
    days,
    errors,
    problem,
    customerQuestion: customerQuestion(call).customer_question,
    carried: carriedBy(ctx.query, ['src']),
    alias: advisor.alias,
    name: fullName(advisor),
    zone: advisor.time_zone,
    site: siteFor(call),
    today: nowAt(call).slice(0, 10),
    typed: typed ?? { ...EMPTY, website: '', ticket: issueTicket(call, 'contact') },
    alone: Boolean(typed),
    styles: STYLES
  }
  show(ctx, <ContactPage view={view} />, status)
}

async function getForm(call: Call) {
  const kind = await kindOf(call)
  if (!hasReceipt(call, 'contact', kind, call.ctx.query.sent)) return showForm(call, kind)
  const { alias } = call.advisor
  const carried = carriedBy(call.ctx.query, ['src'])
  const name = fullName(call.advisor)
  show(call.ctx, <ContactSent site={siteFor(call)} alias={alias} kind={kind} name={name} carried={carried} />)
}

function typedOf({ ctx }: Call): TypedContact {
  const visitor = formOf(ctx, 'first_name', 'last_name', 'email', 'phone', 'note')
  const rest = formOf(ctx, 'date', 'start_time', 'end_time', 'customer', 'website', 'ticket')
  return { ...visitor, ...rest, note: visitor.note.replaceAll('\r\n', '\n') }
}

/** In the order of the form. */
const FIELDS = ['date', 'start_time', 'end_time', ...VISITOR_FIELDS] as const
const OWN_FIELDS: readonly string[] = ['date', 'start_time', 'end_time']

/** The errors in the fields, with the widget's texts. */
function faultsOf(call: Call, kind: ContactKind, typed: TypedContact): Errors {
  const { t } = call
  const { date: _, start_time: __, end_time: ___, website: ____, ticket: _____, customer: ______, ...visitor } = typed
  const faults = { ...kindFaults({ ...typed, kind }, nowAt(call)), ...visitorFaults(visitor) }
  const text = (field: string, fault: string) => {
    if (isTimeFault(fault)) return t(`contact-requests.${fault}`)
    const isOwn = OWN_FIELDS.includes(field)
    if (isOwn && fault === 'required') return t(`contact-requests.${field}-required`)
    const attribute = t(`${isOwn ? 'contact-requests' : 'visitor'}.${field}`)
    return t(`ui.${fault}`, { attribute, max: MAX[field as keyof VisitorDraft] ?? 0 })
  }
  const found = FIELDS.flatMap((field) => (faults[field] ? [[field, text(field, faults[field])]] : []))
  return Object.fromEntries(found)
}

/** Validates with the API's schema. */
function parse(kind: ContactKind, { ticket: _, date, start_time, end_time, customer, ...rest }: TypedContact) {
  const details = Object.entries({ date, start_time, end_time }).filter(
    ([field, value]) => value && (PREFERENCE_FIELDS[kind] as readonly string[]).includes(field)
  )
  return v.safeParse(ContactRequest, {
    kind,
    ...rest,
    ...Object.fromEntries(details),
    ...(customer && { customer })
  })
}

const isUsedUp = ({ message, body }: Refusal) => message === 'errors.idempotency' || 'proof' in Object(body.errors)

/** Sends the request, or shows the form again with what is wrong. */
async function postForm(call: Call) {
  const kind = await kindOf(call)
  const { ctx, t, advisor } = call
  const typed = typedOf(call)
  const again = (said: Said) => showForm(call, kind, typed, { status: 422, ...said })
  // replaces a ticket that is used up or too old, so that the next attempt passes
  const renew = () => {
    const ticket = issueTicket(call, 'contact')
    return showForm(call, kind, { ...typed, ticket }, { problem: t('pages.contact-renewed'), status: 422 })
  }
  const errors = faultsOf(call, kind, typed)
  if (Object.keys(errors).length) return again({ errors })
  const parsed = parse(kind, typed)
  if (!parsed.success) {
    const found = Object.entries(fieldErrors(parsed.issues, t)).map(([field, [text]]) => [field, text])
    return again({ errors: Object.fromEntries(found) })
  }
  const closed = await callbackFault(call, parsed.output)
  if (closed) return again({ errors: closed })
  const ticket = readTicket(call, 'contact', typed.ticket)
  if (ticket?.state === 'early') return again({ problem: t('pages.contact-too-early') })
  if (ticket?.state !== 'ready') return renew()
  try {
    await create(call, { ...parsed.output, src: campaignOf(ctx.query.src) }, ticket.key, ticketProof('contact', ticket))
    const receipt = issueReceipt(call, 'contact', kind)
    seeOther(ctx, withCampaign(`/contact/${advisor.alias}/${kind}?sent=${receipt}`, campaignOf(ctx.query.src)))
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    if (isUsedUp(failure)) return renew()
    ctx.set(failure.headers)
    await again({ problem: t(failure.message), status: failure.status })
  }
}

/** The spec's address (§7) of the callback form, which old links and other systems use; it needs no script. */
async function leadToCallback({ ctx, db }: Call) {
  const { alias } = ctx.query
  const advisor = v.is(Alias, alias) ? await findAdvisor(db, alias) : undefined
  if (!advisor) throw new NotFound()
  ctx.redirect(`/contact/${advisor.alias}/callback${carriedBy(ctx.query, ['src'])}`)
  ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
}

export const contactPages = [
  page('GET', '/call-me-back/action/show-popup', leadToCallback),
  page('GET', '/contact/:alias/:kind', getForm),
  page('POST', '/contact/:alias/:kind', postForm)
]
