import { beforeEach, expect, test } from 'vitest'
import { exampleReviews, exampleReviewsPage } from '#contract/examples/reviews.example'
import type { Review, ReviewsPage } from '#contract/reviews'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { dialog, texts } from '../../testing/find.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const CALL = '/api/v1/reviews'
const admin = initOf({ me: { roles: ['accountadmin'] } })
const [waiting, published, rejected] = exampleReviews as [Review, Review, Review]
const own: ReviewsPage = { ...exampleReviewsPage, reviews: [published], total: 1, decides: false, rating: null }

beforeEach(() => answer(`GET ${CALL}`, exampleReviewsPage))

const shown = async (init = admin) => (await open('/reviews', init, '.review-list')).root
type Root = Awaited<ReturnType<typeof shown>>
const item = (root: Root, at: number) => root.querySelectorAll<HTMLElement>('.review')[at] as HTMLElement
const button = (root: ParentNode, name: string) =>
  until(() => [...root.querySelectorAll('button')].find((one) => one.textContent?.startsWith(name)))
const notice = (root: Root, said: string) => until(() => texts(root, '.notification p').includes(said))
const sent = (rest: string) => requests.filter((one) => one.method === 'PUT' && one.url.includes(`${CALL}/${rest}`))

test('users without a card who do not administer are redirected to /403', async () => {
  await open('/reviews', initOf({ me: { roles: ['analyst'], alias: null } }))
  await until(() => path() === '/app/403')
})

test('with the module off nobody is led there', async () => {
  await open('/reviews', initOf({ me: { roles: ['accountadmin'] }, off: 'profiles-reviews' }))
  await until(() => path() === '/app/403')
})

test('a list that fails to load says so, and can be loaded again', async () => {
  answer(`GET ${CALL}`, {}, 500)
  const { root } = await open('/reviews', admin, '.general-error')
  answer(`GET ${CALL}`, exampleReviewsPage)
  root.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => root.querySelectorAll('.review').length === exampleReviews.length)
})

test('an empty list says when reviews come, and a filter that there are none of the kind', async () => {
  answer(`GET ${CALL}`, { ...exampleReviewsPage, reviews: [], total: 0, rating: null })
  const root = await shown()
  await until(() => texts(root, '.paged-list .lead').join().includes('There are no reviews yet.'))
  const field = root.querySelector<HTMLSelectElement>('[name=state]') as HTMLSelectElement
  field.value = 'rejected'
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await until(() => texts(root, '.paged-list .lead').join().includes('There are no reviews of this kind.'))
  await until(() => requests.some(({ url }) => url.includes(`${CALL}?page=1&state=rejected`)))
})

test('administrators see who decided and why; stars are said in words', async () => {
  const root = await shown()
  expect(texts(item(root, 0), '.review-stars .visually-hidden')).toEqual(['5 stars out of 5'])
  expect(item(root, 0).textContent).toContain(`About ${waiting.advisor.full_name}`)
  expect(item(root, 2).textContent).toContain(`Reason: ${rejected.reason}`)
})

test('one is published without a question, and the list is loaded again', async () => {
  const root = await shown()
  const after = { ...waiting, state: 'published' as const, decided_at: '2026-11-21T10:00:00Z', decided_by: 'Petra' }
  answer(`PUT ${CALL}/${waiting.uuid}/decision`, after)
  answer(`GET ${CALL}`, { ...exampleReviewsPage, reviews: [after, published, rejected] })
  ;(await button(item(root, 0), 'Publish')).click()
  await notice(root, 'Review published')
  expect(await sent(`${waiting.uuid}/decision`)[0]?.json()).toEqual({ state: 'published' })
})

test('one that is gone says so', async () => {
  const root = await shown()
  answer(`PUT ${CALL}/${waiting.uuid}/decision`, {}, 404)
  ;(await button(item(root, 0), 'Publish')).click()
  await notice(root, 'This review no longer exists, or is no longer published.')
})

test('a rejection needs a reason: what the server refuses is shown at its field, and nothing is lost', async () => {
  const root = await shown()
  ;(await button(item(root, 0), 'Reject')).click()
  const form = await dialog(root)
  answer(`PUT ${CALL}/${waiting.uuid}/decision`, { message: 'x', errors: { reason: ['Please name it.'] } }, 422)
  type(form.querySelector('[name=reason]'), 'Beleidigung')
  ;(await button(form, 'Save')).click()
  await until(() => texts(form, '.errors p')[0] === 'Please name it.')
  expect(form.querySelector<HTMLTextAreaElement>('[name=reason]')?.value).toBe('Beleidigung')
  answer(`PUT ${CALL}/${waiting.uuid}/decision`, { ...waiting, state: 'rejected', reason: 'Beleidigung' })
  ;(await button(form, 'Save')).click()
  await notice(root, 'Review rejected')
  expect(await sent(`${waiting.uuid}/decision`).at(-1)?.json()).toEqual({ state: 'rejected', reason: 'Beleidigung' })
})

test('an advisor sees the own published ones without names or filters, and replies', async () => {
  answer(`GET ${CALL}`, own)
  const root = await shown(initOf())
  expect(texts(root, '.lead')).toContain('Your average is shown on your card from 5 published reviews on.')
  expect(root.querySelector('[name=state], .review-about, .review-state')).toBeNull()
  ;(await button(item(root, 0), 'Change reply')).click()
  const form = await dialog(root)
  type(form.querySelector('[name=text]'), 'Gerne wieder!')
  answer(`PUT ${CALL}/${published.uuid}/reply`, { ...published, reply: 'Gerne wieder!' })
  answer(`GET ${CALL}`, { ...own, reviews: [{ ...published, reply: 'Gerne wieder!' }] })
  ;(await button(form, 'Save')).click()
  await notice(root, 'Reply saved')
  expect(await sent(`${published.uuid}/reply`)[0]?.json()).toEqual({ text: 'Gerne wieder!' })
  await until(() => texts(root, '.review-reply .review-text')[0] === 'Gerne wieder!')
})
