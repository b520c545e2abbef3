import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { administersBranches } from './organizations.ts'
import { FieldErrors, line, TEXT_MAX, text, Uuid } from './values.ts'

export const BRANCH_TEXT_MAX = 2000
/** A page with more is a brochure. */
export const BRANCH_TEXTS_MAX = 20

/** A text on a branch's public page, under its heading. */
export const BranchTextForm = v.strictObject({ title: line(TEXT_MAX, 1), value: text(BRANCH_TEXT_MAX, 1) })
export type BranchTextForm = v.InferOutput<typeof BranchTextForm>

const Texts = v.array(v.object({ title: v.string(), value: v.string() }))
const params = v.strictObject({ uuid: Uuid })

export const getBranchTexts = /* @__PURE__ */ endpoint('GET', '/api/v1/organizations/:uuid/texts', {
  summary: "The texts on a branch's public page, in their order.",
  access: administersBranches,
  params,
  answers: { 200: Texts }
})

export const putBranchTexts = /* @__PURE__ */ endpoint('PUT', '/api/v1/organizations/:uuid/texts', {
  summary: "Replaces the texts on a branch's public page; errors are keyed by place and field, as `0.title`.",
  access: administersBranches,
  params,
  body: v.pipe(v.array(BranchTextForm), v.maxLength(BRANCH_TEXTS_MAX, 'too-long')),
  answers: { 200: Texts, 422: FieldErrors }
})
