import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { ShortText } from './values.ts'

/** Forms that a visitor may send without an account. A proof for one is not valid for another. */
export const PROOF_FORMS = ['appointment', 'contact', 'hold', 'waitlist', 'lead'] as const
export type ProofForm = (typeof PROOF_FORMS)[number]

export const getProofChallenge = /* @__PURE__ */ endpoint('GET', '/api/v1/proof-of-work', {
  summary:
    'A proof-of-work challenge that the browser solves in the background; its solution is sent with the form as `proof`.',
  access: { public: true },
  query: v.strictObject({ form: v.picklist(PROOF_FORMS) }),
  answers: { 200: v.record(ShortText, v.any()) }
})

/** The solved challenge, base64 of JSON. */
export const Proof = v.pipe(v.string(), v.maxLength(4096))
