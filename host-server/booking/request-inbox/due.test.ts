import { expect, test } from 'vitest'
import { dueAt, dueOf } from './due.ts'

const WRITTEN = {
  kind: 'basic' as const,
  date: null,
  end_time: null,
  time_zone: 'Europe/Vienna',
  created_at: '2027-03-04T10:00:00Z',
  waiting_since: '2027-03-04T10:00:00Z'
}
const CALL = { ...WRITTEN, kind: 'callback' as const, date: '2027-03-09', end_time: '11:30' }
const now = new Date('2027-03-04T10:00:00Z')

test.each([
  ['a Thursday', '2027-03-04T10:00:00Z', '2027-03-05'],
  ['a Friday', '2027-03-05T10:00:00Z', '2027-03-08'],
  ['a Saturday', '2027-03-06T10:00:00Z', '2027-03-08'],
  ['a Sunday evening that is Monday at the branch', '2027-03-07T23:30:00Z', '2027-03-09']
])('a message of %s is due on the next working day', (_, created_at, due_on) => {
  expect(dueOf({ ...WRITTEN, created_at, waiting_since: created_at }, now)).toEqual({
    due_on,
    due_time: null,
    is_overdue: false
  })
})

test('a call is due by the end of the hours that the customer chose', () => {
  expect(dueOf(CALL, now)).toEqual({ due_on: '2027-03-09', due_time: '11:30', is_overdue: false })
})

test.each([
  ['within the hours', CALL, '2027-03-09T10:29:00Z', false],
  ['after them', CALL, '2027-03-09T10:30:00Z', true],
  ['on the day', WRITTEN, '2027-03-05T22:59:00Z', false],
  ['after the day', WRITTEN, '2027-03-05T23:00:00Z', true],
  ['once nobody waits', { ...WRITTEN, waiting_since: null }, '2027-03-21T08:00:00Z', false]
])('%s a request is overdue or not', (_, request, at, is_overdue) => {
  expect(dueOf(request, new Date(at)).is_overdue).toBe(is_overdue)
})

test.each([
  ['a message', WRITTEN, '2027-03-05T23:00:00Z'],
  ['a call', CALL, '2027-03-09T10:30:00Z'],
  ['a call at any time of the day', { ...CALL, end_time: null }, '2027-03-09T23:00:00Z']
])('%s is overdue from an instant on', (_, request, at) => {
  expect(dueAt(request)).toBe(at)
  const before = new Date(Date.parse(at) - 1000)
  expect([dueOf(request, before).is_overdue, dueOf(request, new Date(at)).is_overdue]).toEqual([false, true])
})

test.each([
  ['a message', WRITTEN, '2027-03-11T09:00:00Z', '2027-03-12', null],
  ['a call that was to be yesterday', CALL, '2027-03-10T09:00:00Z', '2027-03-11', null],
  ['a call that is still ahead', CALL, '2027-03-08T09:00:00Z', '2027-03-09', '11:30']
])('who has an answer and writes again is to be answered anew: %s', (_, request, since, due_on, due_time) => {
  const again = { ...request, waiting_since: since }
  expect(dueOf(again, now)).toEqual({ due_on, due_time, is_overdue: false })
  const at = new Date(dueAt(request, since))
  expect(dueOf(again, at).is_overdue).toBe(true)
})
