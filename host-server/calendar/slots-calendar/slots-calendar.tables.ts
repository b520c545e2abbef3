import type { CalendarSpan } from '#contract/slots-calendar'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    calendar_spans: {
      advisor_uuid: string
      uuid: string
      kind: CalendarSpan['kind']
      date: string
      start_time: string
      end_time: string
      label: string
      rrule: string
      exceptions: string
      last_day: string
    }
  }
}
