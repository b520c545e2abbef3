import { beforeEach, expect, test } from 'vitest'
import { exampleSettings } from '#contract/examples/advisor-settings.example'
import { exampleTopics } from '#contract/examples/appointment-topics.example'
import { exampleTypes } from '#contract/examples/appointment-types.example'
import { answerLeaving, leaveQuestion } from '../testing/leaving.ts'
import { drawn, type, until } from '../testing/mount.ts'
import { answer } from '../testing/network.ts'
import { follow, open, path, prepareApp } from './testing.ts'

prepareApp()

const FROM = '/app/online-appointments/settings/topics'
const HERE = '/app/online-appointments/settings/index'

beforeEach(() => {
  answer('GET /api/v1/advisors/anna-gruber/settings', exampleSettings)
  answer('GET /api/v1/advisors/anna-gruber/appointment-types', exampleTypes)
  answer('GET /api/v1/advisors/anna-gruber/appointment-topics', [])
  answer('GET /api/v1/appointment-topics', exampleTopics)
  answer('GET /api/v1/advisors', [])
})

/** The settings, opened from the topics, with something typed. */
async function typed() {
  const { root } = await open('/online-appointments/settings/topics')
  await follow(root, 'Settings')
  const field = await until(() => root.querySelector<HTMLInputElement>('main [name=meeting_url]'))
  type(field, 'https://meet.demo.example')
  await until(() => root.querySelector('main .form-actions .help'))
  field.focus()
  return { root, field }
}

test('a link does not lose what the user wants to keep', async () => {
  const { root, field } = await typed()
  await follow(root, 'Topics')
  await answerLeaving(root, 'Keep editing')
  expect([path(), field.isConnected, field.value]).toEqual([HERE, true, 'https://meet.demo.example'])
})

test('a link is followed once the user discards the changes, without another question', async () => {
  const { root } = await typed()
  await follow(root, 'Topics')
  await answerLeaving(root, 'Discard changes')
  await until(() => path() === FROM)
  await drawn()
  expect(leaveQuestion(root)).toBeUndefined()
})

test('Back asks too: it stays, or leads to where it would have led', async () => {
  const { root, field } = await typed()
  history.back()
  await answerLeaving(root, 'Keep editing')
  // the browser goes back and forth on its own time
  await until(() => path() === HERE)
  expect(field.isConnected && field.value).toBe('https://meet.demo.example')
  history.back()
  await answerLeaving(root, 'Discard changes')
  await until(() => path() === FROM)
  await until(() => !root.querySelector('[name=meeting_url]'))
  expect(leaveQuestion(root)).toBeUndefined()
})

test('Back closes the question too, as often as it is asked, and what was typed stays', async () => {
  const { root, field } = await typed()
  for (const ask of [() => history.back(), () => history.back(), () => follow(root, 'Topics')]) {
    await ask()
    await until(() => leaveQuestion(root))
    history.back()
    await until(() => !leaveQuestion(root) && path() === HERE)
  }
  expect([field.isConnected, field.value]).toEqual([true, 'https://meet.demo.example'])
  history.back()
  await answerLeaving(root, 'Discard changes')
  await until(() => path() === FROM)
})
