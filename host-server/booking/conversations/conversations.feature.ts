import { DAY, instant } from '../../core/base/clock.ts'
import type { Feature } from '../../core/features/feature.ts'
import { conversationJobs } from './conversations.mails.ts'
import { conversations } from './conversations.routes.ts'
import { ofKept } from './kept-days.ts'

export const feature: Feature = {
  routes: conversations,
  jobs: { mails: conversationJobs },
  retention: [
    {
      table: 'conversations',
      key: ['tenant_id', 'uuid'],
      column: 'last_at',
      until: (now) => instant(now.getTime() - DAY),
      span: 'as long as the setting `conversation_days` says after `last_at`',
      only: ofKept
    }
  ]
}
