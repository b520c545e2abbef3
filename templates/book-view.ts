import type { Absence } from '#contract/advisors'
import type { Topic } from '#contract/appointment-topics'
import type { AppointmentType } from '#contract/appointment-types'
import type { AnswersDraft } from '#contract/topic-questions'
import type { VisitorDraft } from '#contract/visitor'
import type { Place } from './book-wizard-state.ts'
import type { Site } from './site.ts'

export type BookStep = 'topic' | 'type' | 'slot' | 'details' | 'review'

/** What the visitor has entered; it travels on in the form, whichever way they go. */
export interface Typed extends VisitorDraft {
  website: string
  ticket: string
  /** To the topic's questions, by their uuid. */
  answers: AnswersDraft
}

/** What the chosen topic asks. */
export const questionsOf = ({ topics, place }: Pick<BookView, 'topics' | 'place'>) =>
  topics.find(({ uuid }) => uuid === place.topic)?.questions ?? []

/** The plain booking as it stands. */
export interface BookView {
  site: Site
  /** The address of the first step. */
  path: string
  /** Whom the widget is to book. */
  target: { alias: string } | { branch: string }
  /** A branch stands in for an advisor, its address for the branch. */
  advisor: {
    name: string
    position: string
    branch: string
    photo: string | null
    phone: string
    email: string
    absence?: Absence | undefined
  }
  topics: readonly Topic[]
  types: readonly AppointmentType[]
  place: Place
  /** Token of the hold that the form has, or begins: sent twice, it is still one. */
  hold: string
  /** The steps that this visitor goes through, and the one they are at. */
  steps: readonly BookStep[]
  step: BookStep
  /** The branch's zone: without script nobody knows the visitor's. */
  zone: string
  typed: Typed | undefined
  /** What went wrong, in a sentence. */
  problem: string | undefined
  /** The next free starts, after the chosen one was taken. */
  gone: readonly string[] | undefined
}
