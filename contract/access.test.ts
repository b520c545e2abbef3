import { expect, test } from 'vitest'
import { type Access, decide, needOf, type Subject } from './access.ts'

const subject = (change: Partial<Subject> = {}): Subject => ({
  me: { roles: ['stduser'], alias: 'anna', is_institutional: true },
  isModuleOn: () => true,
  isTopicsEnabled: true,
  alias: 'anna',
  ...change
})
const own: Access = { module: 'working-hours-calendar', institutional: true, topics: true, self: true }
const staffed: Access = { self: true, delegates: ['accountadmin', 'advisors-manager'] }
const managed: Access = { ...own, delegates: ['accountadmin'] }
const unbooked = { alias: 'anna', is_institutional: false }

test.each<[string, Access, Partial<Subject>, string]>([
  ['a guest on a member page', own, { me: {} }, 'unauthenticated'],
  ['a module that is off', own, { isModuleOn: () => false }, 'forbidden'],
  ['a public page whose module is off', { public: true, module: 'embed' }, { isModuleOn: () => false }, 'forbidden'],
  ['a user who is not institutional', own, { me: { roles: [], alias: 'anna', is_institutional: false } }, 'forbidden'],
  ['topics switched off', own, { isTopicsEnabled: false }, 'forbidden'],
  ["another advisor's alias", own, { alias: 'otto' }, 'forbidden'],
  ['a user without an alias', own, { me: { roles: [], is_institutional: true }, alias: undefined }, 'forbidden'],
  ['one of two required roles', { roles: ['accountadmin', 'analyst'] }, { me: { roles: ['analyst'] } }, 'forbidden'],
  ['every required role', { roles: ['analyst'] }, { me: { roles: ['stduser', 'analyst'] } }, 'granted'],
  ['none of the roles of which one is enough', { anyRole: ['analyst', 'orgadmin'] }, {}, 'forbidden'],
  ['neither a role nor a card', { anyRole: ['orgadmin'], orCard: true }, { me: { roles: [] } }, 'forbidden'],
  ['a card instead of a role', { anyRole: ['orgadmin'], orCard: true }, {}, 'granted'],
  ['one of the roles of which one is enough', { anyRole: ['analyst', 'stduser'] }, {}, 'granted'],
  ['another advisor, where a role may stand in', staffed, { alias: 'otto' }, 'forbidden'],
  ['a role that stands in for the advisor', staffed, { me: { roles: ['accountadmin'] } }, 'granted'],
  ['the advisor where a role may stand in', staffed, {}, 'granted'],
  [
    'a role that stands in, of a user who is not booked',
    managed,
    { me: { ...unbooked, roles: ['accountadmin'] }, alias: 'otto' },
    'granted'
  ],
  ['such a user’s own page', managed, { me: { ...unbooked, roles: ['accountadmin'] } }, 'forbidden'],
  ['another advisor’s page without the role', managed, { me: { ...unbooked, roles: [] }, alias: 'otto' }, 'forbidden'],
  ['the advisor on the own page', own, {}, 'granted'],
  ['a guest on a public page', { public: true }, { me: {} }, 'granted']
])('%s', (_name, access, change, verdict) => {
  expect(decide(access, subject(change))).toBe(verdict)
})

test.each<[string, Access, unknown]>([
  ['one role', { roles: ['analyst'], module: 'reports' }, { kind: 'role', roles: ['analyst'] }],
  ['one role that is enough', { anyRole: ['analyst'] }, { kind: 'role', roles: ['analyst'] }],
  ['every role', { roles: ['analyst', 'orgadmin'] }, { kind: 'every', roles: ['analyst', 'orgadmin'] }],
  ['any role', { anyRole: ['analyst', 'orgadmin'] }, { kind: 'any', roles: ['analyst', 'orgadmin'] }],
  ['a card', { self: true, module: 'v-cards' }, { kind: 'card' }],
  ['a card with own appointments', own, { kind: 'own-appointments' }],
  ['nothing but an account', { module: 'reports' }, undefined],
  ['nothing', { public: true }, undefined]
])('a rule may need %s', (_name, access, need) => {
  expect(needOf(access)).toEqual(need)
})
