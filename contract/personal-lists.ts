/** The lists of customers or staff whose readers the audit log names; `audit.list-<list>` says what they are. */
export const PERSONAL_LISTS = [
  'appointments',
  'contact-requests',
  'conversations',
  'waitlist',
  'event-guests',
  'leads',
  'people',
  'people-imports',
  'assistants',
  'report-recipients',
  'data-requests',
  'erasures',
  'audit-log'
] as const
export type PersonalList = (typeof PERSONAL_LISTS)[number]
