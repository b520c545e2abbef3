import * as v from 'valibot'
import { endpoint, nothing } from './endpoint.ts'
import { FieldErrors } from './values.ts'

/** With what signed-in users prove that it is still they: one of these, or a passkey. */
export const ProofWays = v.object({
  /** `passkey`: by nothing else. `service`: at the institution's own sign-in service. */
  by: v.picklist(['password', 'code', 'passkey', 'service']),
  /** There is one for this host name. */
  has_passkeys: v.boolean(),
  /** The last proof is recent enough. */
  is_proved: v.boolean()
})
export type ProofWays = v.InferOutput<typeof ProofWays>

/** Answers of passkeys are long. */
const GIVEN_MAX = 20_000

export const ProofForm = v.strictObject({
  by: v.picklist(['password', 'code', 'passkey']),
  /** Of a passkey, the browser's answer as JSON to what `/account/passkey` asks. */
  given: v.pipe(v.string(), v.maxLength(GIVEN_MAX, 'too-long'))
})
export type ProofForm = v.InferOutput<typeof ProofForm>

export const getProof = /* @__PURE__ */ endpoint('GET', '/api/v1/me/proof', {
  summary: 'With what the signed-in user proves that it is still they, before what could harm.',
  access: {},
  answers: { 200: ProofWays }
})

export const postProof = /* @__PURE__ */ endpoint('POST', '/api/v1/me/proof', {
  summary:
    'Proves with a password, a code or a passkey that it is still the signed-in user. For a quarter of an hour, requests that would be refused with the code `proof-needed` are not.',
  access: {},
  body: ProofForm,
  answers: { 204: nothing, 422: FieldErrors }
})
