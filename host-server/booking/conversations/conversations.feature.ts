import { FILE_DAYS } from '#contract/conversation-files'
import { DAY, MINUTE } from '../../core/base/clock.ts'
import { decided, expired, olderThan } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { pseudonymised, removed } from '../../core/jobs/staff-erasing.ts'
import { conversationEraser } from './conversations.erasing.ts'
import { conversationJobs } from './conversations.mails.ts'
import { conversationNotices } from './conversations.notices.ts'
import { conversations } from './conversations.routes.ts'

export const feature: Feature = {
  routes: conversations,
  jobs: { mails: conversationJobs, notices: conversationNotices },
  erasers: [conversationEraser],
  staffErasers: [
    pseudonymised({
      table: 'conversation_messages',
      key: ['conversation_uuid', 'seq'],
      name: 'author_name',
      owner: ['author_uuid', 'advisor_uuid'],
      only: { is_from_visitor: false }
    }),
    pseudonymised({ table: 'conversation_notes', key: ['conversation_uuid'], name: 'author_name' }),
    removed('schedule', 'conversation_absences', ['advisor_uuid', 'advisor_uuid'])
  ],
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
