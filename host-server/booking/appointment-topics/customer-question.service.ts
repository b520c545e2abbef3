import type { ContactOffer } from '#contract/contact-requests'
import { LOCALES } from '#contract/locales'
import { type Answers, answerField, CUSTOMER_QUESTION, type TopicQuestion } from '#contract/topic-questions'
import { Unprocessable } from '../../core/base/failures.ts'
import { textsIn } from '../../core/base/intl.ts'
import type { Call } from '../../core/http/http.ts'

const YES = 'booking.customer-yes'
const NO = 'booking.customer-no'

/** Whether the institution asks visitors if they are customers. */
export const asksCustomers = ({ tenant }: Pick<Call, 'tenant'>) => tenant.modules.has('is-already-customer')

/** The question as contact forms show it; nothing where it is not asked. */
export const customerQuestion = (call: Call): Pick<ContactOffer, 'customer_question'> => {
  const { t } = call
  if (!asksCustomers(call)) return {}
  const label = t('booking.optional', { label: t('booking.customer-question') })
  return { customer_question: { label, yes: t(YES), no: t(NO) } }
}

/** A topic with the question whether the visitor is a customer before its own, if the institution asks it. */
export function withCustomerQuestion<T extends { questions?: TopicQuestion[] | undefined }>(call: Call, topic: T): T {
  if (!asksCustomers(call)) return topic
  const { t } = call
  const question = {
    uuid: CUSTOMER_QUESTION,
    label: t('booking.customer-question'),
    options: [t(YES), t(NO)],
    is_required: false
  }
  return { ...topic, questions: [question, ...(topic.questions ?? [])] }
}

/** What the visitor has answered, in any language: the page may be in another one than the request. Null without an answer. */
export function isCustomerOf(call: Call, answers: Answers): boolean | null {
  const given = answers.find(({ question }) => question === CUSTOMER_QUESTION)?.answer
  if (given === undefined || !asksCustomers(call)) return null
  const isText = (id: string) => LOCALES.some((locale) => textsIn(locale)(id) === given)
  if (isText(YES)) return true
  if (isText(NO)) return false
  throw new Unprocessable({ [answerField(CUSTOMER_QUESTION)]: [call.t('errors.field')] })
}

/** Whether someone is a customer, as staff's mails and calendars say it; nothing where it is not known. */
export const customerFact = (t: Call['t'], is_customer: boolean | null | undefined): [string, string][] =>
  typeof is_customer === 'boolean' ? [[t('booking.customer'), t(is_customer ? YES : NO)]] : []
