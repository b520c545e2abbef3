import { expect, test } from 'vitest'
import { auditTexts } from './audit-texts.ts'
import { catalogue } from './catalogue.ts'

test('a webhook’s events are called as its form calls them', () => {
  const { said } = auditTexts(catalogue('de-AT'), 'de-AT', { object: 'webhook', object_name: 'CRM' })
  expect(said('events', '["person.created","contact_request.assigned"]')).toBe(
    'Personen: Angelegt, Kontaktanfragen: Zugewiesen'
  )
  expect(said('events', '')).toBe('')
})
