import type { TopicLanguage } from '#contract/topics-management'
import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    appointment_topics: {
      uuid: string
      topic: string
      comment: string
      documents: string
      length: number
      buffer_before: number
      buffer_after: number
      notice_minutes: number
      window_days: number
      slot_step: number
      position: number
      retired_at: string | null
      questions: string
    }
    topic_texts: {
      topic_uuid: string
      language: TopicLanguage
      topic: string
      comment: string
      documents: string
    }
    advisor_topics: {
      advisor_uuid: string
      topic_uuid: string
    }
  }
}

export const data = {
  appointment_topics: {
    why: 'Topics that customers can book.',
    columns: {
      uuid: 'none',
      topic: 'none',
      comment: 'none',
      documents: 'none',
      length: 'none',
      buffer_before: 'none',
      buffer_after: 'none',
      notice_minutes: 'none',
      window_days: 'none',
      slot_step: 'none',
      position: 'none',
      retired_at: 'none',
      questions: 'none'
    }
  },
  topic_texts: {
    why: 'What topics are called in other languages.',
    columns: {
      topic_uuid: 'none',
      language: 'none',
      topic: 'none',
      comment: 'none',
      documents: 'none'
    }
  },
  advisor_topics: {
    why: 'Which topics customers book with whom.',
    columns: {
      advisor_uuid: 'none',
      topic_uuid: 'none'
    }
  }
} as const satisfies Partial<StoredData>
