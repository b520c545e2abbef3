import { MessengerPage } from '../../../templates/messenger.tsx'
import { NotFound } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { page, show, siteFor } from '../../core/pages/page.ts'
import { findPublic } from '../../organization/branches/branches.repository.ts'

/** The advisor is in the URL's hash, which is not sent to the server. */
async function showMessenger(call: Call) {
  const { ctx, db, tenant, user } = call
  const has = (name: 'messenger' | 'contact-api' | 'organizations-profiles') => tenant.modules.has(name)
  if (!has('messenger') || !has('contact-api')) throw new NotFound()
  const branches = has('organizations-profiles') ? await findPublic(db) : []
  show(ctx, <MessengerPage site={siteFor(call)} branches={branches} isStaff={Boolean(user)} />)
}

export const messengerPages = [page('GET', '/messenger', showMessenger)]
