import type { Handlers } from '../../core/jobs/outbox.ts'
import { tellDevices } from '../../people/device-notices/device-notices.service.ts'
import type { RequestNotice } from './announcements.service.ts'
import { find } from './contact-requests.repository.ts'

/** Tells an advisor of a request on their devices, unless it is done or somebody else's by then. */
const tell: Handlers[string] = async (payload, context) => {
  const { contact_request_uuid, advisor_uuid } = payload as RequestNotice
  const found = await find(context.db, contact_request_uuid)
  if (!found || found.done_at || found.advisor_uuid !== advisor_uuid) return
  await tellDevices(
    context,
    { advisor_uuid },
    {
      kind: 'requests',
      said: 'request',
      path: `/app/requests?id=${found.uuid}`,
      key: `contact-request:${found.uuid}:notice`
    }
  )
}

export const requestNotices: Handlers = { 'contact-notice': tell }
