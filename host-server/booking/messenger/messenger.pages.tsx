import { decide } from '#contract/access'
import { answersConversations } from '#contract/conversations'
import { MessengerPage } from '../../../templates/messenger.tsx'
import { NotFound } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import type { CurrentUser } from '../../core/http/session.ts'
import { page, show, siteFor } from '../../core/pages/page.ts'
import { findPublic } from '../../organization/branches/branches.repository.ts'

/** Where staff read what visitors write; without such a page, the app. */
function homeOf(user: CurrentUser | undefined): '/app/messenger' | '/app/' | undefined {
  if (!user) return undefined
  const me = { roles: user.roles, alias: user.alias }
  const subject = { me, isModuleOn: () => true, isTopicsEnabled: true }
  return decide(answersConversations, subject) === 'granted' ? '/app/messenger' : '/app/'
}

/** The advisor, or the key to a conversation, is in the URL's hash, which is not sent to the server. */
async function showMessenger(call: Call) {
  const { ctx, db, tenant, user } = call
  const has = (name: 'messenger' | 'contact-api' | 'organizations-profiles') => tenant.modules.has(name)
  if (!has('messenger') || !has('contact-api')) throw new NotFound()
  const branches = has('organizations-profiles') ? await findPublic(db) : []
  show(ctx, <MessengerPage site={siteFor(call)} branches={branches} staffHome={homeOf(user)} />)
}

export const messengerPages = [page('GET', '/messenger', showMessenger)]
