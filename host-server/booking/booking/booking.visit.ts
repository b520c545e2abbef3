import * as v from 'valibot'
import { type AnswersDraft, answerField, answersOf, type TopicQuestion } from '#contract/topic-questions'
import { Token } from '#contract/values'
import { type BookStep, type BookView, questionsOf, type Typed } from '../../../templates/book-view.ts'
import type { WizardState } from '../../../templates/book-wizard-state.ts'
import { dayOf } from '../../core/base/days.ts'
import type { Call } from '../../core/http/http.ts'
import { formOf, siteFor } from '../../core/pages/page.ts'
import { randomToken } from '../../core/security/tokens.ts'
import { offersTexts } from '../text-messages/provider-settings.service.ts'
import type { Offer } from './booking.service.ts'
import { type BookingTarget, findAdvisorTarget } from './booking.target.ts'
import { wizardStateOf } from './booking.wizard-state.ts'

/** A request to the booking pages that work without JavaScript. */
export interface Visit {
  call: Call
  party: BookingTarget
  offer: Offer
  state: WizardState
  /** The query names a topic or a type that is not offered here. */
  isUnknown: boolean
  /** The token of the form's hold, or of the one it is about to create. */
  hold: string
  typed: Typed | undefined
}

const lines = (text: string) => text.replaceAll('\r\n', '\n')

/** Answers as typed into a form. */
export function answersTyped(ctx: Call['ctx'], asked: readonly TopicQuestion[]): AnswersDraft {
  const given = formOf(ctx, ...asked.map(({ uuid }) => answerField(uuid)))
  const answers = asked.map(({ uuid }) => [uuid, lines(given[answerField(uuid)] ?? '')])
  return Object.fromEntries(answers.filter(([, answer]) => answer))
}

const FIELDS = ['first_name', 'last_name', 'email', 'phone', 'note', 'website', 'ticket', 'text_consent'] as const

/** The submitted details; undefined for forms without details, which have no ticket. */
function typedOf({ ctx }: Call, asked: readonly TopicQuestion[]): Typed | undefined {
  const typed = formOf(ctx, ...FIELDS)
  if (!typed.ticket) return undefined
  return { ...typed, note: lines(typed.note), answers: answersTyped(ctx, asked) }
}

export async function openVisit(call: Call, findParty = findAdvisorTarget): Promise<Visit> {
  const { ctx } = call
  const { party, offer } = await findParty(call)
  const { state, isUnknown } = wizardStateOf(ctx.query, offer)
  const { hold } = formOf(ctx, 'hold')
  return {
    call,
    party,
    offer,
    state,
    isUnknown,
    hold: state.hold ?? (v.is(Token, hold) ? hold : randomToken()),
    typed: typedOf(
      call,
      offer.topics.flatMap(({ questions = [] }) => questions)
    )
  }
}

/** The visit with this time chosen. */
export const at = (visit: Visit, starts_at: string): Visit => {
  const { topic, type, src } = visit.state
  const day = dayOf(starts_at, visit.call.host.time_zone)
  return { ...visit, state: { topic, type, day, starts_at, hold: visit.hold, src } }
}

/** The wanted slot, once topic, type and time are chosen. */
export function wantedOf({ state: { topic, type, starts_at } }: Pick<Visit, 'state'>) {
  return topic && type && starts_at ? { topic, type, starts_at } : undefined
}

/** The booking to be validated by the API's schema. */
export function bookingOf(visit: Visit, { ticket: _, answers: draft, text_consent, ...visitor }: Typed) {
  const answers = answersOf(questionsOf({ ...visit.offer, state: visit.state }), draft)
  const texts = text_consent ? { text_consent } : {}
  return { ...wantedOf(visit), ...visitor, ...texts, answers, hold: visit.hold, src: visit.state.src, widget: 'form' }
}

export function stepOf({ topic, type, starts_at }: WizardState): BookStep {
  if (!topic) return 'topic'
  if (!type) return 'type'
  return starts_at ? 'details' : 'slot'
}

const STEPS: readonly BookStep[] = ['topic', 'type', 'slot', 'details', 'review']

/** Topic and type are no steps of their own where there is only one to choose. */
const stepsOf = ({ topics, types }: Offer, step: BookStep) => {
  const isOpen = { topic: topics.length > 1, type: types.length > 1 }
  return STEPS.filter((one) => one === step || (one !== 'topic' && one !== 'type') || isOpen[one])
}

export function viewOf(
  visit: Visit,
  step: BookStep,
  said: Pick<BookView, 'problem' | 'gone' | 'isUnsuitable'>
): BookView {
  const { call, party, offer, state, hold, typed } = visit
  return {
    site: siteFor(call),
    ...party,
    ...offer,
    state,
    hold,
    steps: stepsOf(offer, step),
    step,
    zone: call.host.time_zone,
    typed,
    hasTexts: offersTexts(call.tenant),
    hasWaitlist: call.tenant.modules.has('waitlist'),
    ...said
  }
}
