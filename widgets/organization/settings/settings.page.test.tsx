import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleFaultyOpenId, exampleOpenIdCheck } from '#contract/examples/openid-check.example'
import { exampleScim, exampleScimUnused } from '#contract/examples/scim.example'
import { exampleSettings } from '#contract/examples/settings.example'
import { exampleSentTexts, exampleTextCheck } from '#contract/examples/text-messages.example'
import { exampleVideoCheck } from '#contract/examples/video-rooms.example'
import { settingsMessages } from '#contract/messages/settings.messages'
import {
  SECRET_MASK,
  SETTING_GROUPS,
  SETTING_NAMES,
  type SettingGroup,
  type SettingName,
  settingOf
} from '#contract/settings'
import { follow, initOf, open, path, prepareApp } from '../../app/testing.ts'
import { selectFiles } from '../../people/photos/testing.ts'
import { answerLeaving } from '../../testing/leaving.ts'
import { drawn, type, until } from '../../testing/mount.ts'
import { answer, holding, json, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/settings'
const GET = 'GET /api/v1/settings'
const PATCH = 'PATCH /api/v1/settings'
const CHECK = 'POST /api/v1/settings/openid-check'
const SCIM = 'GET /api/v1/scim'
const VIDEO_CHECK = 'POST /api/v1/settings/video-check'
const admin = initOf({ me: { roles: ['accountadmin'], full_name: 'Petra Verwalter' } })
const stored = { ...exampleSettings }

beforeEach(() => {
  answer(GET, stored)
  answer(PATCH, stored)
  answer(SCIM, exampleScim)
})

type Root = Awaited<ReturnType<typeof open>>['root']
const shown = async (group: SettingGroup, settings = stored) => {
  answer(GET, settings)
  return (await open(`${PAGE}?id=${group}`, admin, '[data-setting]')).root
}
const box = (root: Root, name: SettingName) => root.querySelector(`[data-setting="${CSS.escape(name)}"]`) as HTMLElement
const field = (root: Root, name: string) => root.querySelector(`main [name="${name}"]`) as HTMLInputElement
const errors = (root: Root, name: SettingName) =>
  [...box(root, name).querySelectorAll('.errors p')].map(({ textContent }) => textContent)
const button = (within: ParentNode, text: string) =>
  [...within.querySelectorAll<HTMLElement>('button')].find(
    (one) => one.textContent?.includes(text) || one.ariaLabel?.includes(text)
  ) as HTMLElement
const toggle = (root: Root, name: SettingName) => box(root, name).querySelector('[role=switch]') as HTMLElement
const submit = (root: Root) => root.querySelector<HTMLElement>('main [type=submit]')?.click()
const notice = (root: Root) => until(() => root.querySelector('.notification p')?.textContent)
const writes = () => requests.filter(({ method }) => method === 'PATCH')
const sent = async () => until(() => writes().at(-1)).then((request) => request.clone().json())

test('sends users who are not administrators to /403', async () => {
  await open(PAGE, initOf({ me: { roles: ['orgs-manager'] } }))
  await until(() => path() === '/app/403')
  expect(requests.some(({ url }) => url.endsWith('/settings'))).toBe(false)
})

describe('generated from the catalogue', () => {
  const found = new Set<string>()
  /** Each group as it is at first, and with each value that further settings belong to. */
  const CASES = SETTING_GROUPS.flatMap((group) => {
    const values = SETTING_NAMES.flatMap((name) => {
      const { group: its, onlyWith } = settingOf(name)
      const [other, ...chosen] = onlyWith ?? []
      return its === group ? chosen.map((value) => `${other},${value}`) : []
    })
    return ['', ...new Set(values)].map((one) => [group, one] as const)
  })

  test.each(CASES)(
    '%s %s has a field with label, sentence and default for each of its settings',
    async (group, chosen) => {
      const [other = '', value = ''] = chosen.split(',')
      const root = await shown(group, { ...stored, ...(other && { [other]: value }) })
      const boxes = [...root.querySelectorAll<HTMLElement>('[data-setting]')]
      const names = boxes.map(({ dataset }) => dataset.setting ?? '')
      expect(names).toEqual([...new Set(names)])
      for (const name of names) found.add(name)
      for (const one of boxes) {
        const name = one.dataset.setting as SettingName
        const { field: kind = '', page } = settingOf(name)
        expect(one.textContent, name).toContain(settingsMessages[`settings.label-${name}`].en)
        expect(one.textContent, name).toContain(settingsMessages[`settings.${name}`].en)
        if (!['page', 'picture', 'secret'].includes(kind)) expect(one.textContent, name).toContain('Default: ')
        const control = one.querySelector('input, select, textarea, button, a[href]')
        expect(control, name).not.toBeNull()
        if (page) expect(one.querySelector('a')?.getAttribute('href')).toBe(`/app${page}`)
      }
    }
  )

  test('each setting that is not the provider’s has exactly one field, and no other has any', () => {
    const all = [...found]
    const listed = SETTING_NAMES.filter((name) => !settingOf(name).isProviders)
    expect(all.toSorted()).toEqual(listed.toSorted())
  })
})

test('the overview leads to each group and to the list of all', async () => {
  const { root } = await open(PAGE, admin, '.start-pages')
  const links = [...root.querySelectorAll('main .start-pages a')].map((one) => one.getAttribute('href'))
  expect(links).toEqual([
    ...SETTING_GROUPS.map((group) => `/app${PAGE}?id=${group}`),
    '/app/account-admin/advanced-settings'
  ])
  await follow(root, 'E-mails, imprint and privacy')
  await until(() => field(root, 'mail_from'))
  expect(root.querySelector('.admin-banner h1')?.textContent).toBe('E-mails, imprint and privacy')
  const trail = [...root.querySelectorAll('.trail li')].map(({ textContent }) => textContent)
  expect(trail).toEqual(['Administration', 'Settings', 'E-mails, imprint and privacy'])
})

test('saves only what was changed, all of it together, and shows it as it was stored', async () => {
  const root = await shown('legal')
  type(field(root, 'home_page'), ' https://www.bank.example ')
  type(field(root, 'privacy_en'), 'https://www.bank.example/privacy')
  answer(PATCH, { ...stored, home_page: 'https://www.bank.example/', privacy_en: 'https://www.bank.example/privacy' })
  submit(root)
  expect(await notice(root)).toBe('E-mails, imprint and privacy saved')
  expect(Object.keys(await sent())).toEqual(['home_page', 'privacy_en'])
  await until(() => field(root, 'home_page').value === 'https://www.bank.example/')
  expect(root.querySelector('.form-actions .help')).toBeNull()
})

test('a refused save keeps what was typed, says beside the field why, and leads there', async () => {
  answer(
    PATCH,
    {
      message: 'No',
      errors: { mail_from: ['This is not a valid e-mail address. Please enter one such as name@example.com.'] }
    },
    422
  )
  const root = await shown('legal')
  type(field(root, 'mail_from'), 'termine')
  type(field(root, 'home_page'), 'https://www.bank.example/')
  submit(root)
  await until(() => errors(root, 'mail_from').length)
  expect(errors(root, 'mail_from')).toEqual([
    'This is not a valid e-mail address. Please enter one such as name@example.com.'
  ])
  expect([field(root, 'mail_from').value, field(root, 'home_page').value]).toEqual([
    'termine',
    'https://www.bank.example/'
  ])
  await until(() => field(root, 'mail_from').matches(':focus'))
  type(field(root, 'mail_from'), 'termine@bank.example')
  await until(() => !errors(root, 'mail_from').length)
})

test('the notice of a refused save goes with the last of its errors', async () => {
  answer(PATCH, { message: 'No', errors: { mail_from: ['Wrong.'], home_page: ['Wrong too.'] } }, 422)
  const root = await shown('legal')
  type(field(root, 'mail_from'), 'termine')
  type(field(root, 'home_page'), 'bank')
  submit(root)
  await until(() => errors(root, 'home_page').length)
  expect(await notice(root)).toBe('Please check these entries')
  type(field(root, 'mail_from'), 'termine@bank.example')
  await until(() => !errors(root, 'mail_from').length)
  expect(await notice(root)).toBe('Please check these entries')
  type(field(root, 'home_page'), 'https://www.bank.example/')
  await until(() => !errors(root, 'home_page').length && !root.querySelector('.notification'))
})

test('a refused entry that has the focus already is brought into sight again, with its label', async () => {
  await page.viewport(1280, 500)
  onTestFinished(() => page.viewport(414, 896))
  answer(PATCH, { message: 'No', errors: { primary_color: ['Wrong.'] } }, 422)
  const root = await shown('appearance')
  const colour = field(root, 'primary_color')
  colour.focus()
  type(colour, '#abcde')
  await until(() => errors(root, 'primary_color').length)
  scrollTo(0, document.documentElement.scrollHeight)
  expect(colour.getBoundingClientRect().bottom).toBeLessThan(0)
  submit(root)
  const label = box(root, 'primary_color').querySelector('label') as HTMLElement
  await until(() => label.getBoundingClientRect().top > 0 && colour.getBoundingClientRect().bottom < innerHeight)
  expect(colour.matches(':focus')).toBe(true)
})

test('keeps what is typed while it saves, for the next save', async () => {
  const held = holding(PATCH)
  const root = await shown('legal')
  type(field(root, 'mail_from'), 'a@bank.example')
  submit(root)
  const reply = await until(held)
  type(field(root, 'mail_from'), 'b@bank.example')
  reply(json({ ...stored, mail_from: 'a@bank.example' }))
  await notice(root)
  expect(field(root, 'mail_from').value).toBe('b@bank.example')
  await until(() => root.querySelector('.form-actions .help'))
})

test('asks before another group is opened with unsaved changes', async () => {
  const root = await shown('legal')
  type(field(root, 'mail_from'), 'a@bank.example')
  await until(() => root.querySelector('.form-actions .help'))
  await drawn()
  await follow(root, 'Back')
  await answerLeaving(root, 'Keep editing')
  expect(field(root, 'mail_from').value).toBe('a@bank.example')
})

test('shows an error when loading fails, and tries again', async () => {
  answer(GET, {}, 500)
  const { root } = await open(`${PAGE}?id=legal`, admin, '.general-error')
  answer(GET, stored)
  button(root.querySelector('main') as HTMLElement, 'Try again').click()
  await until(() => field(root, 'mail_from'))
})

test('languages stand side by side', async () => {
  const root = await shown('legal')
  for (const name of ['imprint', 'privacy'] as const)
    expect(box(root, `${name}_de`).parentElement).toBe(box(root, `${name}_en`).parentElement)
  expect(box(root, 'imprint_de').parentElement).not.toBe(box(root, 'privacy_de').parentElement)
})

test('a switch turns, is reset to its default, and keeps the focus', async () => {
  const root = await shown('booking')
  expect([toggle(root, 'topics_enabled').ariaChecked, button(box(root, 'topics_enabled'), 'Reset')]).toEqual([
    'true',
    undefined
  ])
  toggle(root, 'topics_enabled').click()
  await until(() => toggle(root, 'topics_enabled').ariaChecked === 'false')
  button(box(root, 'topics_enabled'), 'Reset').click()
  await until(() => toggle(root, 'topics_enabled').ariaChecked === 'true')
  expect(toggle(root, 'topics_enabled').matches(':focus')).toBe(true)
  toggle(root, 'advisors_set_buffers').click()
  submit(root)
  expect(await sent()).toEqual({ advisors_set_buffers: 'true' })
})

test('contact options are chosen by name, and stored in their order', async () => {
  const root = await shown('cards', { ...stored, default_contact_options: 'vcard email_address' })
  const choice = (option: string) => field(root, `default_contact_options-${option}`)
  expect([choice('vcard').checked, choice('messenger').checked]).toEqual([true, false])
  choice('online_appointment').click()
  await drawn()
  choice('email_address').click()
  submit(root)
  expect(await sent()).toEqual({ default_contact_options: 'online_appointment vcard' })
})

describe('a colour', () => {
  test('is refused beside its field while it is none', async () => {
    const root = await shown('appearance')
    type(field(root, 'primary_color'), '#12')
    await until(() => errors(root, 'primary_color').length)
    expect(errors(root, 'primary_color')).toEqual(['Please enter a colour such as #0b5d4e.'])
    expect(root.querySelector('.setting-preview')).toBeNull()
  })

  test('has its contrast said before it is saved', async () => {
    const root = await shown('appearance')
    expect(root.querySelector('.setting-preview')).not.toBeNull()
    type(field(root, 'primary_color'), '#ED6B61')
    await until(() => root.textContent?.includes('the contrast would be only 3.05\u00a0:\u00a01'))
    submit(root)
    expect(await sent()).toEqual({ primary_color: '#ED6B61' })
  })
})

const PNG = new File(['x'], 'picture.png', { type: 'image/png' })
const choose = (own: ParentNode, file = PNG) => selectFiles(own.querySelector('input') as HTMLInputElement, file)
const uploadsTo = (path: string) => requests.filter(({ method, url }) => method !== 'GET' && url.includes(path))

describe('a logo', () => {
  const logoWrites = () => uploadsTo('/logo')

  test('is uploaded for its background, and removed once that is confirmed', async () => {
    answer('PUT /api/v1/tenant/logo', { url: '/media/new.webp' })
    answer('DELETE /api/v1/tenant/logo', undefined, 204)
    const root = await shown('appearance')
    const own = box(root, 'images.tenantLogoDark')
    const input = own.querySelector('input') as HTMLInputElement
    choose(own)
    const picture = await until(() => own.querySelector('.dark img'))
    expect(picture.getAttribute('src')).toBe('/media/new.webp')
    expect(logoWrites()[0]?.url).toContain('surface=dark')
    button(own, 'Remove').focus()
    button(own, 'Remove').click()
    const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
    dialog.querySelector<HTMLElement>('.danger')?.click()
    await until(() => !own.querySelector('.dark img') && !dialog.open)
    await until(() => input.matches(':focus'))
    expect(logoWrites().map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
    expect(writes()).toEqual([])
  })

  test('stays when another is refused, which is said beside it', async () => {
    answer('PUT /api/v1/tenant/logo', { message: 'x', errors: { image: ['This is no picture.'] } }, 422)
    const root = await shown('appearance', { ...stored, 'images.tenantLogo': '/media/old.svg' })
    choose(box(root, 'images.tenantLogo'))
    await until(() => errors(root, 'images.tenantLogo')[0] === 'This is no picture.')
    expect(box(root, 'images.tenantLogo').querySelector('img')?.getAttribute('src')).toBe('/media/old.svg')
    await until(() => box(root, 'images.tenantLogo').querySelector('[aria-busy=false]'))
    expect(root.querySelector('.notification')).toBeNull()
  })

  test('is said to have failed in a notification where there is nothing to say beside it', async () => {
    answer('PUT /api/v1/tenant/logo', {}, 500)
    const root = await shown('appearance')
    choose(box(root, 'images.tenantLogo'))
    await until(() => root.querySelector('.notification.failure'))
    expect(errors(root, 'images.tenantLogo')).toEqual([])
  })
})

describe('the header image', () => {
  const NAME = 'images.bigHeaderImage'
  const HEADER = '/api/v1/tenant/header-image'
  const pictureIn = (own: HTMLElement) => own.querySelector('img')?.getAttribute('src')

  test('is uploaded in place of the address it had, and removed once that is confirmed', async () => {
    answer(`PUT ${HEADER}`, { url: '/media/new.webp' })
    answer(`DELETE ${HEADER}`, undefined, 204)
    const root = await shown('appearance', { ...stored, [NAME]: '/media/header.webp' })
    const own = box(root, NAME)
    expect([pictureIn(own), own.querySelector('input:not([type=file])')]).toEqual(['/media/header.webp', null])
    choose(own)
    expect(await notice(root)).toBe('Header image saved')
    expect(pictureIn(own)).toBe('/media/new.webp')
    button(own, 'Remove').focus()
    button(own, 'Remove').click()
    const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
    expect(dialog.textContent).toContain('from all pages of the administration')
    dialog.querySelector<HTMLElement>('.danger')?.click()
    await until(() => own.textContent?.includes('No header image'))
    await until(() => own.querySelector('input')?.matches(':focus'))
    expect(uploadsTo(HEADER).map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
    expect(writes()).toEqual([])
  })

  test.each([
    ['of another kind', new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }), 'JPEG, PNG or WebP'],
    ['of more than 10 MB', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'x.png', { type: 'image/png' }), '10 MB']
  ])('is not sent as a file %s', async (_what, file, text) => {
    const root = await shown('appearance')
    choose(box(root, NAME), file)
    await until(() => errors(root, NAME)[0]?.includes(text))
    expect(uploadsTo(HEADER)).toEqual([])
  })

  test('that the server refuses is named beside it', async () => {
    answer(`PUT ${HEADER}`, { message: 'Please choose a JPEG, PNG or WebP image.' }, 415)
    const root = await shown('appearance')
    choose(box(root, NAME))
    await until(() => errors(root, NAME)[0] === 'Please choose a JPEG, PNG or WebP image.')
  })
})

describe('a list', () => {
  const given = { ...stored, embed_origins: 'https://www.bank.example http://localhost:3000' }
  const listed = (root: Root) =>
    [...box(root, 'embed_origins').querySelectorAll('li > span')].map((one) => one.firstChild?.textContent)
  const add = (root: Root, text: string) => {
    type(field(root, 'embed_origins'), text)
    button(box(root, 'embed_origins'), 'Add').click()
  }
  const WRONG = 'Please enter a web address such as https://www.bank.example.'
  const HTTP = 'Please use https: over http, the page and what visitors enter could be changed on the way.'

  test.each([
    ['the bank', WRONG],
    ['https://*.bank.example', WRONG],
    ['http://www.bank.example', HTTP],
    ['https://www.bank.example/embed', 'This entry is already in the list.']
  ])('refuses %s, and says why', async (text, message) => {
    const root = await shown('websites', given)
    add(root, text)
    await until(() => errors(root, 'embed_origins').includes(message))
    expect(listed(root)).toHaveLength(2)
  })

  test.each([
    ['localhost:4300', 'http://localhost:4300'],
    ['www.bank.example:8443', 'https://www.bank.example:8443'],
    ['https://neu.bank.example/embed/seite?x=1', 'https://neu.bank.example']
  ])('says before it adds %s that it will store %s', async (text, origin) => {
    const root = await shown('websites', given)
    type(field(root, 'embed_origins'), text)
    await until(() => box(root, 'embed_origins').textContent?.includes(`${origin} will be added.`))
    add(root, text)
    await until(() => listed(root).includes(origin))
  })

  test('of hosts takes the host of an address', async () => {
    const root = await shown('push')
    type(field(root, 'push_link_hosts'), 'https://www.bank.example/aktion')
    field(root, 'push_link_hosts').focus()
    await userEvent.keyboard('{Enter}')
    submit(root)
    expect(await sent()).toEqual({ push_link_hosts: 'www.bank.example' })
  })

  test('shows at each entry why it cannot be saved, and what is only for testing', async () => {
    const origins = 'http://nordbank.localhost:3001 http://www.bank.example https://bank.example/path'
    const root = await shown('websites', { ...stored, embed_origins: origins })
    const remarks = [...box(root, 'embed_origins').querySelectorAll('li')].map((row) => [
      row.querySelector('.errors')?.textContent,
      row.querySelector('.help')?.textContent
    ])
    expect(remarks).toEqual([
      [undefined, ' Without https, only for testing on your own computer.'],
      [HTTP, undefined],
      [WRONG, undefined]
    ])
  })

  test('counts what is typed and not added as a change, which saving adds or refuses', async () => {
    const root = await shown('websites', given)
    type(field(root, 'embed_origins'), 'the bank')
    await until(() => root.querySelector('.form-actions .help'))
    submit(root)
    await until(() => errors(root, 'embed_origins').includes(WRONG))
    expect(writes()).toEqual([])
    await until(() => field(root, 'embed_origins').matches(':focus'))
    type(field(root, 'embed_origins'), 'https://kampagne.bank.example/start')
    button(box(root, 'embed_origins'), 'Remove http://localhost:3000').click()
    submit(root)
    expect(await sent()).toEqual({ embed_origins: 'https://www.bank.example https://kampagne.bank.example' })
  })
})

describe('a secret', () => {
  const given = { ...stored, map_tile_url: SECRET_MASK }

  test('is not shown, and stays while nothing is entered', async () => {
    const root = await shown('public', given)
    expect([field(root, 'map_tile_url').value, field(root, 'map_tile_url').placeholder]).toEqual(['', SECRET_MASK])
    type(field(root, 'map_tile_url'), 'x')
    type(field(root, 'map_tile_url'), '')
    type(field(root, 'map_attribution'), '© Karten')
    submit(root)
    expect(await sent()).toEqual({ map_attribution: '© Karten' })
  })

  test('cannot be read while it is typed, unless its writer wants to see it', async () => {
    const root = await shown('public', given)
    const secret = () => field(root, 'map_tile_url')
    const see = () =>
      [...box(root, 'map_tile_url').querySelectorAll('button')].find(({ textContent }) =>
        textContent?.startsWith('Show what is typed')
      )
    expect([secret().type, see()]).toEqual(['password', undefined])
    type(secret(), 'https://tiles.example/{z}/{x}/{y}')
    const button = await until(see)
    button.click()
    await until(() => secret().type === 'text')
    expect([see()?.ariaPressed, secret().value]).toEqual(['true', 'https://tiles.example/{z}/{x}/{y}'])
    see()?.click()
    await until(() => secret().type === 'password')
  })

  test('is replaced by what is entered, and removed once that is saved', async () => {
    const root = await shown('public', given)
    button(box(root, 'map_tile_url'), 'Remove').click()
    await until(() => box(root, 'map_tile_url').textContent?.includes('Will be removed when you save.'))
    button(box(root, 'map_tile_url'), 'Keep').click()
    await until(() => field(root, 'map_tile_url').placeholder === SECRET_MASK)
    button(box(root, 'map_tile_url'), 'Remove').click()
    submit(root)
    expect(await sent()).toEqual({ map_tile_url: '' })
  })
})

test('roles of the sign-in service are rows of a value and a role', async () => {
  const root = await shown('sign-in', { ...stored, openid_roles: '{"Chefs":["accountadmin","analyst"]}' })
  const values = () => [...box(root, 'openid_roles').querySelectorAll('input')]
  const roles = () => [...box(root, 'openid_roles').querySelectorAll('select')]
  expect(roles().map(({ value }) => value)).toEqual(['accountadmin', 'analyst'])
  expect([...(roles()[0]?.options ?? [])].map(({ value }) => value)).not.toContain('INTERNAL')
  button(box(root, 'openid_roles'), 'Add a role').click()
  await until(() => values().length === 3)
  await until(() => root.querySelector('.form-actions .help'))
  type(values()[2] as HTMLInputElement, 'Filiale')
  await drawn()
  const last = roles()[2] as HTMLSelectElement
  last.value = 'orgadmin'
  last.dispatchEvent(new Event('change', { bubbles: true }))
  await until(() => root.querySelector('.form-actions .help'))
  button(box(root, 'openid_roles'), 'Remove the role for “Chefs”').click()
  await until(() => values().length === 2)
  submit(root)
  expect(JSON.parse((await sent()).openid_roles)).toEqual({ Chefs: ['analyst'], Filiale: ['orgadmin'] })
})

describe('the connection of a directory', () => {
  const card = (root: Root) => until(() => root.querySelector('.scim .copyable')?.closest('.scim'))

  test('shows the address to copy, when each token was used, and what each group gives', async () => {
    const text = (await card(await shown('provisioning'))).textContent
    expect(text).toContain(exampleScim.address)
    expect(text).toMatch(/Microsoft Entra …x7Qk: last used .*2026/)
    expect(text).toContain('Okta …9fTz: not used yet')
    expect(text).toContain('The directory provisions 214 people.')
    expect(text).toMatch(/Filialleitung31 members · gives .+ and .+/)
    expect(text).toContain('Treasuryone member · gives no role')
  })

  test('says who could not be taken, and why', async () => {
    const text = (await card(await shown('provisioning'))).textContent
    expect(text).toContain('3 entries could not be fully saved')
    expect(text).toContain('The attribute “enterprise.manager” is not stored here.')
    expect(text).toContain('No branch is called “Treasury”.')
  })

  test('leads to tokens while there is none', async () => {
    answer(SCIM, exampleScimUnused)
    const shownCard = await card(await shown('provisioning'))
    expect(shownCard.textContent).toContain('no directory can connect')
    expect(shownCard.textContent).toContain('The directory has not sent any groups yet.')
    expect(shownCard.querySelector('a')?.getAttribute('href')).toBe('/app/account-admin/api-tokens')
  })

  test('can be asked for again when it fails', async () => {
    answer(SCIM, {}, 500)
    const root = await shown('provisioning')
    const again = await until(() => root.querySelector<HTMLElement>('.scim button'))
    answer(SCIM, exampleScim)
    again.click()
    await card(root)
  })

  test('roles are rows of a group and a role, and a row without a group is refused at its field', async () => {
    const root = await shown('provisioning', { ...stored, scim_roles: '{"Chefs":["analyst"]}' })
    const names = [...box(root, 'scim_roles').querySelectorAll('label')].map(({ textContent }) => textContent)
    expect(names).toContain('Name or ID of the group')
    answer(PATCH, { message: 'No', errors: { scim_roles: ['A role has no group.'] } }, 422)
    button(box(root, 'scim_roles'), 'Add a role').click()
    await until(() => box(root, 'scim_roles').querySelectorAll('input').length === 2)
    await until(() => root.querySelector('.form-actions .help'))
    submit(root)
    await until(() => errors(root, 'scim_roles').includes('A role has no group.'))
    expect(box(root, 'scim_roles').querySelectorAll('input')).toHaveLength(2)
  })
})

describe('the test of the video service', () => {
  const given = {
    ...stored,
    video_provider: 'jitsi',
    jitsi_url: 'https://meet.bank.example',
    jitsi_secret: SECRET_MASK
  }
  const results = (root: Root) =>
    [...root.querySelectorAll('.service-findings li')].map((one) => one.firstChild?.textContent)
  const press = (root: Root) => button(root.querySelector('.service-test') as HTMLElement, 'Test the connection')

  test('is offered once a service is chosen', async () => {
    const root = await shown('video')
    expect(root.querySelector('.service-test button')).toBeNull()
    const choice = root.querySelector('main select[name=video_provider]') as HTMLSelectElement
    expect([...choice.options].map(({ text }) => text)).toContain('Jitsi Meet')
    await userEvent.selectOptions(choice, 'jitsi')
    await until(() => root.querySelector('.service-test button'))
  })

  test('stands below the fields of the chosen service alone', async () => {
    const root = await shown('video')
    const names = () => [...root.querySelectorAll('[data-setting]')].map((one) => one.getAttribute('data-setting'))
    expect(names()).toEqual(['video_provider'])
    const choice = root.querySelector('main select[name=video_provider]') as HTMLSelectElement
    await userEvent.selectOptions(choice, 'bigbluebutton')
    await until(() => names().length > 1)
    expect(names()).toEqual(['video_provider', 'bigbluebutton_url', 'bigbluebutton_secret'])
    await userEvent.selectOptions(choice, 'teams')
    await until(() => root.querySelector('.service-test')?.textContent?.includes('have connected the calendar'))
    expect(names()).toEqual(['video_provider'])
  })

  test('asks about what is in the fields, saves nothing, and says what works and what has changed since', async () => {
    answer(VIDEO_CHECK, exampleVideoCheck)
    const root = await shown('video', given)
    type(field(root, 'jitsi_app_id'), 'bank')
    await until(() => root.querySelector('.form-actions .help'))
    press(root).click()
    await until(() => results(root).length)
    const asked = requests.find(({ url }) => url.endsWith('/video-check'))
    expect(await asked?.json()).toMatchObject({
      video_provider: 'jitsi',
      jitsi_url: 'https://meet.bank.example',
      jitsi_app_id: 'bank',
      jitsi_secret: SECRET_MASK
    })
    expect(results(root)).toEqual(['Works', 'Unclear'])
    expect(root.querySelector('.service-test .notice')?.textContent).toBe('The video service is ready.')
    expect(writes()).toEqual([])
    type(field(root, 'jitsi_url'), 'https://other.bank.example')
    await until(() => root.querySelector('.service-test .notice')?.textContent?.includes('have changed since'))
  })

  test('says in plain words what does not work, and when it could not be done', async () => {
    answer(VIDEO_CHECK, { findings: [{ finding: 'unreachable', detail: '' }] })
    const root = await shown('video', given)
    press(root).click()
    await until(() => results(root).length)
    expect(results(root)).toEqual(['Does not work'])
    expect(root.querySelector('.service-test .notice')?.textContent).toBe('This video service makes no rooms yet.')
    answer(VIDEO_CHECK, { message: 'No', errors: { jitsi_app_id: ['Please fill this in.'] } }, 422)
    press(root).click()
    await until(() => errors(root, 'jitsi_app_id').includes('Please fill this in.'))
    await until(() => field(root, 'jitsi_app_id').matches(':focus'))
  })
})

describe('text messages', () => {
  const given = { ...stored, text_provider: 'twilio', twilio_account: 'AC1', twilio_token: SECRET_MASK }
  const press = (root: Root) => button(root.querySelector('.service-test') as HTMLElement, 'Test the connection')
  beforeEach(() => answer('GET /api/v1/text-messages', exampleSentTexts))

  test('have the fields of the chosen service alone', async () => {
    const root = await shown('texts')
    const names = () => [...root.querySelectorAll('[data-setting]')].map((one) => one.getAttribute('data-setting'))
    expect(names()).toEqual(['text_provider'])
    expect(root.querySelector('.service-test button')).toBeNull()
    const choice = root.querySelector('main select[name=text_provider]') as HTMLSelectElement
    await userEvent.selectOptions(choice, 'generic')
    await until(() => names().length > 1)
    const common = ['text_sender', 'text_country', 'text_price', 'text_day_limit']
    expect(names()).toEqual(['text_provider', 'text_url', 'text_token', 'text_reply_secret', ...common])
    await userEvent.selectOptions(choice, 'twilio')
    await until(() => names().includes('twilio_url'))
    expect(names()).toEqual(['text_provider', 'twilio_url', 'twilio_account', 'twilio_token', ...common])
  })

  test('that wait for another day are counted above the list', async () => {
    answer('GET /api/v1/text-messages', { ...exampleSentTexts, waiting: 3 })
    const root = await shown('texts', given)
    await until(() =>
      root.querySelector('.sent-texts .notice')?.textContent?.startsWith('The day’s limit is reached. 3')
    )
  })

  test('are tested as they are in the fields, and the test says where answers go', async () => {
    answer('POST /api/v1/settings/text-check', exampleTextCheck)
    const root = await shown('texts', given)
    press(root).click()
    await until(() => root.querySelector('.service-findings'))
    const asked = requests.find(({ url }) => url.endsWith('/text-check'))
    expect(await asked?.json()).toMatchObject({
      text_provider: 'twilio',
      twilio_account: 'AC1',
      twilio_token: SECRET_MASK
    })
    expect(root.querySelector('.service-test .notice')?.textContent).toBe('The text message service is ready.')
    expect(root.querySelector('.service-test code')?.textContent).toBe(exampleTextCheck.replies)
    expect(writes()).toEqual([])
    type(field(root, 'twilio_account'), 'AC2')
    await until(() => root.querySelector('.service-test .notice')?.textContent?.includes('have changed since'))
    answer(
      'POST /api/v1/settings/text-check',
      { message: 'No', errors: { text_sender: ['Please fill this in.'] } },
      422
    )
    press(root).click()
    await until(() => errors(root, 'text_sender').includes('Please fill this in.'))
  })

  test('lists what was sent, and what it costs', async () => {
    const root = await shown('texts', given)
    const list = await until(() => root.querySelector('.paged-list'))
    expect(list.querySelector('.paged-count')?.textContent).toBe('This month: 1 text message in 1 part, €0.079')
    const rows = [...list.querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '')
    expect(rows[0]).toContain('Reminder')
    expect(rows[0]).toContain('… 567')
    expect(rows[1]).toContain('The service does not accept this number or text (21211)')
  })

  test('says so while nothing was sent', async () => {
    const month = { sent: 0, parts: 0, cost: null }
    answer('GET /api/v1/text-messages', { messages: [], total: 0, page_size: 25, month })
    const root = await shown('texts', given)
    await until(() => root.textContent?.includes('No text messages yet'))
  })
})

test('the calendar services are tested as they are in the fields', async () => {
  const findings = [
    { finding: 'microsoft-refused', detail: '' },
    { finding: 'google-accepted', detail: '' }
  ]
  answer('POST /api/v1/settings/calendar-check', { findings })
  const root = await shown('calendars', { ...stored, microsoft_client_id: 'id', microsoft_client_secret: SECRET_MASK })
  type(field(root, 'google_client_id'), 'another')
  await until(() => root.querySelector('.form-actions .help'))
  const press = button(root.querySelector('.service-test') as HTMLElement, 'Test the connection')
  press.click()
  const list = await until(() => root.querySelector('.service-findings'))
  expect([...list.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Does not workMicrosoft refuses the secret, or it has expired. Please enter a new one.',
    'WorksGoogle accepts client ID and secret.'
  ])
  const asked = requests.find(({ url }) => url.endsWith('/calendar-check'))
  expect(await asked?.json()).toMatchObject({
    microsoft_client_id: 'id',
    microsoft_client_secret: SECRET_MASK,
    google_client_id: 'another'
  })
  expect(root.querySelector('.service-test .notice')?.textContent).toBe('Not every calendar can be connected yet.')
  expect(writes()).toEqual([])
})

describe('the test of the sign-in service', () => {
  const given = { ...stored, openid_issuer: 'https://login.bank.example' }
  const results = (root: Root) =>
    [...root.querySelectorAll('.service-findings li')].map((one) => one.firstChild?.textContent)

  test('is offered once there is an address', async () => {
    const root = await shown('sign-in')
    expect(root.querySelector('.service-test button')).toBeNull()
    type(field(root, 'openid_issuer'), 'https://login.bank.example')
    await until(() => root.querySelector('.service-test button'))
  })

  test('asks about what is in the fields, saves nothing, and says what works', async () => {
    answer(CHECK, exampleOpenIdCheck)
    const root = await shown('sign-in', given)
    type(field(root, 'openid_issuer'), 'https://neu.bank.example')
    await until(() => root.querySelector('.form-actions .help'))
    button(root.querySelector('.service-test') as HTMLElement, 'Test now').click()
    await until(() => results(root).length)
    const asked = requests.find(({ url }) => url.endsWith('/openid-check'))
    expect(await asked?.json()).toEqual({
      openid_issuer: 'https://neu.bank.example',
      openid_scope: 'openid email profile'
    })
    expect(new Set(results(root))).toEqual(new Set(['Works']))
    expect(root.querySelector('.service-test .notice')?.textContent).toContain('The service is ready.')
    expect(root.querySelector('.service-test code')?.textContent).toBe(exampleOpenIdCheck.callback)
    expect(writes()).toEqual([])
    type(field(root, 'openid_issuer'), 'https://other.bank.example')
    await until(() => root.querySelector('.service-test .notice')?.textContent?.includes('have changed since'))
  })

  test('says in plain words what does not work', async () => {
    answer(CHECK, exampleFaultyOpenId)
    const root = await shown('sign-in', given)
    button(root.querySelector('.service-test') as HTMLElement, 'Test now').click()
    await until(() => results(root).length)
    expect(results(root)).toContain('Does not work')
    expect(root.querySelector('.service-test')?.textContent).toContain('It signs only with HS256')
    expect(root.querySelector('.service-test')?.textContent).toContain('Nobody can sign in with this service yet.')
  })

  test('says at its field what was refused, and when it could not be done', async () => {
    answer(CHECK, { message: 'No', errors: { openid_issuer: ['Please enter an address.'] } }, 422)
    const root = await shown('sign-in', given)
    const run = () => button(root.querySelector('.service-test') as HTMLElement, 'Test now').click()
    run()
    await until(() => errors(root, 'openid_issuer').includes('Please enter an address.'))
    await until(() => field(root, 'openid_issuer').matches(':focus'))
    answer(CHECK, { message: 'No' }, 429)
    run()
    expect(await notice(root)).toBeTruthy()
  })
})
