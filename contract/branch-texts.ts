import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { administersBranches } from './organizations.ts'
import { Failure, FieldErrors, line, TEXT_MAX, text, Uuid } from './values.ts'

export const BRANCH_TEXT_MAX = 2000
/** Maximum number of texts on a branch's page. */
export const BRANCH_TEXTS_MAX = 20

/** A text on a branch's public page, under its heading. */
export const BranchTextForm = v.strictObject({ title: line(TEXT_MAX, 1), value: text(BRANCH_TEXT_MAX, 1) })
export type BranchTextForm = v.InferOutput<typeof BranchTextForm>

const Texts = v.array(
  v.object({
    title: v.pipe(v.string(), v.maxLength(TEXT_MAX)),
    value: v.pipe(v.string(), v.maxLength(BRANCH_TEXT_MAX))
  })
)
const params = v.strictObject({ uuid: Uuid })

export const getBranchTexts = /* @__PURE__ */ endpoint('GET', '/api/v1/organizations/:uuid/texts', {
  summary: "The texts on a branch's public page, in order.",
  access: administersBranches,
  params,
  answers: { 200: Texts }
})

/** The texts as they were read, and their replacement. */
export const BranchTextsChange = v.strictObject({
  was: v.pipe(v.array(v.strictObject(Texts.item.entries)), v.maxLength(10 * BRANCH_TEXTS_MAX, 'too-long')),
  put: v.pipe(v.array(BranchTextForm), v.maxLength(BRANCH_TEXTS_MAX, 'too-long'))
})
export type BranchTextsChange = v.InferOutput<typeof BranchTextsChange>

export const putBranchTexts = /* @__PURE__ */ endpoint('PUT', '/api/v1/organizations/:uuid/texts', {
  summary:
    "Replaces the texts on a branch's public page. Returns 409 if they have changed since they were read. Idempotent. Errors are keyed by position and field, for example `put.0.title`.",
  access: administersBranches,
  params,
  body: BranchTextsChange,
  answers: { 200: Texts, 409: Failure, 422: FieldErrors }
})
