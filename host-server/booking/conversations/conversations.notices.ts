import type { Handlers } from '../../core/jobs/outbox.ts'
import { tellDevices } from '../../people/device-notices/device-notices.service.ts'
import * as repository from './conversations.repository.ts'
import { noticeKey, type UnreadNotice } from './messages.service.ts'

/** Tells who answers a conversation of a message on their devices, unless it has been read meanwhile. */
const tell: Handlers[string] = async (payload, context) => {
  const { conversation_uuid, since } = payload as UnreadNotice
  const { db } = context
  const row = await repository.find(db, repository.ANYONES, conversation_uuid)
  if (!row || row.seen_staff !== since || row.ended_at || row.blocked_at) return
  const managers = row.left_at ? await repository.findManagersOf(db, row.organization_uuid) : []
  const whom = row.left_at ? { users: managers.map(({ uuid }) => uuid) } : { advisor_uuid: row.advisor_uuid }
  await tellDevices(context, whom, {
    kind: 'chats',
    said: row.last_seq_staff ? 'chat-message' : 'chat-waiting',
    path: `/app/messenger?id=${row.uuid}`,
    key: noticeKey(row.uuid, since)
  })
}

export const conversationNotices: Handlers = { 'conversation-notice': tell }
