import { deleteHold, postAppointment, postHold } from '#contract/appointments'
import { getAvailability } from '#contract/availability'
import { deleteBranchHold, getBranchAvailability, postBranchAppointment, postBranchHold } from '#contract/branches'

/** Who is to be booked: an advisor, or with `isBranch` whoever is free at a branch. */
export interface Whom {
  alias: string
  isBranch?: boolean | undefined
}

const OF_ADVISOR = { look: getAvailability, hold: postHold, drop: deleteHold, book: postAppointment }
const OF_BRANCH = {
  look: getBranchAvailability,
  hold: postBranchHold,
  drop: deleteBranchHold,
  book: postBranchAppointment
}

/** The calls of a branch take and answer the same, but that nobody moves an appointment by them. */
export const callsOf = ({ isBranch }: Whom) => (isBranch ? (OF_BRANCH as unknown as typeof OF_ADVISOR) : OF_ADVISOR)

/** Tells a branch from an advisor of the same name. */
export const nameOf = ({ alias, isBranch }: Whom) => (isBranch ? `branch/${alias}` : alias)
