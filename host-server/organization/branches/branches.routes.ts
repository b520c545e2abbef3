import {
  deleteBranchHold,
  getBranch,
  getBranchAvailability,
  postBranchAppointment,
  postBranchHold
} from '#contract/branches'
import { book } from '../../booking/appointments/booking.service.ts'
import { holdSlot, releaseHold } from '../../booking/appointments/hold-admission.service.ts'
import { cachedAvailability } from '../../calendar/availability/availability-answers.service.ts'
import { found } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import { route } from '../../core/http/http.ts'
import { findAdvisorByUuid } from '../../people/advisors/advisor.repository.ts'
import type { BranchRow } from './branch.repository.ts'
import { findAdvisorOf } from './branches.repository.ts'
import { offersOf } from './branches.service.ts'
import { publicName } from './public-name.service.ts'

const branchOf = ({
  uuid,
  alias,
  name,
  public_name,
  street,
  zip,
  city,
  phone_number,
  time_zone,
  photo
}: BranchRow) => ({
  uuid,
  slug: alias,
  name: publicName({ name, public_name }),
  phone_number,
  time_zone,
  address: { street, zip, city },
  profile_picture_url: mediaUrl(photo)
})

export const branches = [
  route(
    getBranch,
    async (call) => ({ ...branchOf(call.host as BranchRow), offers: await offersOf(call, call.host.uuid) }),
    'for-guests'
  ),
  route(getBranchAvailability, (call, { query }) => cachedAvailability(call, query)),
  route(postBranchHold, (call, { body: { hold, proof, ...wanted } }) => holdSlot(call, wanted, { hold, proof })),
  route(deleteBranchHold, (call, { params }) => releaseHold(call, params.hold)),
  route(postBranchAppointment, async (call, { body, headers }) => {
    const booked = await book(call, body, headers['idempotency-key'])
    const { advisor_uuid, uuid } = booked
    const advisor = found(
      await (advisor_uuid ? findAdvisorByUuid(call.db, advisor_uuid) : findAdvisorOf(call.db, uuid))
    )
    const { alias, position, photo } = advisor
    const profile_picture_url = mediaUrl(photo)
    return { ...booked, advisor: { alias, full_name: fullName(advisor), position, profile_picture_url } }
  })
]
