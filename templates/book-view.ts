import type { Absence } from '#contract/advisors'
import type { Topic } from '#contract/appointment-topics'
import type { AppointmentType } from '#contract/appointment-types'
import type { AnswersDraft } from '#contract/topic-questions'
import type { VisitorDraft } from '#contract/visitor'
import type { WizardState } from './book-wizard-state.ts'
import type { Site } from './site.ts'

export type BookStep = 'topic' | 'type' | 'slot' | 'details' | 'review'

/** The visitor's input, which is carried along in every form. */
export interface Typed extends VisitorDraft {
  website: string
  ticket: string
  /** The version of what was agreed to who wants text messages; else ''. */
  text_consent: string
  /** Answers to the topic's questions, by uuid. */
  answers: AnswersDraft
}

/** Whether the visitor has entered anything. */
export function hasEntries({ typed }: { typed: Typed | undefined }): boolean {
  const { ticket: _, answers = {}, ...fields } = typed ?? {}
  return [...Object.values(fields), ...Object.values(answers)].some((value) => value.trim())
}

/** The questions of the chosen topic. */
export const questionsOf = ({ topics, state }: Pick<BookView, 'topics' | 'state'>) =>
  topics.find(({ uuid }) => uuid === state.topic)?.questions ?? []

/** The URL at which a visitor whom no time suits joins the waitlist. */
export const waitlistPath = ({ path }: { path: string }) => `${path}/waitlist`

/** Everything that the booking page shows. */
export interface BookView {
  site: Site
  /** The URL of the first step. */
  path: string
  /** The advisor or branch that the widget books. */
  target: { alias: string } | { branch: string }
  /** The branch's name and URL, in place of the advisor's. */
  advisor: {
    name: string
    position: string
    branch: string
    /** Branch and address, for those who come. */
    place: string
    photo: string | null
    phone: string
    email: string
    absence?: Absence | undefined
  }
  topics: readonly Topic[]
  types: readonly AppointmentType[]
  state: WizardState
  /** Token of the form's hold, or of the one it is about to create, so that sending it twice creates only one. */
  hold: string
  /** The steps of this visitor, and the current one. */
  steps: readonly BookStep[]
  step: BookStep
  /** The branch's zone: without script the visitor's is unknown. */
  zone: string
  typed: Typed | undefined
  /** Whether the institution sends text messages. */
  hasTexts: boolean
  /** Whether visitors whom no time suits can wait for one. */
  hasWaitlist: boolean
  /** An error message. */
  problem: string | undefined
  /** The next free starts, if the chosen one was taken. */
  gone: readonly string[] | undefined
  /** Whether the chosen one is free for another topic alone. */
  isUnsuitable?: boolean | undefined
}
