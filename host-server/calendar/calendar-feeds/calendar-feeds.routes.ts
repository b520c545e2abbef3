import { randomUUID } from 'node:crypto'
import { calendarFeedPath, deleteCalendarFeed, getCalendarFeed, putCalendarFeed } from '#contract/calendar-feeds'
import { type Call, route } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { derivedToken, hashToken } from '../../core/security/tokens.ts'
import * as repository from './calendar-feeds.repository.ts'

/** Derived whenever it is shown, so that the table contains no secrets. */
const tokenOf = ({ app }: Call, uuid: string) => derivedToken(app.config.SESSION_SECRET, 'calendar-feed', uuid)

const urlOf = (call: Call, uuid: string) =>
  baseUrl(call.app.config, call.tenant) + calendarFeedPath(`${tokenOf(call, uuid)}.ics`)

export const calendarFeeds = [
  route(getCalendarFeed, async (call) => {
    const row = await repository.find(call.db, call.advisor.uuid)
    return { url: row ? urlOf(call, row.uuid) : null }
  }),
  route(putCalendarFeed, async (call) => {
    const uuid = randomUUID()
    const row = { advisor_uuid: call.advisor.uuid, uuid, token_hash: hashToken(tokenOf(call, uuid)) }
    await repository.replace(call.db, row, call.app.clock.now())
    return { url: urlOf(call, uuid) }
  }),
  route(deleteCalendarFeed, async ({ db, advisor }) => {
    await repository.remove(db, advisor.uuid)
  })
]
