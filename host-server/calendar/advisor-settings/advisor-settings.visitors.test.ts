import { describe, expect, test } from 'vitest'
import { instant } from '../../core/base/clock.ts'
import { away, colleague, get, LINK, office, prepareSettings, put, setClock, WEDNESDAY } from './testing/settings.ts'

prepareSettings()

describe('visitors see', () => {
  const card = async () => (await get(`/api/v1/advisors/${office.alias}`)).body.absence
  const listed = async () =>
    (await get('/api/v1/advisors')).body.find(({ slug }: { slug: string }) => slug === office.alias).absence
  const pages = async (query = '') => {
    const found = [`/app/profile/${office.alias}`, `/book/${office.alias}`].map((path) => get(path + query))
    return (await Promise.all(found)).map(({ text }) => text)
  }

  test('nothing before and after the absence', async () => {
    await put(away({ from: '2027-03-02' }))
    expect([await card(), await listed()]).toEqual([undefined, undefined])
    for (const page of await pages()) expect(page).not.toContain('I am on holiday.')
    await setClock(new Date('2027-03-04T08:00:00Z'))
    expect(await card()).toBeUndefined()
  })

  test('that the advisor is away, until when, and the stand-in', async () => {
    await put(away({ stand_in: colleague.alias }))
    const shown = {
      until: WEDNESDAY,
      text: 'I am on holiday.',
      stand_in: { slug: colleague.alias, full_name: colleague.name }
    }
    expect([await card(), await listed()]).toEqual([shown, shown])
    const [profile, booking] = await pages()
    expect(profile).toContain(`href="/app/profile/${colleague.alias}"`)
    expect(booking).toContain(`href="/book/${colleague.alias}"`)
    for (const page of [profile, booking]) {
      expect(page).toContain('I am on holiday.')
      expect(page).toContain(colleague.name)
      expect(page).toContain('3. März 2027')
    }
  })

  test('a stand-in to whom the campaign of the visit leads on', async () => {
    await put(away({ stand_in: colleague.alias }))
    const [profile, booking] = await pages('?src=plakat')
    expect(profile).toContain(`href="/app/profile/${colleague.alias}?src=plakat"`)
    expect(booking).toContain(`href="/book/${colleague.alias}?src=plakat"`)
  })

  test('no stand-in who is away as well, or deactivated', async () => {
    await put(away({ stand_in: colleague.alias }))
    const { tenantId: tenant_id, knex } = office
    const theirs = { tenant_id, advisor_uuid: colleague.uuid, absence_from: '2027-03-01', absence_to: '2027-03-01' }
    await knex('advisor_settings').insert(theirs)
    expect(await card()).toMatchObject({ until: WEDNESDAY, stand_in: null })
    for (const page of await pages()) expect(page).not.toContain(colleague.name)
    await setClock(new Date('2027-03-02T08:00:00Z'))
    expect((await card()).stand_in).not.toBeNull()
    await knex('advisor_settings')
      .where({ advisor_uuid: office.advisorUuid })
      .update({ stand_in_uuid: office.tenantId })
    expect((await card()).stand_in).toBeNull()
  })

  test('an absence from midnight at the branch, also in cached responses', async () => {
    await put(away({ from: '2027-03-02' }))
    const until = new Date('2027-03-01T22:59:00Z')
    await setClock(until)
    expect(await card()).toBeUndefined()
    await setClock(new Date(until.getTime() + 60_000))
    expect(instant(office.site.clock.now())).toBe('2027-03-01T23:00:00Z')
    expect(await card()).toMatchObject({ until: WEDNESDAY })
  })

  test('neither copies nor meeting links', async () => {
    await put({ copies_to: ['secret@demo.example'], meeting_url: LINK, ...away() })
    const answers = [
      await get(`/api/v1/advisors/${office.alias}?with=organization,offers`),
      await get('/api/v1/advisors')
    ]
    for (const text of [...answers.map((answer) => answer.text), ...(await pages())]) {
      expect(text).not.toMatch(/secret@|meet\.demo/)
    }
  })
})
