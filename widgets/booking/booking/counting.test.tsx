import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { exampleTopics } from '#contract/examples/appointment-topics.example'
import { exampleAvailability } from '#contract/examples/availability.example'
import { until } from '../../testing/mount.ts'
import { answer } from '../../testing/network.ts'
import { AVAILABILITY, asked, BOOK, HOLD, serve, visit } from './testing/harness.ts'

const STEP = 'POST /api/v1/advisors/anna/booking-steps'
const [loan] = exampleTopics

beforeEach(() => {
  serve()
  answer(STEP, undefined, 202)
})

const told = () => asked(STEP).map(({ url }) => Object.fromEntries(new URL(url).searchParams))
const topic = loan?.uuid

function browserSays(name: 'globalPrivacyControl' | 'doNotTrack', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, name))
}

function campaign(src: string) {
  const here = location.href
  onTestFinished(() => history.replaceState(null, '', here))
  history.replaceState(null, '', `${location.pathname}?src=${src}`)
}

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1']
] as const)('tells nothing where the browser asks not to be counted, by %s', async (name, value) => {
  browserSays(name, value)
  const { toReview, press, at } = await visit()
  await toReview()
  await press('Book now')
  await at('done')
  expect(told()).toEqual([])
})

test('tells nothing before the first choice', async () => {
  const { at } = await visit()
  await at('topic')
  expect(told()).toEqual([])
})

test('tells each step once, with campaign and topic, without a body or a header of its own', async () => {
  campaign('plakat')
  const { toReview, press, at } = await visit()
  await toReview()
  await press('Book now')
  await at('done')
  const all = { widget: 'inline', src: 'plakat' }
  expect(told()).toEqual([
    { step: 'opened', topic, ...all },
    { step: 'topic', topic, ...all },
    { step: 'slot', topic, ...all }
  ])
  const [first] = asked(STEP)
  expect([first?.body, first?.credentials, first?.headers.get('content-type')]).toEqual([null, 'same-origin', null])
  expect(await asked(BOOK)[0]?.json()).toMatchObject({ widget: 'inline', src: 'plakat' })
})

test('a popup tells that it was opened', async () => {
  const { press, at } = await visit('<advisor-booking alias="anna" mode="popup"></advisor-booking>', '[part=button]')
  expect(told()).toEqual([])
  await press('Book')
  await at('topic')
  await until(() => told().length)
  expect(told()).toEqual([{ step: 'opened', widget: 'popup' }])
})

const DAY = 86_400_000
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

test.each([
  ['none', null],
  ['late', dayIn(100)]
] as const)('tells that %s was the reason', async (reason, next) => {
  const nothing = { ...exampleAvailability(dayIn(0), dayIn(0)), days: {}, next_free_day: next }
  answer(AVAILABILITY, nothing)
  const { press, at, pick } = await visit()
  await press('Home loan')
  await at('type')
  await pick('branch')
  await until(() => told().some(({ step }) => step === 'topic'))
  expect(told().find(({ step }) => step === 'topic')).toMatchObject({ reason, topic })
})

test('tells an error with the furthest step', async () => {
  answer(HOLD, {}, 500)
  const { press, at, pick, click } = await visit()
  await press('Home loan')
  await at('type')
  await pick('branch')
  await at('slot')
  await click('.times .slot:not(.skeleton *)')
  await until(() => told().some(({ reason }) => reason === 'error'))
  expect(told().at(-1)).toMatchObject({ step: 'topic', reason: 'error' })
})
