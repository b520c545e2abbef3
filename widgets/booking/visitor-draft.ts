import type { Visitor } from '#contract/appointments'

export type VisitorField = keyof Visitor
/** What the visitor has typed so far. */
export type VisitorDraft = Record<VisitorField, string>

export const VISITOR_FIELDS = ['first_name', 'last_name', 'email', 'phone', 'note'] as const satisfies VisitorField[]
export const emptyVisitor: VisitorDraft = { first_name: '', last_name: '', email: '', phone: '', note: '' }
