import { APPOINTMENT_TYPES } from './appointment-types.ts'
import { CONTACT_KINDS } from './contact-requests.ts'
import type * as tags from './tags.ts'

const MODES = ['inline', 'popup', 'page'] as const

type Tag = (typeof tags)[keyof typeof tags]
type TagValues = { [T in Tag as T['tag']]?: { [Prop in keyof T['props']]?: readonly string[] } }

/** The values of attributes that have a few, by tag. Any other counts as absent. Apart from the tags, whose bytes visitors load. */
const VALUES = {
  'advisor-card': { mode: ['compact', 'full'] },
  'advisor-booking': { mode: MODES, type: APPOINTMENT_TYPES },
  'advisor-contact-form': { kind: CONTACT_KINDS, mode: MODES },
  'advisor-search': { mode: ['page'] }
} as const satisfies TagValues

const byTag: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = VALUES

/** Undefined for an attribute that may have any value. */
export const valuesOf = (tag: string, prop: string): readonly string[] | undefined =>
  Object.hasOwn(byTag, tag) && Object.hasOwn(byTag[tag] ?? {}, prop) ? byTag[tag]?.[prop] : undefined
