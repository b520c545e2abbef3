/** The parts of what a customer is given of their data, in their order: lists of the JSON file, named like tables. */
export const HANDED_SECTIONS = [
  'appointments',
  'appointment_history',
  'contact_requests',
  'contact_request_replies',
  'conversations',
  'conversation_messages',
  'conversation_notes',
  'waitlist_entries',
  'event_registrations',
  'leads',
  'reviews',
  'review_refusals',
  'text_consents',
  'text_messages',
  'wallet_passes',
  'wallet_registrations',
  'data_requests'
] as const
export type HandedSection = (typeof HANDED_SECTIONS)[number]

/** What is said of one thing, each with its name in `personal-data.messages.ts`. */
export const HANDED_FIELDS = [
  'id',
  'reference',
  'appointment',
  'request',
  'conversation',
  'card',
  'advisor',
  'topic',
  'event',
  'seats',
  'kind',
  'type',
  'state',
  'starts_at',
  'ends_at',
  'date',
  'from_date',
  'until_date',
  'start_time',
  'end_time',
  'weekdays',
  'time_zone',
  'first_name',
  'last_name',
  'name',
  'email',
  'phone',
  'company',
  'number',
  'number_end',
  'language',
  'is_customer',
  'note',
  'answers',
  'question',
  'answer',
  'internal_note',
  'cancel_reason',
  'author',
  'before',
  'after',
  'message',
  'text',
  'details',
  'file',
  'stars',
  'reply',
  'source',
  'source_site',
  'campaign',
  'consent',
  'version',
  'device',
  'push_token',
  'next_appointment',
  'attended_at',
  'created_at',
  'arrived_on',
  'due_on',
  'extension',
  'outcome',
  'ended_at'
] as const
export type HandedField = (typeof HANDED_FIELDS)[number]

export type HandedValue = string | number | boolean | null | readonly Handed[]
export type Handed = { readonly [Field in HandedField]?: HandedValue }

/** Raised when a list or a field gets another meaning. */
export const HANDED_VERSION = 1

/** For how many days a link to the data, or a question whether to erase it, can be opened. */
export const LINK_DAYS = 7
