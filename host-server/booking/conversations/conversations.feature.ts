import { FILE_DAYS } from '#contract/conversation-files'
import { DAY, instant, MINUTE } from '../../core/base/clock.ts'
import { expired, olderThan } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { conversationEraser } from './conversations.erasing.ts'
import { conversationJobs } from './conversations.mails.ts'
import { conversations } from './conversations.routes.ts'
import { ofKept } from './kept-days.ts'

export const feature: Feature = {
  routes: conversations,
  jobs: { mails: conversationJobs },
  erasers: [conversationEraser],
  retention: [
    {
      table: 'conversations',
      key: ['tenant_id', 'uuid'],
      column: 'last_at',
      until: (now) => instant(now.getTime() - DAY),
      span: 'as long as the setting `conversation_days` says after `last_at`',
      only: ofKept
    },
    olderThan(FILE_DAYS * DAY, 'conversation_files', 'tenant_id', 'conversation_uuid', 'seq'),
    olderThan(5 * MINUTE, 'deleted_conversations', 'tenant_id', 'uuid'),
    expired('conversation_absences', 'tenant_id', 'advisor_uuid')
  ]
}
