import { beforeEach, expect, test } from 'vitest'
import { exampleOrganization } from '#contract/examples/organizations.example'
import { initOf, open as openApp, prepareApp, pressSave } from '../../app/testing.ts'
import { pictureFile, selectFiles } from '../../people/photos/testing.ts'
import { until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const OWN = `/api/v1/organizations/${exampleOrganization.uuid}`
const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const uploaded = { profile_picture_url: dot, profile_pictures: [] }

beforeEach(() => {
  answer(`GET ${OWN}`, exampleOrganization)
  answer(`PUT ${OWN}/photo`, uploaded)
  answer(`DELETE ${OWN}/photo`, undefined, 204)
})

async function open() {
  const { root } = await openApp(
    `/account-admin/organizations/edit?id=${exampleOrganization.uuid}&tab=page`,
    initOf({ me: { roles: ['orgadmin'] } }),
    '.photo-parts'
  )
  return root.querySelector('.card:has(.photo-parts)') as HTMLElement
}
const field = (card: ParentNode) => card.querySelector('input[type=file]') as HTMLInputElement
const button = (within: ParentNode, text: string) =>
  [...within.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLElement
const sent = () => until(() => requests.find(({ method, url }) => method !== 'GET' && url.includes('/photo')))

test('the page of a branch offers a photo and leads to its editor, and shows no initials in its place', async () => {
  const card = await open()
  expect(card.querySelector('figcaption')?.textContent).toBe('No photo yet. The page is shown without one.')
  expect(card.querySelector('.initials')?.textContent).toBe('')
  const link = (card.getRootNode() as ParentNode).querySelector('[aria-label="Content of the page"] a')
  expect(link?.getAttribute('href')).toContain('/organizations-profiles/editor?id=')
})

test('a chosen part is sent, and the photo is called by the public name of the branch', async () => {
  const card = await open()
  selectFiles(field(card), await pictureFile(600, 400))
  await until(() => card.querySelector('figcaption')?.textContent === 'On the page')
  await pressSave(card)
  await until(() => card.querySelector('img'))
  const { method, url, headers } = await sent()
  expect([method, new URL(url).searchParams.get('crop'), headers.get('content-type')]).toEqual([
    'PUT',
    '100,0,400',
    'image/jpeg'
  ])
  expect(card.querySelector('img')?.alt).toBe('Photo of Alpenbank Wien Innere Stadt')
})

test('what is no picture is not sent, and the server’s refusal is shown beside the photo', async () => {
  const card = await open()
  selectFiles(field(card), new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }))
  await until(() => card.querySelector('.errors p')?.textContent === 'Please choose a JPEG, PNG or WebP image.')
  answer(`PUT ${OWN}/photo`, { message: 'x', errors: { image: ['The image is damaged.'] } }, 422)
  selectFiles(field(card), await pictureFile(600, 400))
  await until(() => card.querySelector('.photo-stage'))
  await pressSave(card)
  await until(() => card.querySelector('.errors p')?.textContent === 'The image is damaged.')
})

test('it is removed after a question that names the page, and the focus stays', async () => {
  answer(`GET ${OWN}`, { ...exampleOrganization, ...uploaded })
  const card = await open()
  button(card, 'Remove photo').click()
  const dialog = await until(() => card.querySelector<HTMLDialogElement>('dialog[open]'))
  expect(dialog.textContent).toContain('The page will be shown without a photo.')
  button(dialog, 'Remove photo').click()
  expect((await sent()).method).toBe('DELETE')
  await until(() => !card.querySelector('img') && document.activeElement === field(card))
})
