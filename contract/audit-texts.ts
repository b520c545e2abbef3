import type { AuditAction, AuditEntry, AuditObject } from './audit-log.ts'
import type { Messages } from './translations.ts'

/** Fields whose values are keys, one or several separated by commas, with the message scope of their texts. */
const KEYS: Readonly<Record<string, string>> = {
  roles: 'people.role-',
  contact_options: 'people.option-',
  appointment_types: 'booking.',
  status: 'people.status-',
  appointment_state: 'appointments.',
  'quick-contact': 'profile.',
  place: 'profile-layout.',
  language: 'institution.',
  kind: 'default-hours.',
  icon: 'custom-links.icon-',
  fields: 'search.',
  layout: 'search-forms.layout-',
  shown: 'search-forms.part-',
  request_state: 'request-inbox.state-',
  wait_state: 'waitlist.state-',
  event_state: 'branch-events.event-',
  event_place: 'branch-events.place-',
  registration_state: 'branch-events.state-',
  lead_state: 'leads.state-',
  conversation_state: 'conversations.state-',
  erasure_state: 'deletion-tool.state-',
  data_request_state: 'data-requests.state-',
  push_state: 'push-history.',
  sign_in_by: 'audit.by-'
}

/** Objects named by one of our keys, with the message scope of their names. */
const NAMED: Readonly<Record<string, string>> = {
  module: 'institution.module-',
  retention: 'retention.kind-',
  'person-search': 'deletion-tool.search-',
  layout: 'profile-layout.',
  'contact-request': 'request-inbox.kind-',
  'personal-list': 'audit.list-'
}

/** Objects whose names begin with a moment. */
const DATED: readonly AuditObject[] = [
  'appointment',
  'contact-request',
  'waitlist-entry',
  'lead',
  'conversation',
  'branch-event',
  'event-registration'
]

/** A person's `position` is a job title, everything else's is an order. */
const PEOPLE: readonly AuditObject[] = ['user', 'advisor']
const isOrder = (object: AuditObject, name: string) => name === 'position' && !PEOPLE.includes(object)

/** A minute on the wall of a branch, with which the names of some begin. */
const MINUTE = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)(?= ·|$)/

const printed = (tag: string, minute: string) =>
  minute.replace(MINUTE, (_, day, time) => {
    // in one zone for reading and writing, whichever it is
    const moment = new Date(`${day}T${time}Z`)
    return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(moment)
  })

/** Language codes as names, such as `de,en`. */
function languagesIn(tag: string, codes: string): string {
  const names = new Intl.DisplayNames(tag, { type: 'language' })
  return codes
    .split(',')
    .map((code) => names.of(code) ?? code)
    .join(', ')
}

/**
 * The words for what the audit log holds, in the language of the messages, which `tag` names; unknown keys stand as they
 * are.
 */
export function auditTexts(
  messages: Messages,
  tag: string,
  { object, object_name }: Pick<AuditEntry, 'object' | 'object_name'>
) {
  const known = (id: string) => {
    const text = messages[id]
    return typeof text === 'string' ? text : undefined
  }
  const textOf = (scope: string, key: string) => known(scope + key) ?? key
  /** A webhook's events, such as `["person.created"]`, as its form has them. */
  const eventsIn = (list: string) =>
    [...list.matchAll(/(\w+)\.(\w+)/g)]
      .map(([, subject, deed]) => `${textOf('webhooks.of-', `${subject}`)}: ${textOf('webhooks.deed-', `${deed}`)}`)
      .join(', ')
  const scope = NAMED[object]
  // nobody is named who tried an address that has no account
  const named = object_name || (object === 'session' && known('audit.unknown-account')) || ''
  const dated = DATED.includes(object) ? printed(tag, named) : named
  return {
    /** The key is all of it, or its last part. */
    name: scope ? dated.replace(/[\w-]+$/, (key) => textOf(scope, key)) : dated,
    /** What was done: a sign-in is not deleted but ended. */
    deed: (action: AuditAction) => known(`audit.${object}-${action}`) ?? textOf('audit.', action),
    /** Fields of a topic's texts include the language: `comment (en)`. */
    fieldName(field: string): string {
      const [, stem = field, language = ''] = /^([\w-]+)( \(\w+\))?$/.exec(field) ?? []
      const text = known(`audit-fields.${isOrder(object, stem) ? 'order' : stem}`)
      return text === undefined ? field : text + language
    },
    said(field: string, value: string): string {
      if (value === 'true' || value === 'false') return known(`audit.${field}-${value}`) ?? textOf('audit.', value)
      if (field === 'starts_at') return printed(tag, value)
      if (object === 'webhook' && field === 'events') return eventsIn(value)
      if (field === 'languages' && value) return languagesIn(tag, value)
      const keys = KEYS[field]
      return keys ? value.replace(/[\w-]+/g, (key) => textOf(keys, key)) : value
    }
  }
}
