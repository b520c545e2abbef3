import type { ParsedUrlQuery } from 'node:querystring'
import * as v from 'valibot'
import { AppointmentType } from '#contract/appointment-types'
import { campaignOf } from '#contract/campaign'
import { CalendarDate, Instant, Token } from '#contract/values'
import type { WizardState } from '../../../templates/book-wizard-state.ts'
import type { Offer } from './booking.service.ts'

const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

const only = <T>(list: readonly T[]) => (list.length === 1 ? list[0] : undefined)

export interface ParsedQuery {
  state: WizardState
  /** The query names a topic or a type that is not offered here. */
  isUnknown: boolean
}

/** The wizard state in the query; malformed values count as absent, those not offered are asked for again. */
export function wizardStateOf(query: ParsedUrlQuery, { topics, types }: Offer): ParsedQuery {
  const read = <S extends v.GenericSchema<unknown, string>>(
    name: string,
    schema: S,
    asWritten = (text: string) => text
  ) => {
    const text = single(query[name])
    return v.is(schema, asWritten(text)) ? text : undefined
  }
  const [topic, type] = [single(query.topic), single(query.type)]
  const knownTopic = topic ? topics.find(({ uuid }) => uuid === topic)?.uuid : only(topics)?.uuid
  const knownType = type ? types.find((one) => one === type) : only(types)
  return {
    state: {
      topic: knownTopic,
      type: knownType && v.is(AppointmentType, knownType) ? knownType : undefined,
      month: read('month', CalendarDate, (text) => `${text}-01`),
      day: read('day', CalendarDate),
      starts_at: read('starts_at', Instant),
      hold: read('hold', Token),
      src: campaignOf(query.src)
    },
    isUnknown: Boolean((topic && !knownTopic) || (type && !knownType))
  }
}
