import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { faultsOf, MAX, type VisitorField } from '#contract/visitor'
import { BookPage } from '../../../templates/book.tsx'
import { BookTopic, BookType } from '../../../templates/book-choices.tsx'
import { BookDetails } from '../../../templates/book-details.tsx'
import { BookReview } from '../../../templates/book-review.tsx'
import { BookSlot } from '../../../templates/book-slot.tsx'
import { type BookStep, type BookView, questionsOf, type Typed } from '../../../templates/book-view.ts'
import type { Errors } from '../../../templates/field.tsx'
import { bookStyles } from '../../../templates/styles.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { show } from '../../core/pages/page.ts'
import { answerErrors } from '../appointment-topics/questions.service.ts'
import { issueTicket } from '../spam-guard/form-ticket.service.ts'
import { numberIn } from '../text-messages/agreement.service.ts'
import { offersTexts } from '../text-messages/provider-settings.service.ts'
import { findAlternatives, findHold, findTimes, suitsAnother } from './booking.service.ts'
import { countTimes } from './booking.steps.ts'
import { stepOf, type Visit, viewOf, wantedOf } from './booking.visit.ts'

/** The messages that a page shows with its step. */
export interface PageMessages {
  problem?: string | undefined
  gone?: readonly string[] | undefined
  /** Whether the time is free for another topic alone. */
  isUnsuitable?: boolean | undefined
  errors?: Errors
  status?: number
}

/** URL of the booking's styles. */
export const STYLES = `/book.css?v=${createHash('sha256').update(bookStyles).digest('hex').slice(0, 8)}`

function showPage({ call, typed, state }: Visit, view: BookView, messages: PageMessages, body: ReactNode) {
  const { app, tenant, ctx } = call
  // a time alone is a wish, which the widget takes over
  const alone = Boolean(typed ?? wantedOf({ state }) ?? messages.problem ?? messages.gone)
  const failed = Boolean(messages.problem ?? messages.gone ?? messages.errors)
  const url = `${baseUrl(app.config, tenant)}${view.path}`
  const frame = { view, url, styles: STYLES, alone, failed }
  show(ctx, <BookPage {...frame}>{body}</BookPage>, messages.status)
  // search engines may index the page itself, but not its months and filled forms
  if (!alone && !state.month && !state.day && !state.starts_at) ctx.remove('X-Robots-Tag')
}

const saidIn = ({ problem, gone, isUnsuitable }: PageMessages) => ({ problem, gone, isUnsuitable })

async function showSlot(visit: Visit, messages: PageMessages) {
  const { call, state } = visit
  const view = viewOf(visit, 'slot', saidIn(messages))
  if (!state.topic || !state.type) return
  const times = await findTimes(call, state.topic, state.type, state, await findHold(call, state.hold))
  countTimes(visit, times)
  showPage(visit, view, messages, <BookSlot view={view} times={times} />)
}

/** What is wrong with name and contact details, with the widget's texts. */
export function visitorErrors({ call, state }: Pick<Visit, 'call' | 'state'>, typed: Typed): Record<string, string> {
  const { t, tenant } = call
  const { ticket: _, website: __, answers: ___, text_consent, ...visitor } = typed
  const hasTexts = text_consent && offersTexts(tenant)
  const faults = Object.entries(faultsOf(visitor, hasTexts ? 'by-phone' : (state.type ?? 'online'))) as [
    VisitorField,
    string
  ][]
  const isUndialled = hasTexts && visitor.phone && !numberIn(tenant, visitor.phone)
  const errors = [
    ...(isUndialled ? [['phone', t('errors.text-number')]] : []),
    ...faults.map(([name, fault]) => [name, t(`ui.${fault}`, { attribute: t(`visitor.${name}`), max: MAX[name] })])
  ]
  return Object.fromEntries(errors)
}

/** The errors in the details; undefined if there are none. */
export function errorsOf(visit: Visit, typed: Typed): Errors | undefined {
  const { call, state, offer } = visit
  const answers = answerErrors(questionsOf({ ...offer, state }), typed.answers, call.t)
  const errors = { ...visitorErrors(visit, typed), ...answers }
  return Object.keys(errors).length ? errors : undefined
}

const EMPTY = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  note: '',
  website: '',
  text_consent: '',
  answers: {}
}

/** A form that nobody has filled in yet. */
export const untyped = (call: Visit['call']): Typed => ({ ...EMPTY, ticket: issueTicket(call, 'booking') })

export async function showDetails(visit: Visit, given: PageMessages = {}) {
  const { call, state } = visit
  const wanted = wantedOf(visit)
  if (!wanted) return showStep(visit, given)
  const held = await findHold(call, state.hold)
  const gone = given.gone ?? (await findAlternatives(call, wanted, held))
  // who has held the time knows that it suited
  const isUnsuitable = gone && !given.gone && !state.hold && (await suitsAnother(call, visit.offer, wanted))
  const messages = gone ? { status: 409, ...given, gone, isUnsuitable } : given
  const typed = visit.typed ?? untyped(call)
  const view = viewOf({ ...visit, typed }, 'details', saidIn(messages))
  const until = held?.starts_at === wanted.starts_at ? held.expires_at : undefined
  const body = <BookDetails view={view} typed={typed} errors={messages.errors ?? {}} until={until} />
  showPage({ ...visit, typed }, view, messages, body)
}

export function showReview(visit: Visit, typed: Typed, messages: PageMessages = {}) {
  const view = viewOf({ ...visit, typed }, 'review', saidIn(messages))
  showPage({ ...visit, typed }, view, messages, <BookReview view={view} typed={typed} />)
}

const showChoice = (step: 'topic' | 'type', Body: typeof BookTopic) => (visit: Visit, messages: PageMessages) => {
  const view = viewOf(visit, step, saidIn(messages))
  showPage(visit, view, messages, <Body view={view} />)
}

const SHOW: Partial<Record<BookStep, (visit: Visit, messages: PageMessages) => Promise<void> | void>> = {
  topic: showChoice('topic', BookTopic),
  type: showChoice('type', BookType),
  slot: showSlot,
  details: showDetails
}

/** Shows the first incomplete step; unknown topics and types are asked for again. */
export async function showStep(visit: Visit, given: PageMessages = {}): Promise<void> {
  const { isUnknown, state, call } = visit
  const messages = isUnknown ? { problem: call.t('pages.book-not-offered'), status: 404, ...given } : given
  await SHOW[stepOf(state)]?.(visit, messages)
}
