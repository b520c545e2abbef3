import type { CalendarOverride } from '#contract/calendar-overrides'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    calendar_overrides: {
      advisor_uuid: string
      uuid: string
      kind: CalendarOverride['kind']
      starts_at: string
      ends_at: string
      label: string
      author_name: string
    }
  }
}
