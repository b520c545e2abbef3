import { MessengerPage } from '../../templates/messenger.tsx'
import { findPublic } from '../branches/branches.repository.ts'
import { NotFound } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { page, seeOther, show, siteFor } from '../core/page.ts'

/** For whoever is signed in; the hash names the advisor, so that the server knows nobody. */
async function showMessenger(call: Call) {
  const { ctx, db, user, tenant } = call
  const has = (name: 'messenger' | 'contact-api' | 'organizations-profiles') => tenant.modules.has(name)
  if (!has('messenger') || !has('contact-api')) throw new NotFound()
  if (!user) return seeOther(ctx, '/account/login?next=/messenger')
  const branches = has('organizations-profiles') ? await findPublic(db) : []
  show(ctx, <MessengerPage site={siteFor(call)} branches={branches} />)
}

export const messengerPages = [page('GET', '/messenger', showMessenger)]
