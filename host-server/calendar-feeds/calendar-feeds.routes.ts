import { randomUUID } from 'node:crypto'
import { calendarFeedPath, deleteCalendarFeed, getCalendarFeed, putCalendarFeed } from '#contract/calendar-feeds'
import { type Call, route } from '../core/http.ts'
import { baseUrl } from '../core/mail.ts'
import { derivedToken, hashToken } from '../core/tokens.ts'
import * as repository from './calendar-feeds.repository.ts'

/** Made again whenever it is shown, so that the table opens nothing. */
const tokenOf = ({ services }: Call, uuid: string) =>
  derivedToken(services.config.SESSION_SECRET, 'calendar-feed', uuid)

const urlOf = (call: Call, uuid: string) =>
  baseUrl(call.services.config, call.tenant) + calendarFeedPath(`${tokenOf(call, uuid)}.ics`)

export const calendarFeeds = [
  route(getCalendarFeed, async (call) => {
    const row = await repository.find(call.db, call.advisor.uuid)
    return { url: row ? urlOf(call, row.uuid) : null }
  }),
  route(putCalendarFeed, async (call) => {
    const uuid = randomUUID()
    const row = { advisor_uuid: call.advisor.uuid, uuid, token_hash: hashToken(tokenOf(call, uuid)) }
    await repository.replace(call.db, row, call.services.clock.now())
    return { url: urlOf(call, uuid) }
  }),
  route(deleteCalendarFeed, async ({ db, advisor }) => {
    await repository.remove(db, advisor.uuid)
  })
]
