import { describe, expect, test } from 'vitest'
import { signIn, UNAUTHORIZED } from '../../testing/client.ts'
import { away, colleague, LINK, office, prepareSettings, put, settings, tenant } from './testing/settings.ts'

prepareSettings()

const errorsOf = async (body: object) => {
  const { status, body: answer } = await put(body)
  expect(status).toBe(422)
  return answer.errors
}

describe('is refused:', () => {
  test.each(UNAUTHORIZED)('%s', async (_who, account, status) => {
    const other = account && (await signIn(office.site, account))
    expect((await settings('GET', { cookie: other })).status).toBe(status)
    expect((await settings('PUT', { cookie: other, body: { reminder_hours: 0 } })).status).toBe(status)
    expect(await office.knex('advisor_settings')).toEqual([])
  })

  test.each([
    ['an unsupported reminder time', { reminder_hours: 3 }, 'reminder_hours'],
    ['an unknown language', { languages: ['de', 'xx'] }, 'languages.1'],
    ['an invalid address', { copies_to: ['office@demo.example', 'evil'] }, 'copies_to.1'],
    ['an address that is a list', { copies_to: ['a@b.example,c@d.example'] }, 'copies_to.0'],
    ['a fourth address', { copies_to: ['a', 'b', 'c', 'd'].map((name) => `${name}@demo.example`) }, 'copies_to'],
    ['a link without encryption', { meeting_url: 'http://meet.demo.example' }, 'meeting_url'],
    ['a link that is a script', { meeting_url: 'javascript:alert(1)' }, 'meeting_url'],
    ['a notice below none', { notice_minutes: -1 }, 'notice_minutes'],
    ['a notice of half a minute', { notice_minutes: 0.5 }, 'notice_minutes'],
    ['an absence that ends before it begins', away({ from: '2027-03-04' }), 'absence.to'],
    ['a past absence', away({ from: '2027-02-01', to: '2027-02-28' }), 'absence.to'],
    ['an absence of more than a year', away({ to: '2028-03-02' }), 'absence.to'],
    ['a day that the calendar does not have', away({ to: '2027-02-30' }), 'absence.to'],
    ['a public sentence of 201 characters', away({ text: 'a'.repeat(201) }), 'absence.text'],
    ['an unknown stand-in', away({ stand_in: 'nobody' }), 'absence.stand_in'],
    ['an unknown key', { reminder: 2 }, 'reminder'],
    ['a buffer, where the administrator does not allow it', { buffer_before: 15 }, 'buffer_before']
  ])('%s', async (_what, body, field) => {
    expect(Object.keys(await errorsOf(body))).toEqual([field])
    expect(await office.knex('advisor_settings')).toEqual([])
  })

  test('an absence without days', async () => {
    const missing = ['Dieses Feld darf nicht leer sein.']
    expect(await errorsOf(away({ from: '', to: '' }))).toEqual({ 'absence.from': missing, 'absence.to': missing })
  })

  test('the advisor themselves or one of another tenant as stand-in', async () => {
    expect(await errorsOf(away({ stand_in: office.alias }))).toHaveProperty(['absence.stand_in'])
    expect(await errorsOf(away({ stand_in: office.foreignAlias }))).toHaveProperty(['absence.stand_in'])
  })

  test('a buffer off the quarter hour, where buffers are allowed', async () => {
    await tenant('advisors_set_buffers', 'true')
    expect(await errorsOf({ buffer_after: 20 })).toHaveProperty('buffer_after')
  })
})

test('by default all notifications are on, and customers are reminded a day before', async () => {
  expect((await settings('GET')).body).toEqual({
    requires_confirmation: false,
    notify: { booked: true, moved: true, cancelled: true },
    reminder_hours: 24,
    copies_to: [],
    languages: [],
    meeting_url: '',
    notice_minutes: null,
    absence: null,
    appointments_in_absence: 0,
    time_zone: 'Europe/Vienna'
  })
})

test('the given fields are stored, and others stay', async () => {
  const first = { copies_to: ['office@demo.example'], reminder_hours: 48, meeting_url: LINK }
  await put(first)
  const answer = await put({ requires_confirmation: true, ...away({ stand_in: colleague.alias }) })
  const { absence } = away({ stand_in: colleague.alias })
  expect(answer.body).toMatchObject({ ...first, requires_confirmation: true, absence })
  expect((await settings('GET')).body).toEqual(answer.body)
})

test('fifty concurrent saves do not interleave', async () => {
  const sets = [
    { reminder_hours: 2, copies_to: ['two@demo.example'], notice_minutes: 120 },
    { reminder_hours: 48, copies_to: ['a@demo.example', 'b@demo.example'], notice_minutes: 2880 }
  ]
  const answers = await Promise.all(Array.from({ length: 50 }, (_, turn) => put(sets[turn % 2] ?? {})))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { reminder_hours, copies_to, notice_minutes } = (await settings('GET')).body
  expect(sets).toContainEqual({ reminder_hours, copies_to, notice_minutes })
})
