import { describe, expect, test } from 'vitest'
import { book, hold, later, TUESDAY, visit } from '../../booking/appointments/testing/office.ts'
import {
  away,
  free,
  get,
  office,
  prepareSettings,
  put,
  setClock,
  settings,
  tenant,
  WEDNESDAY
} from './testing/settings.ts'

prepareSettings()

describe('in the calendar', () => {
  test('the minimum notice applies to availability and bookings, and is never less than the topic’s', async () => {
    expect((await free())['2027-03-01']?.[0]).toBe('2027-03-01T09:00:00Z')
    await put({ notice_minutes: 180 })
    expect((await free())['2027-03-01']?.[0]).toBe('2027-03-01T11:00:00Z')
    expect((await book(office, '2027-03-01T10:30:00Z')).status).toBe(409)
    expect((await book(office, '2027-03-01T11:00:00Z')).status).toBe(201)
    await put({ notice_minutes: 0 })
    expect((await book(office, '2027-03-01T08:30:00Z')).status).toBe(409)
  })

  test('own buffers are applied while the administrator allows them', async () => {
    await tenant('advisors_set_buffers', 'true')
    expect((await put({ buffer_before: 30, buffer_after: 15 })).status).toBe(200)
    expect((await book(office, later(TUESDAY, 120))).status).toBe(201)
    const grains = await office.knex('booking_claims').orderBy('grain').pluck('grain')
    expect(grains.length).toBe(5)
    const starts = (await free())['2027-03-02'] ?? []
    const taken = [60, 90, 120, 150, 180].map((minutes) => later(TUESDAY, minutes))
    expect(starts.filter((start) => taken.includes(start))).toEqual(
      [later(TUESDAY, 60)].filter((s) => starts.includes(s))
    )
    await office.knex('tenant_settings').where({ name: 'advisors_set_buffers' }).delete()
    expect((await settings('GET')).body).not.toHaveProperty('buffer_before')
    await book(office, later(TUESDAY, 300))
    expect((await office.knex('booking_claims')).length).toBe(7)
  })

  test('no slot is free on the days of an absence, and existing appointments stay', async () => {
    expect((await book(office, later(TUESDAY, 60))).status).toBe(201)
    const answer = await put(away())
    expect(answer.body.appointments_in_absence).toBe(1)
    expect(Object.keys(await free())).toEqual(['2027-03-04', '2027-03-05'])
    expect((await book(office, later(TUESDAY, 120))).status).toBe(409)
    expect((await hold(office, later(TUESDAY, 120))).status).toBe(409)
    expect((await office.knex('appointments')).map(({ state }) => state)).toEqual(['booked'])
    const branch = `/api/v1/branches/wien-innere-stadt/availability?topic=${office.topics.short}&type=in-branch`
    const at = await get(`${branch}&from=2027-03-01&to=2027-03-05`)
    expect(Object.keys(at.body.days)).toEqual(['2027-03-04', '2027-03-05'])
    await put({ absence: null })
    expect(Object.keys(await free())).toContain('2027-03-02')
  })

  test('the appointments within the absence are counted by the branch’s days, without past and cancelled ones', async () => {
    const { body } = await book(office, later(TUESDAY, 60))
    await book(office, '2027-03-04T08:00:00Z')
    await book(office, '2027-03-01T10:00:00Z')
    expect((await put(away())).body.appointments_in_absence).toBe(2)
    await visit(office, 'POST', body.token, {})
    expect((await settings('GET')).body.appointments_in_absence).toBe(1)
    await setClock(new Date('2027-03-01T12:00:00Z'))
    expect((await settings('GET')).body.appointments_in_absence).toBe(0)
  })

  test('a past absence is not returned', async () => {
    await put(away())
    await setClock(new Date(`${WEDNESDAY}T22:59:00Z`))
    expect((await settings('GET')).body.absence).not.toBeNull()
    await setClock(new Date(`${WEDNESDAY}T23:00:00Z`))
    expect((await settings('GET')).body.absence).toBeNull()
  })
})
