import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { ANSWER_MAX, answerFaults, answerField } from '#contract/topic-questions'
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
import { issueTicket } from '../spam-guard/form-ticket.service.ts'
import { findHold, findInstead, findTimes } from './booking.service.ts'
import { stepOf, type Visit, viewOf, wantedOf } from './booking.visit.ts'

/** The messages that a page shows with its step. */
export interface Said {
  problem?: string | undefined
  gone?: readonly string[] | undefined
  errors?: Errors
  status?: number
}

const STYLES = `/book.css?v=${createHash('sha256').update(bookStyles).digest('hex').slice(0, 8)}`

function showPage({ call, typed, place }: Visit, view: BookView, said: Said, body: ReactNode) {
  const { app, tenant, ctx } = call
  const alone = Boolean(typed ?? place.starts_at ?? said.problem ?? said.gone)
  const failed = Boolean(said.problem ?? said.gone ?? said.errors)
  const url = `${baseUrl(app.config, tenant)}${view.path}`
  const frame = { view, url, styles: STYLES, alone, failed }
  show(ctx, <BookPage {...frame}>{body}</BookPage>, said.status)
  // search engines may index the page itself, but not its months and filled forms
  if (!alone && !place.month && !place.day) ctx.remove('X-Robots-Tag')
}

const saidIn = ({ problem, gone }: Said) => ({ problem, gone })

async function showSlot(visit: Visit, said: Said) {
  const { call, place } = visit
  const view = viewOf(visit, 'slot', saidIn(said))
  if (!place.topic || !place.type) return
  const times = await findTimes(call, place.topic, place.type, place, await findHold(call, place.hold))
  showPage(visit, view, said, <BookSlot view={view} times={times} />)
}

/** The errors in the details, with the widget's texts; undefined if there are none. */
export function errorsOf({ call: { t }, place, offer }: Visit, typed: Typed): Errors | undefined {
  const { ticket: _, website: __, answers, ...visitor } = typed
  const questions = questionsOf({ ...offer, place })
  const faults = Object.entries(faultsOf(visitor, place.type ?? 'online')) as [VisitorField, string][]
  const labelOf = (field: string) => questions.find(({ uuid }) => answerField(uuid) === field)?.label ?? ''
  const errors = [
    ...faults.map(([name, fault]) => [name, t(`ui.${fault}`, { attribute: t(`visitor.${name}`), max: MAX[name] })]),
    ...Object.entries(answerFaults(questions, answers)).map(([name, fault]) => [
      name,
      fault === 'required'
        ? t('booking.answer-required', { label: labelOf(name) })
        : t(`ui.${fault}`, { attribute: labelOf(name), max: ANSWER_MAX })
    ])
  ]
  return errors.length ? Object.fromEntries(errors) : undefined
}

const EMPTY = { first_name: '', last_name: '', email: '', phone: '', note: '', website: '', answers: {} }

export async function showDetails(visit: Visit, given: Said = {}) {
  const { call, place } = visit
  const wanted = wantedOf(visit)
  if (!wanted) return showStep(visit, given)
  const held = await findHold(call, place.hold)
  const gone = given.gone ?? (await findInstead(call, wanted, held))
  const said = gone ? { status: 409, ...given, gone } : given
  const typed = visit.typed ?? { ...EMPTY, ticket: issueTicket(call, 'booking') }
  const view = viewOf({ ...visit, typed }, 'details', saidIn(said))
  const until = held?.starts_at === wanted.starts_at ? held.expires_at : undefined
  const body = <BookDetails view={view} typed={typed} errors={said.errors ?? {}} until={until} />
  showPage({ ...visit, typed }, view, said, body)
}

export function showReview(visit: Visit, typed: Typed, said: Said = {}) {
  const view = viewOf({ ...visit, typed }, 'review', saidIn(said))
  showPage({ ...visit, typed }, view, said, <BookReview view={view} typed={typed} />)
}

const showChoice = (step: 'topic' | 'type', Body: typeof BookTopic) => (visit: Visit, said: Said) => {
  const view = viewOf(visit, step, saidIn(said))
  showPage(visit, view, said, <Body view={view} />)
}

const SHOW: Partial<Record<BookStep, (visit: Visit, said: Said) => Promise<void> | void>> = {
  topic: showChoice('topic', BookTopic),
  type: showChoice('type', BookType),
  slot: showSlot,
  details: showDetails
}

/** Shows the first incomplete step; unknown topics and types are asked for again. */
export async function showStep(visit: Visit, given: Said = {}): Promise<void> {
  const { isUnknown, place, call } = visit
  const said = isUnknown ? { problem: call.t('pages.book-not-offered'), status: 404, ...given } : given
  await SHOW[stepOf(place)]?.(visit, said)
}
