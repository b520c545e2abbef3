import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { exampleProfile } from '#contract/examples/advisors.example'
import { exampleTopics } from '#contract/examples/appointment-topics.example'
import { exampleAppointments } from '#contract/examples/appointments.example'
import { exampleBookingOffer } from '#contract/examples/bookability.example'
import { exampleCardOptions } from '#contract/examples/card-options.example'
import { examplePeople, examplePersonChoices, examplePerson as person } from '#contract/examples/people.example'
import { exampleHours, exampleOwnWeek } from '#contract/examples/working-hours.example'
import { CHANGED_MEANWHILE } from '#contract/refusals'
import { follow, initOf, open as openApp, path, prepareApp, pressSave } from '../../app/testing.ts'
import { pick } from '../../testing/combobox.ts'
import { texts } from '../../testing/find.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()
afterAll(() => page.viewport(414, 896))

const { uuid } = person
const OWN = `/api/v1/people/${uuid}`
const PAGE = `/account-admin/people/edit?id=${uuid}`
const admin = { roles: ['accountadmin' as const], alias: null, is_institutional: false }
const cards = { roles: ['advisors-manager' as const], alias: null, is_institutional: false }
const manager = { roles: ['orgadmin' as const], alias: null, is_institutional: false }

type Root = Awaited<ReturnType<typeof openApp>>['root']
const field = (root: Root, name: string) => root.querySelector(`[name="${name}"]`) as HTMLInputElement
const errorsOf = (root: Root, name: string) => texts(field(root, name).closest('.field') as HTMLElement, '.errors p')
const save = (root: Root) => pressSave(root.querySelector('.person-forms form') as HTMLElement)
const writes = () => requests.filter(({ method }) => method !== 'GET')
const sent = async () => JSON.parse((await writes()[0]?.clone().text()) ?? '{}')
const confirmed = async (root: Root) => {
  const dialog = await until(() => root.querySelector<HTMLElement>('dialog[open]'))
  button(dialog, 'Change sign-in address').click()
}
const button = (root: ParentNode, text: string) =>
  [...root.querySelectorAll('button')].find((one) => one.textContent === text) as HTMLButtonElement

beforeEach(() => {
  answer(`GET ${OWN}`, person)
  answer('GET /api/v1/people/choices', examplePersonChoices)
  answer(`PUT ${OWN}`, person)
  answer(`GET /api/v1/advisors/${person.alias}`, exampleProfile)
  answer(`GET /api/v1/advisors/${person.alias}/text-descriptions`, [])
  answer(`GET /api/v1/advisors/${person.alias}/tags`, { tags: [] })
  answer(`GET /api/v1/advisors/${person.alias}/experience`, { since: null, certificates: [] })
  answer(`GET /api/v1/branches/${person.organization?.slug}/absences`, { time_zone: 'Europe/Vienna', absences: [] })
  answer(`GET /api/v1/advisors/${person.alias}/contact-options`, exampleCardOptions)
  answer(`GET ${OWN}/booking-offer`, exampleBookingOffer)
})

async function open(
  address = PAGE,
  me = admin as typeof admin | typeof manager | typeof cards,
  found = '[name=email_address]'
) {
  const { root } = await openApp(address, initOf({ me }), found)
  return root
}

test.each(['', '?id=', '?id=anna'])('an address without a person%s leads to /404', async (query) => {
  await openApp(`/account-admin/people/edit${query}`, initOf({ me: admin }))
  await until(() => path() === '/app/404')
})

test('Back leads to the list as it was, also after a reload of the person alone', async () => {
  answer('GET /api/v1/people', examplePeople)
  const opened = await openApp('/account-admin/people?q=stein&sort=name-desc', initOf({ me: admin }), '.people a')
  ;(await until(() => opened.root.querySelector<HTMLElement>(`a[href$="edit?id=${uuid}"]`))).click()
  await until(() => field(opened.root, 'email_address'))
  await follow(opened.root, 'Back')
  await until(() => location.search === '?q=stein&sort=name-desc')
  expect(path()).toBe('/app/account-admin/people')
  opened.element.remove()
  const root = await open()
  await follow(root, 'Back')
  await until(() => path() === '/app/account-admin/people')
  expect(location.search).toBe('')
})

test('counts the appointments on site before a person moves to another branch', async () => {
  answer('POST /api/v1/people-changes/on-site-appointments', { count: 1 })
  const root = await open()
  expect(root.querySelector('.person-forms [role=status] .notice')).toBeNull()
  const other = examplePersonChoices.branches.find((branch) => branch.uuid !== person.organization_uuid)
  await pick(root, 'organization_uuid', other?.name ?? '')
  const said = await until(() => root.querySelector('.person-forms [role=status] .notice')?.textContent)
  expect(said).toContain('1 appointment in the present branch will take place in the new one.')
  expect(await sent()).toEqual({ people: { uuids: [uuid], status: 'all' }, organization_uuid: other?.uuid })
})

test('does not let a branch manager add people', async () => {
  await openApp('/account-admin/people/edit?id=new', initOf({ me: manager }))
  await until(() => path() === '/app/403')
})

test('shows a branch manager a person without a form', async () => {
  const root = await open(PAGE, manager, '.person-facts')
  expect(root.querySelector('.person-forms form')).toBeNull()
  expect(texts(root, '.person-facts dd')).toContain('Filiale Wien Innere Stadt')
  expect(texts(root, '.person-access button')).toEqual([])
  await until(() => root.querySelector('h1')?.textContent === person.full_name)
  await until(() => document.title === `${person.full_name} | Alpenbank`)
  expect(requests.some(({ url }) => url.endsWith('/choices'))).toBe(false)
})

test('shows a branch manager what can be booked with a person, to read', async () => {
  const root = await open(PAGE, manager, '.person-times')
  const offer = await until(() => root.querySelector<HTMLElement>('[aria-label="What can be booked"]'))
  expect(texts(offer, 'dd')[0]).toBe('Wohnbaufinanzierung, Vorsorge')
  expect(texts(offer, 'dd')[1]).toBe('by phone and in the branch')
  expect(texts(offer, 'li')).toEqual(['Monday: 09:00–12:00 and 13:00–17:00', 'Friday: 09:00–12:00'])
  expect(offer.textContent).toContain('Default booking times of the branch or the institution')
  expect(offer.querySelector('input, button, select')).toBeNull()
})

test('says what keeps a person from being booked', async () => {
  answer(`GET ${OWN}/booking-offer`, { topics: [], types: [], hours: [], has_own_hours: false })
  const root = await open(PAGE, manager, '.person-facts')
  const offer = await until(() => root.querySelector<HTMLElement>('[aria-label="What can be booked"] dl'))
  expect(texts(offer, 'dd').every((text) => text?.endsWith('cannot be booked'))).toBe(true)
})

test('lets a card manager edit contact options and texts of a person, and not the account', async () => {
  const root = await open(PAGE, cards, '.person-facts')
  await until(() => root.querySelector('[name=option-vcard]'))
  expect(root.querySelector('[name=email_address]')).toBeNull()
  // they have tabs for it
  expect(root.querySelector('[aria-label="What can be booked"]')).toBeNull()
})

describe('tabs', () => {
  const tabs = (root: ParentNode) => texts(root, '.page-tabs a')
  const turnTo = (root: Root, name: string) => follow(root.querySelector('.page-tabs') as Element, name)
  const current = (root: ParentNode) => texts(root, '.page-tabs [aria-current=page]')
  const ALL = ['Account and card', 'Photo', 'Topics', 'Booking times', 'Appointments']

  test.each([
    ['an administrator', admin, {}, ALL],
    ['a manager of cards', cards, {}, ALL.slice(0, 4)],
    ['a branch manager', manager, {}, ['Account and card', 'Appointments']],
    ['an administrator, of one who is not booked', admin, { is_institutional: false }, [ALL[0], ALL[1], ALL[4]]],
    ['an administrator, of one without a card', admin, { has_card: false, alias: '' }, []],
    ['an administrator, of one who has left', admin, { status: 'deactivated' }, []]
  ])('%s sees those that they may open', async (_who, me, changes, shown) => {
    answer(`GET ${OWN}`, { ...person, ...changes })
    const root = await open(PAGE, me, '.person-heading')
    expect(tabs(root)).toEqual(shown)
  })

  test('are fewer while their modules are off', async () => {
    const { root } = await openApp(PAGE, initOf({ me: admin, off: 'online-appointments' }), '.page-tabs')
    expect(tabs(root)).toEqual(['Account and card', 'Photo', 'Booking times'])
  })

  test('have addresses of their own, to which Back returns, and speak of the person', async () => {
    answer('GET /api/v1/configurations/online-appointments', { isTopicsEnabled: true })
    answer('GET /api/v1/appointment-topics', exampleTopics)
    answer(`GET /api/v1/advisors/${person.alias}/appointment-topics`, [])
    const root = await open()
    await turnTo(root, 'Topics')
    await until(() => root.textContent?.includes('customers cannot book this person online'))
    expect([location.search, current(root), field(root, 'email_address')]).toEqual([
      `?id=${uuid}&tab=topics`,
      ['Topics'],
      null
    ])
    expect(root.querySelector('h1')?.textContent).toBe(person.full_name)
    history.back()
    await until(() => field(root, 'email_address'))
    expect(current(root)).toEqual(['Account and card'])
  })

  test('show hours that are saved for the person', async () => {
    const hours = `/api/v1/advisors/${person.alias}/working-hours`
    answer(`GET ${hours}`, exampleHours)
    answer(`GET ${hours}/default`, exampleOwnWeek)
    answer(`PUT ${hours}`, undefined, 204)
    const root = await open(`${PAGE}&tab=hours`, cards, 'main [type=submit]')
    expect(root.querySelector('main')?.textContent).not.toContain('with you')
    root.querySelector<HTMLElement>('main [type=submit]')?.click()
    await until(() => writes().some(({ url }) => new URL(url).pathname === hours))
  })

  test('show a branch manager appointments, whose filters stay in the tab', async () => {
    const list = `GET /api/v1/advisors/${person.alias}/appointments`
    answer(list, { appointments: exampleAppointments, total: 3, page_size: 20 })
    const root = await open(`${PAGE}&tab=appointments`, manager, '.appt-name')
    expect(texts(root, '.appt-tools button')).not.toContain('Subscribe in your calendar')
    await follow(root, 'Past')
    await until(() => location.search === `?id=${uuid}&tab=appointments&period=past`)
    expect(path()).toBe('/app/account-admin/people/edit')
    expect(current(root)).toEqual(['Appointments'])
  })

  test('show a day of appointments along its hours', async () => {
    await page.viewport(1440, 900)
    answer(`GET /api/v1/advisors/${person.alias}/calendar`, {
      time_zone: 'Europe/Vienna',
      appointments: exampleAppointments.slice(0, 2).map((one) => ({ ...one, state: 'booked' }))
    })
    const root = await open(`${PAGE}&tab=appointments&view=day&day=2027-01-20`, manager, '[data-appointment]')
    const [first, second] = [...root.querySelectorAll('[data-appointment]')].map((one) => one.getBoundingClientRect())
    // 14:00 to 15:30, and from 16:00
    expect((second?.top ?? 0) - (first?.top ?? 0)).toBeGreaterThan(100)
    expect(first?.height).toBeGreaterThan(2 * (second?.height ?? 0))
  })

  test('that the user does not see lead to the first', async () => {
    await open(`${PAGE}&tab=photo`, manager, '.person-facts')
    expect(location.search).toBe(`?id=${uuid}`)
  })

  test('show the photo, also at the head of the page once there is a new one', async () => {
    const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
    answer(`GET /api/v1/advisors/${person.alias}`, { ...exampleProfile, profile_picture_url: picture })
    const root = await open(`${PAGE}&tab=photo`, cards, '.photo-parts')
    const face = await until(() => root.querySelector<HTMLImageElement>('.person-heading img'))
    expect(face.src).toMatch(/^data:image/)
  })
})

describe('absences', () => {
  const branch = person.organization?.slug
  const ABSENCES = `/api/v1/branches/${branch}/absences`
  const absence = {
    uuid: '00000000-0000-4000-8000-000000000123',
    kind: 'absence',
    starts_at: '2027-01-19T23:00:00Z',
    ends_at: '2027-01-21T23:00:00Z',
    label: 'Seminar',
    staying: { count: 1, first_day: '2027-01-20' }
  }

  test.each([
    ['managers of cards', cards, person],
    ['those who manage the branch, of somebody whom nobody can book', manager, { ...person, is_institutional: false }]
  ])('are not shown to %s', async (_who, me, shown) => {
    answer(`GET ${OWN}`, shown)
    const root = await open(PAGE, me, '.person-facts')
    expect(root.textContent).not.toContain('Recorded absences')
    expect(requests.some(({ url }) => url.includes('/absences'))).toBe(false)
  })

  test('are entered on the page, with refusals at their fields, and removed', async () => {
    answer(`GET ${ABSENCES}`, { time_zone: 'Europe/Vienna', absences: [] })
    const root = await open(PAGE, manager, '.person-facts')
    await until(() => root.textContent?.includes('There are no absences ahead.'))
    button(root, 'Absence …').click()
    const dialog = await until(() => root.querySelector<HTMLElement>('dialog[open]'))
    answer(`POST ${ABSENCES}`, { message: 'No', errors: { to: ['The last day must not be before the first.'] } }, 422)
    button(dialog, 'Save').click()
    await until(() => texts(dialog, '.errors p').includes('The last day must not be before the first.'))
    answer(`POST ${ABSENCES}`, absence, 201)
    answer(`GET ${ABSENCES}`, { time_zone: 'Europe/Vienna', absences: [absence] })
    button(dialog, 'Save').click()
    const item = await until(() => root.querySelector('.bcal-absences li'))
    expect(item.textContent).toContain('Seminar')
    expect(item.querySelector('.notice')?.textContent).toContain('1 appointment falls on these days and stays booked.')
    expect(item.querySelector('a')?.getAttribute('href')).toBe(
      `/app/branch-calendar?branch=${branch}&view=week&day=2027-01-20&hand_over=${person.alias}&absence=${absence.uuid}&from=2027-01-20&to=2027-01-21`
    )
    expect(await sent()).toMatchObject({ advisor: person.alias, label: '' })
    answer(`DELETE ${ABSENCES}/${absence.uuid}`, undefined, 204)
    answer(`GET ${ABSENCES}`, { time_zone: 'Europe/Vienna', absences: [] })
    item.querySelector('button')?.click()
    const question = await until(() => root.querySelector<HTMLElement>('dialog[open]'))
    expect(question.textContent).toContain('Remove the absence Wed, 20/01/2027 – Thu, 21/01/2027?')
    button(question, 'Remove').click()
    await until(() => root.textContent?.includes('There are no absences ahead.'))
  })
})

test('offers the provider’s role to nobody but who has it', async () => {
  const root = await open()
  expect(field(root, 'role-accountadmin')).not.toBeNull()
  expect(field(root, 'role-INTERNAL')).toBeNull()
})

test('keeps the provider’s role of who has it', async () => {
  answer(`GET ${OWN}`, { ...person, roles: ['INTERNAL', 'stduser'], managed_organizations: [] })
  const root = await open()
  expect(field(root, 'role-INTERNAL').checked).toBe(true)
  type(field(root, 'position'), 'Support')
  await until(() => root.querySelector('.person-forms form [type=submit][aria-disabled=false]'))
  await save(root)
  await until(() => writes().length)
  expect((await sent()).roles).toEqual(['INTERNAL', 'stduser'])
})

test('does not offer roles while they are not managed here', async () => {
  const { root } = await openApp(PAGE, initOf({ me: admin, off: 'roles-management' }), '[name=email_address]')
  expect(root.querySelector('[name^=role-]')).toBeNull()
})

test('says that a person does not exist, which trying again does not change', async () => {
  answer(`GET ${OWN}`, {}, 404)
  const root = await open(PAGE, admin, '.general-error')
  await until(() => root.querySelector('main .general-error')?.textContent?.includes('This entry was not found.'))
  expect(root.querySelector('main .general-error button')).toBeNull()
})

test('loads a person again when that failed', async () => {
  answer(`GET ${OWN}`, {}, 500)
  const root = await open(PAGE, admin, '.general-error')
  answer(`GET ${OWN}`, person)
  root.querySelector<HTMLElement>('main .general-error button')?.click()
  await until(() => field(root, 'email_address'))
})

describe('the form', () => {
  test('shows the person, each role with a description, and former aliases', async () => {
    const root = await open()
    expect([texts(root, 'h1'), texts(root, '.trail [aria-current]')]).toEqual([[person.full_name], [person.full_name]])
    expect(field(root, 'role-orgadmin').checked).toBe(true)
    expect(field(root, 'role-accountadmin').checked).toBe(false)
    expect(texts(root, '.person-roles-choice .choice-text').every((text) => text?.endsWith('.'))).toBe(true)
    expect(root.textContent).toContain('Also leads here: katharina-steiner')
  })

  test('saves all fields, trimmed, once', async () => {
    const root = await open()
    type(field(root, 'position'), ' Beraterin ')
    field(root, 'role-analyst').click()
    await save(root)
    await until(() => root.querySelector('.notification'))
    expect(writes()).toHaveLength(1)
    expect(await sent()).toMatchObject({
      position: expect.stringContaining('Beraterin'),
      roles: ['analyst', 'orgadmin', 'stduser']
    })
  })

  test('keeps the input when refused, and focuses the first invalid field', async () => {
    answer(`PUT ${OWN}`, { message: 'x', errors: { email_address: ['Somebody else signs in with it.'] } }, 422)
    const root = await open()
    type(field(root, 'email_address'), 'admin@demo.example')
    await save(root)
    await confirmed(root)
    await until(() => errorsOf(root, 'email_address').length)
    expect([errorsOf(root, 'email_address'), field(root, 'email_address').value]).toEqual([
      ['Somebody else signs in with it.'],
      'admin@demo.example'
    ])
    await until(() => document.activeElement === field(root, 'email_address'))
    type(field(root, 'email_address'), 'a@demo.example')
    await until(() => !errorsOf(root, 'email_address').length)
  })

  test('goes on from what somebody else has saved, with what was typed, and shows either version', async () => {
    const sentence = 'This person was changed elsewhere in the meantime. Your changes were not saved.'
    const contact_options = ['email_address', 'vcard']
    const branch = examplePersonChoices.branches.find(({ uuid }) => uuid !== person.organization_uuid)
    const theirs = {
      ...person,
      organization_uuid: branch?.uuid ?? null,
      roles: ['stduser' as const],
      title_suffix: 'MSc',
      contact_options,
      revision: 'later'
    }
    answer(`PUT ${OWN}`, { message: sentence, code: CHANGED_MEANWHILE }, 409)
    const root = await open()
    type(field(root, 'phone_number'), '+43 1 999999')
    type(field(root, 'title_suffix'), 'LL.M.')
    answer(`GET ${OWN}`, theirs)
    await save(root)
    const notice = () => root.querySelector<HTMLElement>('[role=alert] .notice.warning')
    await until(() => document.activeElement === notice())
    const shown = () => ['phone_number', 'title_suffix'].map((name) => field(root, name).value)
    expect([field(root, 'role-orgadmin').checked, ...shown()]).toEqual([false, '+43 1 999999', 'LL.M.'])
    expect(texts(notice() as HTMLElement, 'li')).toEqual([
      `Branch: ${branch?.name}`,
      'Roles: Staff',
      'Title after the name: MSc (yours: LL.M.)',
      'Contact options: E-mail, Save contact'
    ])
    button(notice() as HTMLElement, 'Show latest version').click()
    await until(() => shown()[1] === 'MSc')
    expect(shown()).toEqual([person.phone_number, 'MSc'])
    button(notice() as HTMLElement, 'Show mine').click()
    await until(() => shown()[1] === 'LL.M.')
    answer(`PUT ${OWN}`, theirs)
    await save(root)
    await until(() => writes().length === 2)
    expect(JSON.parse((await writes()[1]?.clone().text()) ?? '{}')).toMatchObject({
      roles: ['stduser'],
      phone_number: '+43 1 999999',
      title_suffix: 'LL.M.',
      revision: 'later'
    })
    await until(() => !notice())
  })

  test('says another conflict in the server’s words, and offers no newer version', async () => {
    const sentence = 'This person is being deleted and can no longer be changed or reactivated.'
    answer(`PUT ${OWN}`, { message: sentence }, 409)
    const root = await open()
    type(field(root, 'position'), 'Beraterin')
    await save(root)
    await until(() => texts(root, '.notification p').includes(sentence))
    expect(root.querySelector('[role=alert] .notice.warning')).toBeNull()
    expect(field(root, 'position').value).toBe('Beraterin')
  })

  test('sends the state it was filled from, though an invitation has returned a newer one', async () => {
    answer(`GET ${OWN}`, { ...person, status: 'none' })
    answer(`POST ${OWN}/invitation`, { ...person, status: 'invited', revision: 'later' })
    const root = await open()
    button(root, 'Send invitation').click()
    await until(() => root.querySelector('.person-access .invited'))
    type(field(root, 'position'), 'Beraterin')
    await save(root)
    await until(() => writes().length === 2)
    expect(JSON.parse((await writes()[1]?.clone().text()) ?? '{}').revision).toBe(person.revision)
  })

  test('says a conflict and keeps what was typed while the present state cannot be loaded', async () => {
    answer(`PUT ${OWN}`, { message: 'Somebody was faster.', code: CHANGED_MEANWHILE }, 409)
    const root = await open()
    type(field(root, 'position'), 'Beraterin')
    answer(`GET ${OWN}`, {}, 500)
    await save(root)
    await until(() => texts(root, '.notification p').includes('Somebody was faster.'))
    expect(root.querySelector('[role=alert] .notice.warning')).toBeNull()
    answer(`GET ${OWN}`, { ...person, revision: 'later' })
    await save(root)
    await until(() => root.querySelector('[role=alert] .notice.warning'))
    expect(field(root, 'position').value).toBe('Beraterin')
  })

  test('asks before a new address replaces the sign-in address', async () => {
    const root = await open()
    type(field(root, 'email_address'), 'nachfolge@demo.example')
    await save(root)
    const dialog = await until(() => root.querySelector<HTMLElement>('dialog[open]'))
    expect(dialog.textContent).toContain(`${person.full_name} will be signed out everywhere`)
    expect(dialog.textContent).toContain('nachfolge@demo.example')
    button(dialog, 'Cancel').click()
    await until(() => !root.querySelector('dialog[open]'))
    expect([writes(), field(root, 'email_address').value]).toEqual([[], 'nachfolge@demo.example'])
    answer(`PUT ${OWN}`, { ...person, email_address: 'nachfolge@demo.example', status: 'none' })
    await save(root)
    await confirmed(root)
    await until(() => root.querySelector('.person-access')?.textContent?.includes('Send invitation'))
    expect(await sent()).toMatchObject({ email_address: 'nachfolge@demo.example' })
  })

  test('does not ask about an address that is none: the server says so', async () => {
    answer(`PUT ${OWN}`, { message: 'x', errors: { email_address: ['This is not a valid e-mail address.'] } }, 422)
    const root = await open()
    type(field(root, 'email_address'), 'nachfolge')
    await save(root)
    await until(() => texts(root, '.errors p').includes('This is not a valid e-mail address.'))
    expect(root.querySelector('dialog[open]')).toBeNull()
  })

  test('does not ask when only the case changes', async () => {
    const root = await open()
    type(field(root, 'email_address'), person.email_address.toUpperCase())
    await save(root)
    await until(() => writes().length)
  })

  test('says who can change one’s own address', async () => {
    answer(`GET ${OWN}`, { ...person, is_self: true })
    const root = await open()
    expect(root.textContent).toContain('Only another administrator can change yours.')
  })

  test('shows at the roles that a role cannot be removed', async () => {
    answer(`PUT ${OWN}`, { message: 'x', errors: { roles: ['You cannot remove your own administrator role.'] } }, 422)
    const root = await open()
    field(root, 'role-stduser').click()
    await save(root)
    await until(() => root.querySelector('.person-roles-choice[aria-invalid=true]'))
    expect(texts(root, 'section[aria-label=Roles] .errors p')).toEqual([
      'You cannot remove your own administrator role.'
    ])
  })

  test('shows assigned branches only for branch managers', async () => {
    const root = await open()
    expect(root.textContent).toContain('Assigned branches')
    field(root, 'role-orgadmin').click()
    await until(() => !root.textContent?.includes('Assigned branches'))
  })

  test('is empty for a new person after viewing another', async () => {
    const root = await open()
    answer('GET /api/v1/people', examplePeople)
    await follow(root, 'Back')
    const add = await until(() => root.querySelector<HTMLElement>('a[href$="id=new"]'))
    add.click()
    await until(() => field(root, 'first_name')?.value === '')
    expect([location.search, root.querySelector('.person-access')]).toEqual(['?id=new', null])
  })

  test('is empty for a new person after saving another', async () => {
    const root = await open()
    type(field(root, 'position'), 'Beraterin')
    await save(root)
    await until(() => root.querySelector('.notification'))
    answer('GET /api/v1/people', examplePeople)
    // the dialog about unsaved changes closes a moment after the form
    const add = await until(() => {
      root.querySelector<HTMLElement>('.admin-bar > a')?.click()
      return root.querySelector<HTMLElement>('a[href$="id=new"]')
    })
    add.click()
    await until(() => field(root, 'first_name')?.value === '')
    expect(location.search).toBe('?id=new')
  })

  test('is called new, and starts a card with the contact options of the institution', async () => {
    const root = await open('/account-admin/people/edit?id=new')
    expect([root.querySelector('h1')?.textContent, document.title]).toEqual(['New person', 'New person | Alpenbank'])
    const ticked = [...root.querySelectorAll<HTMLInputElement>('[name^=option-]:checked')].map(({ name }) => name)
    expect(ticked).toEqual(['option-online_appointment', 'option-vcard'])
    // nobody is signed out, and no address leads elsewhere, before there is anybody
    expect(root.textContent).not.toMatch(/signed out|Previous addresses/)
  })

  test('says what is missing when the empty form is saved, and leaves without a question', async () => {
    answer('POST /api/v1/people', { message: 'x', errors: { first_name: ['First name cannot be empty'] } }, 422)
    const root = await open('/account-admin/people/edit?id=new')
    expect(texts(root, '.person-forms .form-actions .help')).toEqual([])
    await save(root)
    await until(() => texts(root, '.errors p')[0] === 'First name cannot be empty')
    await until(() => document.activeElement === field(root, 'first_name'))
    root.querySelector<HTMLElement>('.trail a[href$="/account-admin/people"]')?.click()
    await until(() => path() === '/app/account-admin/people')
  })

  test('of the only branch is assigned to it', async () => {
    const [branch] = examplePersonChoices.branches
    answer('GET /api/v1/people/choices', { ...examplePersonChoices, branches: [branch] })
    answer('POST /api/v1/people', person, 201)
    const root = await open('/account-admin/people/edit?id=new')
    type(field(root, 'first_name'), 'Eva')
    await save(root)
    await until(() => location.search === `?id=${uuid}`)
    expect(await sent()).toMatchObject({ organization_uuid: branch?.uuid })
  })

  test('creates a person without a card, and opens their page', async () => {
    answer('POST /api/v1/people', { ...person, has_card: false }, 201)
    const root = await open('/account-admin/people/edit?id=new')
    expect(root.querySelector('.person-access')).toBeNull()
    field(root, 'has_card').click()
    await until(() => !field(root, 'alias'))
    type(field(root, 'first_name'), 'Eva')
    await save(root)
    await until(() => location.search === `?id=${uuid}`)
    expect(await sent()).toMatchObject({ first_name: 'Eva', has_card: false })
  })
})

describe('access', () => {
  const invited = {
    ...person,
    status: 'invited' as const,
    invitation: { sent_at: '2026-11-20T09:00:00Z', expires_at: '2026-12-04T09:00:00Z' }
  }

  test('does not invite those who can already log in', async () => {
    const root = await open()
    expect(texts(root, '.person-access button')).toEqual(['Deactivate'])
  })

  test('sends an invitation, and shows how long it is valid', async () => {
    answer(`GET ${OWN}`, { ...person, status: 'none' })
    answer(`POST ${OWN}/invitation`, invited)
    const root = await open()
    button(root, 'Send invitation').click()
    await until(() => root.querySelector('.person-access .invited'))
    await until(
      () => texts(root, '.notification.success p')[0] === `The invitation is sent to ${person.email_address}.`
    )
    expect(texts(root, '.person-access p')[0]).toContain('Invited on 20 Nov 2026')
    expect(texts(root, '.person-access button')).toContain('Resend invitation')
  })

  test('revokes an invitation after confirmation', async () => {
    answer(`GET ${OWN}`, invited)
    answer(`DELETE ${OWN}/invitation`, { ...person, status: 'none' })
    const root = await open()
    button(root, 'Withdraw invitation').click()
    expect(writes()).toEqual([])
    const dialog = await until(() => root.querySelector('dialog[open]'))
    button(dialog as Element, 'Withdraw invitation').click()
    await until(() => root.querySelector('.person-access .none'))
  })

  test('keeps the focus after an invitation is revoked', async () => {
    answer(`GET ${OWN}`, invited)
    answer(`DELETE ${OWN}/invitation`, { ...person, status: 'none' })
    const root = await open()
    button(root, 'Withdraw invitation').focus()
    button(root, 'Withdraw invitation').click()
    const dialog = await until(() => root.querySelector('dialog[open]'))
    button(dialog, 'Withdraw invitation').focus()
    button(dialog, 'Withdraw invitation').click()
    await until(() => root.querySelector('.person-access .none'))
    await until(() => root.querySelector('.person-access')?.matches(':focus-within'))
  })

  test('resets two-step verification after a question', async () => {
    answer(`GET ${OWN}`, { ...person, second_factor_since: '2026-11-20T09:00:00Z' })
    answer(`DELETE ${OWN}/second-factor`, person)
    const root = await open()
    expect(texts(root, '.person-access p')[1]).toBe('Two-step verification has been on since 20 Nov 2026.')
    button(root, 'Reset two-step verification').click()
    expect(writes()).toEqual([])
    const dialog = await until(() => root.querySelector('dialog[open]'))
    button(dialog as Element, 'Reset two-step verification').click()
    await until(() => texts(root, '.notification.success p')[0] === 'Two-step verification has been reset.')
    expect(texts(root, '.person-access button')).toEqual(['Deactivate'])
  })

  test('says with how many passkeys the person signs in, and resets them', async () => {
    answer(`GET ${OWN}`, { ...person, passkeys: 2 })
    const root = await open()
    expect(texts(root, '.person-access p')[1]).toBe('Signs in with 2 passkeys, too.')
    expect(button(root, 'Reset two-step verification')).toBeTruthy()
  })

  test('does not reset the user’s own, which takes a code', async () => {
    answer(`GET ${OWN}`, { ...person, second_factor_since: '2026-11-20T09:00:00Z', is_self: true })
    const root = await open()
    expect(texts(root, '.person-access p')[1]).toContain('Two-step verification has been on')
    expect(texts(root, '.person-access button')).toEqual([])
  })

  test.each([
    [false, 'where they were entered, sign-in is locked until 20 Nov 2026, 10:15.'],
    [true, 'sign-in is locked until 20 Nov 2026, 10:15. It may be somebody else who tries.']
  ])('says until when sign-in is locked, everywhere: %s, and unlocks it', async (is_everywhere, said) => {
    answer(`GET ${OWN}`, { ...person, sign_in_lock: { until: '2026-11-20T09:15:00Z', is_everywhere } })
    answer(`DELETE ${OWN}/sign-in-lock`, person)
    const root = await open()
    expect(texts(root, '.person-access p')[1]).toBe(`Too many wrong passwords or codes: ${said}`)
    button(root, 'Unlock sign-in').click()
    await until(() => texts(root, '.notification.success p')[0] === 'Sign-in is unlocked.')
    expect(texts(root, '.person-access .notice')).toEqual([])
    expect(texts(root, '.person-access button')).toEqual(['Deactivate'])
  })

  test('says that the user’s own sign-in is locked, which another administrator unlocks', async () => {
    const sign_in_lock = { until: '2026-11-20T09:15:00Z', is_everywhere: true }
    answer(`GET ${OWN}`, { ...person, sign_in_lock, is_self: true })
    const root = await open()
    expect(texts(root, '.person-access p')[1]).toContain('sign-in is locked until')
    expect(texts(root, '.person-access button')).toEqual([])
  })

  test('saves unsaved changes first', async () => {
    answer(`GET ${OWN}`, { ...person, status: 'none' })
    const root = await open()
    type(field(root, 'first_name'), 'Eva')
    await until(() => !button(root, 'Send invitation'))
    expect(texts(root, '.person-access .help')).toEqual(['Save your changes first.'])
  })

  test('shows the reason for a refusal', async () => {
    answer(`GET ${OWN}`, { ...person, status: 'none' })
    answer(`POST ${OWN}/invitation`, { message: 'This person can already sign in.' }, 409)
    const root = await open()
    button(root, 'Send invitation').click()
    const notice = await until(() => root.querySelector('.notification p')?.textContent)
    expect(notice).toBe('This person can already sign in.')
  })
})

test('the group of roles has a legend, in the size of the other headings', async () => {
  const root = await open()
  const group = field(root, 'role-stduser').closest('fieldset') as HTMLElement
  const legend = group.querySelector('legend') as HTMLElement
  expect(legend.textContent).toBe('Roles')
  const heading = root.querySelector('.person-forms .card-title') as HTMLElement
  expect(getComputedStyle(legend).fontSize).toBe(getComputedStyle(heading).fontSize)
})

test('contact options are written like the fields beside them', async () => {
  const root = await open()
  const sizeOf = (element?: Element | null) => element && getComputedStyle(element).fontSize
  const group = field(root, 'option-whatsapp').closest('fieldset')
  const size = sizeOf(field(root, 'position'))
  expect(sizeOf(group?.querySelector('legend'))).toBe(size)
  expect(sizeOf(group?.querySelector('.choice-title'))).toBe(size)
})

test('names what is refused of a page with several parts', async () => {
  const tags = `/api/v1/advisors/${person.alias}/tags`
  answer(`PUT ${tags}`, { tags: ['Wohnbau'] })
  answer(`PUT ${OWN}`, { message: 'x', errors: { first_name: ['Too short.'] } }, 422)
  const root = await open()
  type(await until(() => field(root, 'tags')), 'Wohnbau')
  type(field(root, 'first_name'), 'A')
  await save(root)
  expect(await until(() => root.querySelector('.notification p')?.textContent)).toMatch(
    /saved\. Not saved: First name\. Please check these entries\.$/
  )
})
