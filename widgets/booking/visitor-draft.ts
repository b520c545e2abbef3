import type { VisitorDraft, VisitorField } from '#contract/visitor'

export const VISITOR_FIELDS = ['first_name', 'last_name', 'email', 'phone', 'note'] as const satisfies VisitorField[]
export const emptyVisitor: VisitorDraft = { first_name: '', last_name: '', email: '', phone: '', note: '' }
