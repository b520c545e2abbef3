import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleManagedTopics, exampleTopicAdvisors } from '#contract/examples/topics-management.example'
import type { ManagedTopic, ManagedTopics } from '#contract/topics-management'
import { initOf, open as openApp, path, prepareApp } from '../../app/testing.ts'
import { all, closed, dialog, texts } from '../../testing/find.ts'
import { drawn, type, until } from '../../testing/mount.ts'
import { answer, requests, tenantLanguage } from '../../testing/network.ts'

prepareApp()

const TOPICS = '/api/v1/appointment-topics'
const LIST = `GET ${TOPICS}/managed`
const me = {
  roles: ['accountadmin' as const],
  alias: null,
  is_institutional: false,
  full_name: 'Renate Moser',
  email_address: 'admin@demo.example'
}
const { topics } = exampleManagedTopics
const [loan, account, savings, retired] = topics as [ManagedTopic, ManagedTopic, ManagedTopic, ManagedTopic]
const listOf = (...all: ManagedTopic[]): ManagedTopics => ({ ...exampleManagedTopics, topics: all })
const many = Array.from({ length: 9 }, (_, at) => ({
  ...savings,
  uuid: `0b54a5f4-0d9c-4a57-8f4e-${String(at).padStart(12, '0')}`,
  topic: `Topic ${at}`
}))

type Root = Awaited<ReturnType<typeof openApp>>['root']
const names = (root: Root) => texts(root, '.ordered-table .topics-name')
const button = (root: ParentNode, name: string) =>
  until(() => all(root, 'button').find((one) => (one.ariaLabel ?? one.textContent) === name))
const rowOf = (root: Root, { uuid }: ManagedTopic) =>
  until(() => root.querySelector(`#topic-${uuid}`)?.closest<HTMLElement>('.topics-row'))
const press = async (root: ParentNode, name: string) => (await button(root, name)).click()
const asked = (method: string, rest = '') =>
  requests.filter((one) => one.method === method && new URL(one.url).pathname.startsWith(`${TOPICS}${rest}`))
const flip = async (row: ParentNode) => (await until(() => row.querySelector<HTMLElement>('[role=switch]'))).click()
const field = (root: ParentNode, name: string) =>
  root.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`) as HTMLInputElement
const choose = (root: ParentNode, name: string, value: string) => userEvent.selectOptions(field(root, name), value)

async function open(list: ManagedTopics = exampleManagedTopics, found = '.topics-row') {
  answer(LIST, list)
  const { root } = await openApp('/account-admin/topics-management', initOf({ me }), found)
  return root
}

beforeEach(() => {
  answer(`GET ${TOPICS}/${loan.uuid}/advisors`, exampleTopicAdvisors)
})

test('has the search in its address, and keeps the field that a link has filled in', async () => {
  answer(LIST, exampleManagedTopics)
  const { root } = await openApp('/account-admin/topics-management?q=society', initOf({ me }), '.topics-row')
  const search = root.querySelector('.topics-search input') as HTMLInputElement
  expect([search.value, texts(root, '.topics-row .topics-name')]).toEqual(['society', [retired.topic]])
  type(search, '')
  await until(() => location.search === '' && names(root).length === 3)
  expect(search.isConnected).toBe(true)
})

test('redirects users who are not administrators to /403', async () => {
  await openApp('/account-admin/topics-management', initOf({ me: { ...me, roles: ['marketing-manager'] } }))
  await until(() => path() === '/app/403')
})

test('shows an error and a retry when the list fails to load', async () => {
  answer(LIST, {}, 400)
  const { root } = await openApp('/account-admin/topics-management', initOf({ me }), '.general-error')
  answer(LIST, exampleManagedTopics)
  await press(root, 'Try again')
  await until(() => names(root).length === 3)
})

test('says that there is no topic yet, and lets one be added', async () => {
  const root = await open(listOf(), '.topics-bar')
  expect(root.textContent).toContain('No topics yet.')
  await button(root, 'New topic')
})

test('shows duration, advisors, upcoming appointments and missing texts of each topic', async () => {
  const root = await open()
  expect(names(root)).toEqual(['Home loan', 'Account and cards', 'Savings and investments'])
  expect(texts(await rowOf(root, loan), 'td[data-column]').slice(1, 4)).toEqual([
    'Length: 1 h',
    'Advisors: 312',
    'Upcoming appointments: 48'
  ])
  expect(texts(await rowOf(root, account), '.topics-missing')).toEqual(['No German text'])
  expect(texts(root, '.topics-retired summary')).toEqual(['Retired (1)'])
  expect(texts(await rowOf(root, retired), '.table-actions button')).toEqual(['Edit'])
})

test('the outline of the last button in a row stays within the table', async () => {
  await page.viewport(1280, 900)
  onTestFinished(() => page.viewport(414, 896))
  tenantLanguage.current = 'de-AT'
  const root = await open(listOf({ ...loan, length: 90 }, savings))
  const row = await rowOf(root, loan)
  const last = all(row, '.ordered-mover button').at(-1) as HTMLElement
  last.focus()
  const { outlineWidth, outlineOffset } = getComputedStyle(last)
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  const box = row.closest('.table-box') as HTMLElement
  expect(box.scrollWidth).toBe(box.clientWidth)
  expect(last.getBoundingClientRect().right + ring).toBeLessThanOrEqual(box.getBoundingClientRect().right)
})

test('allows deleting only topics that were never booked or assigned', async () => {
  const root = await open()
  expect(texts(await rowOf(root, savings), '.table-actions button')).toContain('Delete')
  expect(texts(await rowOf(root, loan), '.table-actions button')).not.toContain('Delete')
})

describe('searching', () => {
  test('finds topics by all texts, ignoring accents, without reordering meanwhile', async () => {
    const root = await open(listOf(...many, { ...loan, comment: 'Förderung' }, retired))
    type(field(root, 'q'), 'forder')
    await until(() => texts(root, '.topics-name').join() === 'Home loan')
    expect(root.querySelector('.ordered-mover')).toBeNull()
    type(field(root, 'q'), 'wohnbau')
    await until(() => texts(root, '.topics-name').join() === 'Home loan')
    type(field(root, 'q'), 'nothing like it')
    await until(() => root.textContent?.includes('No topic matches.'))
    type(field(root, 'q'), '')
    await until(() => root.querySelector('.ordered-mover'))
  })

  test('is hidden when there are only a few topics', async () => {
    const root = await open()
    expect(field(root, 'q')).toBeNull()
  })
})

describe('the order', () => {
  beforeEach(() => {
    for (const { uuid } of topics) answer(`PUT ${TOPICS}/${uuid}/place`, undefined, 204)
  })
  const sentMoves = async () =>
    Promise.all(asked('PUT').map(async (one) => [new URL(one.url).pathname.split('/').at(-2), await one.json()]))

  test('moves a topic immediately, saves and announces the move, and keeps the focus', async () => {
    const root = await open()
    const down = await button(root, 'Move Home loan down')
    down.focus()
    down.click()
    await until(() => names(root)[1] === 'Home loan')
    await until(() => document.activeElement?.ariaLabel === 'Move Home loan down')
    expect(texts(root, '.topics-management [role=status]')).toContain('Home loan, now in position 2 of 3')
    ;(document.activeElement as HTMLElement).click()
    await until(() => names(root)[2] === 'Home loan')
    await until(() => document.activeElement?.getAttribute('aria-disabled') === 'true')
    await until(() => asked('PUT').length === 2)
    expect(await sentMoves()).toEqual([
      [loan.uuid, { before: savings.uuid }],
      [loan.uuid, { before: null }]
    ])
  })

  test('does not move beyond the ends', async () => {
    const root = await open()
    await press(root, 'Move Home loan up')
    expect(names(root)[0]).toBe('Home loan')
    expect(asked('PUT')).toEqual([])
  })

  const drag = async (root: Root, topic: ManagedTopic, to: ManagedTopic, end: 'drop' | 'escape') => {
    const grip = (await rowOf(root, topic)).querySelector('.ordered-grip') as HTMLElement
    grip.setPointerCapture = () => undefined
    const y = (await rowOf(root, to)).getBoundingClientRect().top + 4
    const fire = (kind: string) =>
      grip.dispatchEvent(new PointerEvent(kind, { bubbles: true, button: 0, pointerId: 1, clientY: y }))
    fire('pointerdown')
    await until(() => root.querySelector('[data-dragged]'))
    fire('pointermove')
    await until(() => root.querySelector('[data-drop]'))
    if (end === 'escape') dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    else fire('pointerup')
    await until(() => !root.querySelector('[data-dragged]'))
  }

  test('moves a topic by dragging its handle', async () => {
    const root = await open()
    await drag(root, savings, loan, 'drop')
    await until(() => names(root)[0] === 'Savings and investments')
    await until(() => asked('PUT').length)
    expect(await sentMoves()).toEqual([[savings.uuid, { before: loan.uuid }]])
  })

  test('cancels a drag with Escape', async () => {
    const root = await open()
    await drag(root, savings, loan, 'escape')
    expect([names(root)[0], asked('PUT')]).toEqual(['Home loan', []])
  })

  test('reports a refused move and restores the server’s order', async () => {
    const root = await open()
    answer(`PUT ${TOPICS}/${loan.uuid}/place`, {}, 404)
    await press(root, 'Move Home loan down')
    await until(() => root.querySelector('.notification.failure'))
    await until(() => names(root)[0] === 'Home loan')
  })
})

describe('the form', () => {
  const edit = async (root: Root, topic: ManagedTopic) => {
    await press(await rowOf(root, topic), 'Edit')
    return dialog(root)
  }

  test('requires a name, a complete booking window and a name for each translation', async () => {
    const root = await open()
    await press(root, 'New topic')
    const form = await dialog(root)
    type(field(form, 'other_documents'), 'Lichtbildausweis')
    type(field(form, 'window_days'), '1,5')
    await press(form, 'Save')
    await until(() => texts(form, '.errors p').length === 3)
    expect(texts(form, '.errors p')).toEqual([
      'This field cannot be empty.',
      'This field cannot be empty.',
      'Please enter a whole number of days from 1 to 365.'
    ])
    await until(() => document.activeElement === field(form, 'topic'))
    expect(asked('POST')).toEqual([])
  })

  test('sends a new topic and reloads the list', async () => {
    const root = await open()
    answer(`POST ${TOPICS}`, { uuid: loan.uuid }, 201)
    await press(root, 'New topic')
    const form = await dialog(root)
    type(field(form, 'topic'), '  Leasing ')
    type(field(form, 'documents'), 'Photo ID\n\n  Last three payslips ')
    type(field(form, 'other_topic'), 'Leasing auf Deutsch')
    type(field(form, 'other_documents'), 'Lichtbildausweis')
    await choose(form, 'length', '90')
    await press(form, 'Save')
    await closed(root)
    expect(await asked('POST')[0]?.json()).toEqual({
      topic: 'Leasing',
      comment: '',
      documents: ['Photo ID', 'Last three payslips'],
      length: 90,
      slot_step: 30,
      buffer_before: 0,
      buffer_after: 0,
      notice_minutes: 120,
      window_days: 90,
      texts: [{ language: 'de', topic: 'Leasing auf Deutsch', comment: '', documents: ['Lichtbildausweis'] }],
      questions: []
    })
    await until(() => asked('GET', '/managed').length === 2)
  })

  test('adds a question with focus, requires its text, and removes it', async () => {
    const root = await open()
    answer(`PATCH ${TOPICS}/${savings.uuid}`, undefined, 204)
    const form = await edit(root, savings)
    await press(form, 'Add question')
    await until(() => document.activeElement === field(form, 'questions.0.label'))
    await press(form, 'Save')
    await until(() => texts(form, '.errors p').includes('This field cannot be empty.'))
    type(field(form, 'questions.0.label'), 'Which savings?')
    type(field(form, 'questions.0.options'), 'Fund\n\n Gold ')
    await until(() => form.querySelector('[name="questions.0.other_options"]'))
    await press(form, 'Add question')
    type(field(form, 'questions.1.label'), 'Anything else?')
    await press(form, 'Remove question 2')
    await until(() => document.activeElement?.textContent === 'Add question')
    await press(form, 'Save')
    await closed(root)
    expect(await asked('PATCH')[0]?.json()).toEqual({
      questions: [
        {
          uuid: expect.stringMatching(/^[\da-f-]{36}$/),
          label: 'Which savings?',
          options: ['Fund', 'Gold'],
          is_required: false,
          texts: []
        }
      ]
    })
  })

  test('shows the documents one per line, and the server’s error about one at their field', async () => {
    const root = await open()
    const errors = { documents: ['Too many.'], 'texts.0.documents.1': ['Too long.'] }
    answer(`PATCH ${TOPICS}/${loan.uuid}`, { message: 'No', errors }, 422)
    const form = await edit(root, loan)
    expect([field(form, 'documents').value, field(form, 'other_documents').value]).toEqual([
      'Photo ID\nLast three payslips',
      'Lichtbildausweis\nLetzte drei Lohnzettel'
    ])
    type(field(form, 'documents'), 'Passport')
    await press(form, 'Save')
    await until(() => texts(form, '.errors p').length === 2)
    const wrong = [...form.querySelectorAll('[aria-invalid=true]')].map((one) => one.getAttribute('name'))
    expect(wrong).toEqual(['documents', 'other_documents'])
    expect(await asked('PATCH')[0]?.json()).toEqual({ documents: ['Passport'] })
  })

  test('shows the server’s error at the question’s field', async () => {
    const root = await open()
    const said = { 'questions.0.texts.0.label': ['Too long.'], 'questions.0.options.1': ['Twice.'] }
    answer(`PATCH ${TOPICS}/${loan.uuid}`, { message: 'No', errors: said }, 422)
    const form = await edit(root, loan)
    type(field(form, 'questions.0.label'), 'What?')
    await press(form, 'Save')
    await until(() => texts(form, '.errors p').length === 2)
    const wrong = [...form.querySelectorAll('[aria-invalid=true]')].map((one) => one.getAttribute('name'))
    expect(wrong).toEqual(['questions.0.options', 'questions.0.other_label'])
  })

  test('formats durations in hours and minutes, and keeps an unusual one', async () => {
    const root = await open(listOf({ ...loan, length: 50 }))
    const form = await edit(root, loan)
    const options = texts(form, '[name=length] option')
    expect(options.slice(0, 5)).toEqual(['15 min', '30 min', '45 min', '50 min', '1 h'])
    expect(options.at(-1)).toBe('8 h')
    expect(field(form, 'length').value).toBe('50')
  })

  test('sends only the changes of an existing topic', async () => {
    const root = await open()
    answer(`PATCH ${TOPICS}/${loan.uuid}`, undefined, 204)
    const form = await edit(root, loan)
    expect(field(form, 'other_topic').value).toBe('Wohnbaufinanzierung')
    await choose(form, 'notice_minutes', '2880')
    await press(form, 'Save')
    await closed(root)
    expect(await asked('PATCH')[0]?.json()).toEqual({ notice_minutes: 2880 })
  })

  test('shows a refusal at its field and keeps the input', async () => {
    const root = await open()
    const errors = {
      topic: ['This text is too long. Please shorten it.'],
      'texts.0.topic': ['This text contains characters.']
    }
    answer(`PATCH ${TOPICS}/${loan.uuid}`, { message: 'x', errors }, 422)
    const form = await edit(root, loan)
    type(field(form, 'topic'), 'Another name')
    await press(form, 'Save')
    await until(() => texts(form, '.errors p').length === 2)
    expect(field(form, 'topic').value).toBe('Another name')
    expect(field(form, 'other_topic').getAttribute('aria-invalid')).toBe('true')
    await until(() => root.querySelector('.notification.failure'))
  })

  test('keeps the input when the server is unavailable', async () => {
    const root = await open()
    answer(`PATCH ${TOPICS}/${loan.uuid}`, {}, 500)
    const form = await edit(root, loan)
    type(field(form, 'topic'), 'Another name')
    await press(form, 'Save')
    await until(() => root.querySelector('.notification.failure'))
    expect([form.open, field(form, 'topic').value]).toEqual([true, 'Another name'])
  })
})

describe('retiring', () => {
  test('asks first and says what remains; does nothing when declined', async () => {
    const root = await open()
    await flip(await rowOf(root, loan))
    const question = await dialog(root)
    expect(question.textContent).toContain('The 48 upcoming appointments stay')
    await press(question, 'Cancel')
    await closed(root)
    expect(asked('PUT')).toEqual([])
  })

  test('retires the topic after confirmation and keeps the focus', async () => {
    const root = await open()
    answer(`PUT ${TOPICS}/${loan.uuid}/retirement`, undefined, 204)
    await flip(await rowOf(root, loan))
    const question = await dialog(root)
    answer(LIST, listOf(account, savings, { ...loan, retired_at: '2026-11-22T08:00:00Z' }))
    await press(question, 'Retire')
    await closed(root)
    expect(names(root)).toEqual(['Account and cards', 'Savings and investments'])
    await until(() => document.activeElement?.textContent === 'New topic')
  })

  test('restores a retired topic immediately', async () => {
    const root = await open()
    answer(`DELETE ${TOPICS}/${retired.uuid}/retirement`, undefined, 204)
    answer(LIST, listOf(loan, { ...retired, retired_at: null }))
    await flip(await rowOf(root, retired))
    await until(() => names(root).includes('Building society savings'))
  })

  test('reports a failed deletion and keeps the topic', async () => {
    const root = await open()
    answer(`DELETE ${TOPICS}/${savings.uuid}`, { message: 'x' }, 409)
    await press(await rowOf(root, savings), 'Delete')
    await press(await dialog(root), 'Delete')
    await until(() => root.querySelector('.notification.failure'))
    expect(names(root)).toContain('Savings and investments')
  })
})

describe('assigning', () => {
  const assign = async (root: Root) => {
    const opener = await button(await rowOf(root, loan), 'Assign')
    opener.focus()
    opener.click()
    const box = await dialog(root)
    await until(() => box.querySelector('form'))
    return box
  }
  const tick = async (box: ParentNode, title: string) =>
    (
      await until(() => all(box, '.choice').find((one) => one.querySelector('.choice-title')?.textContent === title))
    ).click()
  const said = (box: ParentNode) => texts(box, '.dialog-actions [role=status]')[0]
  const uuids = exampleTopicAdvisors.advisors.map(({ uuid }) => uuid)
  const patched = () => asked('PATCH', `/${loan.uuid}/advisors`)

  test('shows an error and a retry when the list fails to load', async () => {
    const root = await open()
    answer(`GET ${TOPICS}/${loan.uuid}/advisors`, {}, 400)
    await press(await rowOf(root, loan), 'Assign')
    const box = await dialog(root)
    await until(() => box.querySelector('.general-error'))
    answer(`GET ${TOPICS}/${loan.uuid}/advisors`, exampleTopicAdvisors)
    await press(box, 'Try again')
    await until(() => box.querySelector('form'))
  })

  test('shows how many advisors of a branch have the topic, fully, partly or not ticked', async () => {
    const root = await open()
    const box = await assign(root)
    const state = () =>
      all(box, '.choice').map((one) => {
        const input = one.querySelector('input') as HTMLInputElement
        return [one.textContent, input.indeterminate ? 'some' : input.checked]
      })
    expect(state()).toEqual([
      ['All advisors2 of 6', 'some'],
      ['Graz Herrengasse0 of 2', false],
      ['Wien Innere Stadt2 of 4', 'some']
    ])
    await tick(box, 'Wien Innere Stadt')
    await until(() => state()[2]?.[1] === true)
    expect(said(box)).toBe('2 advisors gain it, no one loses it.')
    await tick(box, 'Wien Innere Stadt')
    await until(() => state()[2]?.[1] === false)
    expect(said(box)).toBe('No one gains it, 2 lose it.')
    await tick(box, 'All advisors')
    await until(() => said(box) === '4 advisors gain it, no one loses it.')
  })

  test('selects advisors one by one in a branch, and by search across branches', async () => {
    const root = await open()
    const box = await assign(root)
    await press(box, 'Show Wien Innere Stadt')
    expect(texts(box, '.topics-people .face')).toEqual(['AG', 'EY', 'KS', 'LH'])
    await tick(box, 'Mag. Anna Gruber')
    await until(() => said(box) === 'No one gains it, 1 loses it.')
    type(field(box, 'q'), 'waldhausl')
    await until(() => texts(box, '.topics-people .choice-title').join().startsWith('Dr. Katharina'))
    type(field(box, 'q'), 'graz')
    await until(() => texts(box, '.topics-people li').length === 2)
    await tick(box, 'All shown')
    await until(() => said(box) === '2 advisors gain it, 1 loses it.')
    type(field(box, 'q'), 'nobody at all')
    await until(() => box.textContent?.includes('No one found.'))
  })

  test('cannot be saved without changes', async () => {
    const root = await open()
    const box = await assign(root)
    expect((await button(box, 'Save')).ariaDisabled).toBe('true')
    expect(said(box)).toBe('No changes.')
    await press(box, 'Save')
    expect(patched()).toEqual([])
  })

  test('says for how many advisors it was saved, and can be undone', async () => {
    const root = await open()
    const box = await assign(root)
    answer(`PATCH ${TOPICS}/${loan.uuid}/advisors`, { assigned: uuids.slice(4), withdrawn: [uuids[0]] })
    await tick(box, 'Graz Herrengasse')
    await press(box, 'Show Wien Innere Stadt')
    await tick(box, 'Mag. Anna Gruber')
    await until(() => said(box)?.startsWith('2 advisors gain it, 1'))
    await press(box, 'Save')
    await closed(root)
    expect(await patched()[0]?.json()).toEqual({ assign: uuids.slice(4), withdraw: [uuids[0]] })
    await until(() => root.textContent?.includes('“Home loan”: 2 advisors have gained it, 1 has lost it.'))
    answer(`PATCH ${TOPICS}/${loan.uuid}/advisors`, { assigned: [uuids[0]], withdrawn: uuids.slice(4) })
    const undo = await button(root, 'Undo')
    undo.focus()
    undo.click()
    await until(() => !root.querySelector('.notice.success'))
    await until(() => document.activeElement?.textContent === 'Edit')
    expect(await patched()[1]?.json()).toEqual({ assign: [uuids[0]], withdraw: uuids.slice(4) })
  })

  describe.each([
    [844, 390],
    [640, 360],
    [320, 568],
    [390, 844]
  ])('at %i × %i px', (width, height) => {
    const small = async () => {
      await page.viewport(width, height)
      onTestFinished(() => page.viewport(414, 896))
      tenantLanguage.current = 'de-AT'
      const root = await open()
      await press(await rowOf(root, loan), 'Zuteilen')
      const box = await dialog(root)
      await until(() => box.querySelector('form'))
      return box
    }
    const areaOf = (one: Element) => one.getBoundingClientRect()

    test('the decision is in sight and covers no row that has the focus', async () => {
      const box = await small()
      const bar = await until(() => box.querySelector('.dialog-actions'))
      for (const one of bar.querySelectorAll('button')) {
        expect(areaOf(one).bottom).toBeLessThanOrEqual(areaOf(box).bottom)
        expect(areaOf(one).height).toBeGreaterThanOrEqual(40)
      }
      expect(areaOf(bar).height).toBeLessThan(areaOf(box).height / 3)
      for (const row of box.querySelectorAll<HTMLElement>('.choice input, .topics-branch button')) {
        row.focus()
        await drawn()
        expect(areaOf(row).bottom).toBeLessThanOrEqual(areaOf(bar).top)
      }
    })

    test('a notice covers neither the decision nor the edge of the window', async () => {
      const box = await small()
      answer(`PATCH ${TOPICS}/${loan.uuid}/advisors`, {}, 500)
      all(box, '.choice')[0]?.click()
      await press(box, 'Speichern')
      const notice = await until(() => box.querySelector('.notification.failure'))
      await until(() => !notice.getAnimations().some(({ playState }) => playState === 'running'))
      const { top, bottom, left, right } = areaOf(notice)
      expect([bottom <= height, left >= 0, right <= width]).toEqual([true, true, true])
      for (const one of box.querySelectorAll('.dialog-actions button'))
        expect(areaOf(one).bottom).toBeLessThanOrEqual(top)
    })
  })

  test('reports a failed save and keeps the choice', async () => {
    const root = await open()
    const box = await assign(root)
    answer(`PATCH ${TOPICS}/${loan.uuid}/advisors`, {}, 500)
    await tick(box, 'All advisors')
    await press(box, 'Save')
    await until(() => root.querySelector('.notification.failure'))
    await until(() => said(box) === '4 advisors gain it, no one loses it.')
  })
})
