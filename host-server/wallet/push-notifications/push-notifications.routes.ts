import {
  deleteNotification,
  getNotification,
  getNotifications,
  getTemplate,
  postApproval,
  putNotification
} from '#contract/push-history'
import {
  getAllAdvisors,
  getBranchAdvisors,
  getOwnCards,
  getPushBranches,
  getPushSetup,
  getSubscribers,
  OPTIONS_MAX,
  PLATFORMS,
  postNotification,
  postReach,
  postTest,
  searchAdvisors
} from '#contract/push-notifications'
import { NotFound } from '../../core/base/failures.ts'
import { route } from '../../core/http/http.ts'
import { approve, needsApproval } from './approval.service.ts'
import { findAdvisorsOf, findBranches } from './branches.repository.ts'
import { list, takeBack } from './history.service.ts'
import * as repository from './notifications.repository.ts'
import { advisorsOf, change, send, sendTest } from './notifications.service.ts'
import { showPlanned, showTemplate } from './planned.service.ts'
import { platformsOf } from './platforms.service.ts'
import { findLinkHosts } from './push-links.ts'
import { findTestCards } from './test-cards.ts'

export const walletCards = [
  route(getSubscribers, async (call, { query }) => {
    const reach = await repository.countSubscribers(call.db, {
      advisors: await advisorsOf(call, query['filters[advisors]'])
    })
    return PLATFORMS.flatMap((platform) => Array.from({ length: reach[platform] }, () => ({ platform })))
  }),
  route(postReach, async (call, { body }) =>
    repository.countSubscribers(call.db, { advisors: await advisorsOf(call, body.advisors) })
  ),
  route(getNotifications, (call, { query }) => list(call, query.before)),
  route(getNotification, (call, { params }) => showPlanned(call, params.uuid)),
  route(getTemplate, (call, { params }) => showTemplate(call, params.uuid)),
  route(putNotification, (call, { params, body }) => change(call, params.uuid, body)),
  route(deleteNotification, (call, { params }) => takeBack(call, params.uuid)),
  route(postApproval, (call, { params, body }) => approve(call, params.uuid, body.revision)),
  route(postNotification, (call, { body }) => send(call, body)),
  route(getPushSetup, async ({ app, db, tenant }) => ({
    ...(await platformsOf(app)),
    link_hosts: await findLinkHosts(db, tenant),
    needs_approval: needsApproval(tenant)
  })),
  route(getOwnCards, findTestCards),
  route(postTest, (call, { body }) => sendTest(call, body)),
  route(getPushBranches, ({ db }) => findBranches(db)),
  route(getAllAdvisors, ({ db }) => findAdvisorsOf(db)),
  route(getBranchAdvisors, async ({ db }, { params }) => {
    const found = await findAdvisorsOf(db, params.uuid)
    if (!found.length) throw new NotFound()
    return found.slice(0, OPTIONS_MAX)
  }),
  route(searchAdvisors, ({ db }, { query }) => repository.search(db, query.name, OPTIONS_MAX))
]
