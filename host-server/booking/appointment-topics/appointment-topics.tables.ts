import type { TopicLanguage } from '#contract/topics-management'

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
