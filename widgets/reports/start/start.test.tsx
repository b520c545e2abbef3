import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Role } from '#contract/access'
import {
  exampleAdvisorStart,
  exampleBranchStart,
  exampleInstitutionStart,
  exampleMarketingStart,
  exampleNewInstitution,
  examplePrivacyStart,
  exampleReportsStart
} from '#contract/examples/start.example'
import type { Start } from '#contract/start'
import { initOf, open, prepareApp } from '../../app/testing.ts'
import { openCombobox } from '../../testing/combobox.ts'
import { texts } from '../../testing/find.ts'
import { until } from '../../testing/mount.ts'
import { answer, holding, json, requests, tenantLanguage } from '../../testing/network.ts'

prepareApp()

const START = 'GET /api/v1/start'
type Root = ParentNode

const as = (...roles: Role[]) => initOf({ me: { roles, alias: null, full_name: 'Petra Verwalter' } })

async function shown(start: Start, init = initOf(), path = '/'): Promise<Root> {
  answer(START, start)
  const { root } = await open(path, init)
  await until(() => root.querySelector('.start-blocks'))
  return root
}

const figure = (root: Root, name: string) =>
  [...root.querySelectorAll<HTMLElement>('.start-figures .tile')].find(({ textContent }) =>
    textContent?.startsWith(name)
  )
const hrefOf = (root: Root, name: string) => figure(root, name)?.getAttribute('href')
const link = (root: Root, text: string) =>
  [...root.querySelectorAll('a')].find(({ textContent }) => textContent === text)?.getAttribute('href')

const { appointments } = exampleAdvisorStart
const withTalks = (changes: Partial<NonNullable<typeof appointments>>): Start => ({
  advisor: { ...exampleAdvisorStart, appointments: appointments && { ...appointments, ...changes } }
})

test('shows a place for the figures, then an error that can be retried', async () => {
  const reply = holding(START)
  const { root } = await open('/')
  expect((await until(() => root.querySelector('.start-skeleton'))).textContent).toBe('Loading …')
  await until(reply)
  reply()?.(json({ message: 'No' }, 500))
  const retry = await until(() => root.querySelector<HTMLElement>('.general-error button'))
  answer(START, { advisor: exampleAdvisorStart })
  retry.click()
  await until(() => root.querySelector('.start-talk'))
})

test('links are tall enough to be hit, also where they stand alone in a sentence', async () => {
  const { next } = exampleAdvisorStart.appointments ?? {}
  const root = await shown(withTalks({ talks: [], next: next ?? appointments?.talks[0] ?? null }))
  const links = [...root.querySelectorAll('.start-blocks a')]
  expect(links.some((one) => one.closest('.start-empty'))).toBe(true)
  for (const one of links) expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
})

test('reads the day again when the user returns to the page, without a blink', async () => {
  const root = await shown(withTalks({ talks: [] }))
  answer(START, { advisor: exampleAdvisorStart })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(root.querySelector('.start-empty')).not.toBeNull()
  await until(() => root.querySelector('.start-talk'))
})

test('shows the next talk first, with time, customer, topic and type, and folds what is over', async () => {
  const root = await shown({ advisor: exampleAdvisorStart })
  const [first] = texts(root, '.start-talk')
  expect(first).toContain('13:00–13:45')
  expect(first).toContain('Maria Huber')
  expect(first).toContain('Next')
  expect(first).toContain('Awaiting confirmation')
  expect(first).toContain('Mortgage and property financing · By phone')
  expect(texts(root, 'summary')).toEqual(['1 earlier today'])
  const talk = /^\/app\/online-appointments\/appointments\/index\?view=day&day=2099-03-02&appointment=[\da-f-]{36}$/
  expect(link(root, 'Maria Huber')).toMatch(talk)
})

test('says when the next talk is on a day without any', async () => {
  const root = await shown(withTalks({ talks: [] }))
  expect(root.textContent).toContain('No appointments today.')
  expect(root.querySelector('.start-empty a')?.textContent).toBe(
    'Next: Monday 9 March at 10:00, Barbara Wimmer-Schlögl'
  )
})

test('says that nothing is booked at all', async () => {
  const root = await shown(withTalks({ talks: [], next: null }))
  expect(root.textContent).toContain('Nothing is booked after today either.')
})

test('links each figure of an advisor to the list that it counts', async () => {
  const root = await shown({ advisor: exampleAdvisorStart })
  const LIST = '/app/online-appointments/appointments/index'
  expect(hrefOf(root, 'To confirm')).toBe(`${LIST}?state=requested`)
  expect(hrefOf(root, 'Open requests')).toBe('/app/requests')
  expect(figure(root, 'Visits to your card')?.textContent).toContain('12 more (+40%)')
})

test.each([
  ['topics', 'no topics are assigned', 'Choose topics', '/app/online-appointments/settings/topics'],
  ['types', 'no appointment types are chosen', 'Choose appointment types', '/app/online-appointments/settings/index'],
  [
    'hours',
    'there are no booking times',
    'Enter booking times',
    '/app/online-appointments/calendars/working-hours/settings'
  ]
] as const)('says that nobody can book for lack of %s, with the way to it', async (lacks, reason, text, href) => {
  const root = await shown(withTalks({ lacks }))
  expect(root.querySelector('.notice.warning')?.textContent).toContain(
    `Nobody can book an appointment with you: ${reason}`
  )
  expect(link(root, text)).toBe(href)
})

test('says when an advisor is entered as away, with the way to change it', async () => {
  const absence = { from: '2027-01-20', to: '2027-01-21' }
  const root = await shown({ advisor: { ...exampleAdvisorStart, absence } })
  expect(root.textContent).toContain('You are marked as away: Wed, 20/01/2027 – Thu, 21/01/2027.')
  expect(link(root, 'Change absence')).toBe('/app/online-appointments/settings/index?field=away')
})

test('says that the connected calendar was changed or cannot be read, with the way to it', async () => {
  const HREF = '/app/online-appointments/calendars/smm/settings'
  const root = await shown({ advisor: { ...exampleAdvisorStart, calendar: { changes: 2, is_locked: true } } })
  expect(texts(root, '.notice.warning')).toEqual([
    'Your connected calendar can no longer be read. What is added there does not block bookings. Check calendar',
    '2 appointments were changed in your connected calendar, and are still booked as they were. Show changes'
  ])
  expect([link(root, 'Check calendar'), link(root, 'Show changes')]).toEqual([HREF, HREF])
})

test('tells by keyboard what is booked on each day of the week', async () => {
  const root = await shown({ advisor: exampleAdvisorStart })
  const scrubber = root.querySelector('.start-load input') as HTMLInputElement
  scrubber.focus()
  await userEvent.keyboard('{Home}')
  await until(() => root.textContent?.includes('Monday: 4 h booked of 7 h'))
  expect(scrubber.getAttribute('aria-valuetext')).toBe('Monday: 4 h booked of 7 h')
})

test('shows a manager who is in, who is away until when, and who stands in', async () => {
  const root = await shown({ branch: exampleBranchStart }, as('orgadmin'))
  expect(texts(root, 'h2')).toEqual(['Filiale Wien Innere Stadt today'])
  expect(figure(root, 'Working today')?.textContent).toContain('2 of 4, 1 away')
  expect(hrefOf(root, 'Working today')).toBe(`/app/account-admin/people?branch=${exampleBranchStart.branch.uuid}`)
  expect(figure(root, 'Still free today')?.textContent).toContain('45 h until Sunday')
  const away = texts(root, '.table tbody tr').find((row) => row?.includes('Away until'))
  expect(away).toContain('Away until 6 Mar')
  expect(away).toContain('Stand-in: Mag. Anna Gruber')
  expect(texts(root, '.table tbody th')[0]).toBe('Mag. Anna Gruber')
})

test('sends a manager to those who offer online booking and cannot be booked', async () => {
  const root = await shown({ branch: exampleBranchStart }, as('orgadmin'))
  expect(link(root, '1 advisor cannot be booked')).toBe('/app/bookability?branch=wien-innere-stadt')
})

test('shows another branch of a manager, which the address names', async () => {
  const root = await shown({ branch: exampleBranchStart }, as('orgadmin'))
  const [graz] = exampleBranchStart.branches
  const [option] = await openCombobox(root, 'branch')
  expect(option?.textContent).toBe(`${graz?.name}Graz`)
  option?.click()
  await until(() => requests.some(({ url }) => url.endsWith(`/start?organization_uuid=${graz?.uuid}`)))
  expect(location.search).toBe(`?branch=${graz?.uuid}`)
})

test('shows a manager without appointments and requests neither of them', async () => {
  const advisors = exampleBranchStart.advisors.map((one) => ({ ...one, appointments: null, free_today: null }))
  const shownTo = { ...exampleBranchStart, advisors, appointments: null, free: null, open_requests: null }
  const root = await shown({ branch: shownTo }, as('orgs-manager'))
  expect(texts(root, '.start-figures .tile-name')).toEqual(['Working today'])
  expect(texts(root, '.start-people thead th')).toEqual(['Name', 'Today'])
})

test('says whom to ask where no branch is assigned', async () => {
  const root = await shown({ branch: null }, as('orgadmin'))
  expect(root.textContent).toContain('No branch is assigned to you yet.')
  expect(root.textContent).toContain('The administrators of Alpenbank assign branches to managers.')
})

test('tells an administrator what is missing or fails, with the way to each', async () => {
  const root = await shown({ institution: exampleInstitutionStart }, as('accountadmin'))
  expect(texts(root, '.start-fault')).toEqual([
    '2 branches have no booking times',
    '9 advisors cannot be booked',
    '7 people are not invited yet',
    '2 invitations have expired',
    '6 external calendars cannot be read',
    '3 e-mails could not be sent this week',
    '1 e-mail is delayed'
  ])
  expect(link(root, '7 people are not invited yet')).toBe('/app/account-admin/people?status=none')
  expect(link(root, 'Filiale Graz Herrengasse')).toContain('/app/account-admin/organizations/edit?id=')
  expect(link(root, 'Filiale Graz Herrengasse: 8')).toBe('/app/bookability?branch=graz-herrengasse')
  expect(root.textContent).toContain('and 5 more')
  expect(hrefOf(root, 'Appointments booked')).toBe(
    '/app/reports/sessions-reports?period=week&charts=booked&part=booked'
  )
  expect(root.querySelector('.start-steps')).toBeNull()
})

test('leads a new institution from step to step', async () => {
  const root = await shown({ institution: exampleNewInstitution }, as('accountadmin'))
  expect(root.textContent).toContain('3 of 8 steps done')
  expect(texts(root, '.start-steps .done')[0]).toBe('Done: Upload the logo')
  expect(texts(root, '.start-steps [aria-current=step] > a')).toEqual(['Set booking times'])
  expect(link(root, 'Set booking times')).toBe('/app/account-admin/working-hours')
  expect(link(root, 'Choose branches')).toBe('/app/account-admin/organizations')
  expect(link(root, 'Book the first appointment')).toBe('/search')
  expect(link(root, 'Say who offers the topic')).toBe('/app/account-admin/topics-management')
  expect(link(root, 'Check who can be booked')).toBe('/app/bookability')
  expect(root.textContent).not.toContain('Everything is in order.')
})

test('compares no week with one of which there are no data', async () => {
  const first = { ...exampleInstitutionStart, bookings: { count: 8, before: 0 }, talks: { count: 3, before: 0 } }
  const root = await shown({ institution: first }, as('accountadmin'))
  expect(root.querySelector('.start-figures .tile-difference')).toBeNull()
  expect(root.textContent).toContain('Not compared: there are no data of last week.')
  answer(START, { institution: { ...first, talks: { count: 3, before: 2 } } })
  document.dispatchEvent(new Event('visibilitychange'))
  await until(() => root.querySelectorAll('.start-figures .tile-difference').length === 2)
})

test('says in the step of inviting how many are not invited, with the way to them', async () => {
  const start = { ...exampleNewInstitution, people: { uninvited: 2, expired: 0 } }
  const root = await shown({ institution: start }, as('accountadmin'))
  const step = [...root.querySelectorAll('.start-steps li')].find((one) => one.textContent?.includes('invite'))
  expect(link(step as HTMLElement, '2 people are not invited yet')).toBe('/app/account-admin/people?status=none')
})

test('says that everything is in order once an institution is set up', async () => {
  const root = await shown({ institution: { ...exampleNewInstitution, steps: [] } }, as('accountadmin'))
  expect(root.textContent).toContain('Everything is in order.')
})

test('leads a manager of a branch without free time to the reasons', async () => {
  const full = { ...exampleBranchStart, free: { today: 0, week: 0 } }
  const root = await shown({ branch: full }, as('orgadmin'))
  const reasons = `/app/bookability?branch=${full.branch.slug}`
  expect(hrefOf(root, 'Still free today')).toBe(reasons)
  expect(link(root, 'Check who can be booked')).toBe(reasons)
})

test('shows a marketing manager cards, reach and notifications', async () => {
  const root = await shown({ marketing: exampleMarketingStart }, as('marketing-manager'))
  expect(figure(root, 'Saved cards')?.textContent).toContain('2,201 Apple 1,284, Google 917')
  const PUSH = '/app/wallet-cards/send-push-notifications'
  expect(hrefOf(root, 'Saved cards')).toBe('/app/reports/cards-reports?part=now')
  expect(hrefOf(root, 'Devices to reach')).toBe(`${PUSH}?part=audience`)
  expect(hrefOf(root, 'For you to approve')).toBe(`${PUSH}?id=${exampleMarketingStart.to_approve}`)
  const { next } = exampleMarketingStart
  expect(link(root, next?.text ?? '')).toBe(`${PUSH}?id=${next?.uuid}`)
  expect(root.textContent).toContain('Monday 30 November at 08:00')
  expect(root.textContent).toContain('To the cards of 12 advisors')
  expect(root.textContent).not.toContain('not set up')
  expect(texts(root, '.start-pushes .start-state')).toEqual([])
})

test('says that push is not set up, that the last notification reached no device, and what waits for whom', async () => {
  const { last } = exampleMarketingStart
  const root = await shown(
    {
      marketing: {
        ...exampleMarketingStart,
        next: null,
        last: last && { ...last, state: 'undelivered' },
        held: 4,
        own_held: 3,
        notifies: false
      }
    },
    as('marketing-manager')
  )
  expect(figure(root, 'Devices to reach')?.textContent).toContain('Push is not set up on this server')
  expect(figure(root, 'For you to approve')?.textContent).toContain('1 notification, 3 of yours are waiting')
  expect(hrefOf(root, 'For you to approve')).toBe(
    `/app/wallet-cards/send-push-notifications?id=${exampleMarketingStart.to_approve}`
  )
  expect(texts(root, '.start-pushes dd')[0]).toBe('4 are waiting for approval.')
  expect(texts(root, '.start-pushes .start-state')).toEqual(['Not delivered'])
})

test('shows who erases data what is overdue, or what is due next', async () => {
  const { requests: asked } = examplePrivacyStart
  const shownWith = async (changes: Partial<typeof asked>) => {
    const start = { privacy: { ...examplePrivacyStart, requests: { ...asked, ...changes } } }
    return figure(await shown(start, as('profile-delete-manager')), 'Open data requests')
  }
  const late = await shownWith({})
  expect(late?.textContent).toBe('Open data requests 3 1 has been overdue since 20 Nov 2026')
  expect(late?.className).toContain('urgent')
  expect(late?.getAttribute('href')).toBe('/app/deletion-tool?part=requests')
  const due = await shownWith({ overdue: 0, next_due_on: '2026-12-01' })
  expect(due?.textContent).toBe('Open data requests 3 Next due on 1 Dec 2026')
  expect(due?.className).not.toContain('urgent')
  const none = await shownWith({ open: 0, overdue: 0, next_due_on: null })
  expect(none?.textContent).toBe('Open data requests 0 Everything is answered')
})

test('shows an analyst the last week, with the way to its report', async () => {
  const root = await shown({ reports: exampleReportsStart }, as('analyst'))
  expect(hrefOf(root, 'Profile visits')).toBe(
    '/app/reports/sessions-reports?period=days&from=2026-11-16&to=2026-11-22&charts=profile&part=profile'
  )
  expect(root.querySelector('.chart')).not.toBeNull()
})

/** Pages that are nothing but the list that a figure counts. */
const LISTS = ['/app/requests']
const BLOCKS: [who: string, start: Start, roles: Role[], figures: number][] = [
  ['an advisor', { advisor: exampleAdvisorStart }, [], 2],
  ['a branch manager', { branch: exampleBranchStart }, ['orgadmin'], 4],
  ['an administrator', { institution: exampleInstitutionStart }, ['accountadmin'], 1],
  ['a marketing manager', { marketing: exampleMarketingStart }, ['marketing-manager', 'analyst'], 3],
  ['who erases data', { privacy: examplePrivacyStart }, ['profile-delete-manager'], 2],
  ['an analyst', { reports: exampleReportsStart }, ['analyst'], 4]
]

test.each(BLOCKS)(
  'each figure of %s leads to what it counts, not to the top of a page',
  async (_who, start, roles, figures) => {
    const root = await shown(start, roles.length ? as(...roles) : initOf())
    const addresses = [...root.querySelectorAll<HTMLAnchorElement>('.start-figures a')].map(({ href }) => new URL(href))
    expect(addresses).toHaveLength(figures)
    const vague = addresses.filter(({ pathname, search }) => !search && !LISTS.includes(pathname))
    expect(vague.map(String)).toEqual([])
  }
)

test('speaks the institution’s language', async () => {
  tenantLanguage.current = 'de-AT'
  const root = await shown({ advisor: exampleAdvisorStart })
  expect(texts(root, 'h2')).toEqual(['Termine heute', 'Ihre Woche'])
})
