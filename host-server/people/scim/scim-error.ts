import { SCIM_REASONS, type ScimReason, type ScimType } from '#contract/scim'
import { Refusal } from '../../core/base/failures.ts'

const DETAIL_MAX = 100

/** Of what a directory sent, what can be stored and shown. */
const shown = (detail: string) =>
  (detail.length > DETAIL_MAX ? `${detail.slice(0, DETAIL_MAX - 1)}…` : detail)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, '\uFFFD')

/** What a directory is refused, in words that its log shows. */
export class ScimError extends Refusal {
  readonly reason: ScimReason
  readonly scimType: ScimType | undefined
  /** What it is about: an attribute, a value. */
  readonly detail: string

  constructor(reason: ScimReason, detail = '') {
    const [status, scimType] = SCIM_REASONS[reason]
    const about = shown(detail)
    super(status, `scim.reason-${reason}`, { detail: about })
    this.reason = reason
    this.scimType = scimType
    this.detail = about
  }
}
