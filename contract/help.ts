import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { ShortText, Url } from './values.ts'

/** Whom an institution's staff can ask; empty where the institution names nobody. */
export const Help = v.object({ email: ShortText, phone: ShortText, page: Url })
export type Help = v.InferOutput<typeof Help>

export const getHelp = /* @__PURE__ */ endpoint('GET', '/api/v1/help', {
  summary: 'Whom the staff of the institution can ask for help.',
  reading: { unlogged: 'Whom to ask is for all of the staff.' },
  access: {},
  answers: { 200: Help }
})
