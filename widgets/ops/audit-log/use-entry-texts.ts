import type { AuditEntry } from '#contract/audit-log'
import type { auditMessages } from '#contract/messages/audit-log.messages'
import { formatDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'

const DAY = /^\d{4}-\d\d-\d\d$/
const DAYS = ['date', 'last_date']
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Fields whose values are keys, one or several separated by commas, with the message scope of their texts. */
const KEYS: Readonly<Record<string, string>> = {
  roles: 'people.role-',
  contact_options: 'people.option-',
  status: 'people.status-',
  'quick-contact': 'profile.',
  place: 'profile-layout.',
  language: 'institution.',
  kind: 'default-hours.',
  icon: 'custom-links.icon-',
  fields: 'search.',
  layout: 'search-forms.layout-',
  shown: 'search-forms.part-'
}

/** Objects named by one of our keys, with the message scope of their names. */
const NAMED: Readonly<Record<string, string>> = { module: 'institution.module-', layout: 'profile-layout.' }

/** A person's `position` is a job title, everything else's is an order. */
const PEOPLE = ['user', 'advisor']
const isOrder = (object: string, name: string) => name === 'position' && !PEOPLE.includes(object)

/** Translates object, fields and values of an entry; unknown ones are shown as they are. */
export function useEntryTexts({ object, object_name }: AuditEntry, timeZone: string) {
  const t = useTexts<typeof auditMessages>()
  const { messages, tag } = useTextsContext()
  const textOf = (scope: string, key: string) => {
    const text = messages[scope + key]
    return typeof text === 'string' ? text : key
  }

  const dayOf = (text: string) => (DAY.test(text) ? formatDay(text, tag, { dateStyle: 'medium' }) : text)
  const nameOf = () => (NAMED[object] ? textOf(NAMED[object], object_name) : object_name)
  // a closure without a label is named by its date
  const name = object === 'holiday' ? dayOf(object_name) : nameOf()

  /** Fields of a topic's texts include the language: `comment (en)`. */
  const fieldName = (field: string) => {
    const [, stem = field, language = ''] = /^([\w-]+)( \(\w+\))?$/.exec(field) ?? []
    const known = messages[`audit-fields.${isOrder(object, stem) ? 'order' : stem}`]
    return typeof known === 'string' ? known + language : field
  }

  const said = (field: string, value: string) => {
    if (value === 'true' || value === 'false') return t(`audit.${value}`)
    if (!value) return t('audit.nothing')
    if (DAYS.includes(field)) return dayOf(value)
    const scope = KEYS[field]
    if (scope) return value.replace(/[\w-]+/g, (key) => textOf(scope, key))
    if (!MOMENT.test(value)) return value
    return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(value))
  }

  return { name, fieldName, said }
}
