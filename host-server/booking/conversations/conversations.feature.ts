import { FILE_DAYS } from '#contract/conversation-files'
import { DAY, MINUTE } from '../../core/base/clock.ts'
import { decided, expired, olderThan } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { conversationEraser } from './conversations.erasing.ts'
import { conversationJobs } from './conversations.mails.ts'
import { conversationNotices } from './conversations.notices.ts'
import { conversations } from './conversations.routes.ts'

export const feature: Feature = {
  routes: conversations,
  jobs: { mails: conversationJobs, notices: conversationNotices },
  erasers: [conversationEraser],
  retention: [
    decided('conversation', 'conversations', 'last_at'),
    {
      ...olderThan(FILE_DAYS * DAY, 'conversation_files', 'tenant_id', 'conversation_uuid', 'seq'),
      kind: 'conversation-file'
    },
    olderThan(5 * MINUTE, 'deleted_conversations', 'tenant_id', 'uuid'),
    expired('conversation_absences', 'tenant_id', 'advisor_uuid')
  ]
}
