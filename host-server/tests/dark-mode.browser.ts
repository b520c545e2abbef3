import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DESK } from '../testing/browser.ts'
import { openTour } from './support/tour.ts'

const tour = openTour()
const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

const enter = async (account: string, colorScheme: Scheme) =>
  (await tour.enter(account, { ...DESK, colorScheme, deviceScaleFactor: 1 })).page

/** What is drawn, as colours. */
const drawn = async (place: Locator) =>
  sharp(await place.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()

const differs = (one: Buffer, other: Buffer) =>
  one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0)

async function closed<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const result = await work()
  await page.context().close()
  return result
}

const setLogo = (value: string | undefined) =>
  tour.office.look(async (own) => {
    const setting = { tenant_id: tour.office.tenantId, name: 'images.tenantLogoDark' }
    await own('tenant_settings').where(setting).delete()
    if (value) await own('tenant_settings').insert({ ...setting, value })
  })

test('the favicon is drawn in other colours in the dark', async () => {
  const icons: Buffer[] = []
  for (const scheme of SCHEMES) {
    const page = await enter('advisor', scheme)
    // like a tab, an image follows the browser's scheme
    await page.locator('.brand img').evaluate((image: HTMLImageElement) => {
      const icon = document.createElement('img')
      icon.id = 'icon'
      icon.width = icon.height = 32
      icon.src = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? ''
      image.closest('a')?.before(icon)
      return icon.decode()
    })
    icons.push(await closed(page, () => drawn(page.locator('#icon'))))
  }
  const [light, dark] = icons as [Buffer, Buffer]
  expect(light.length).toBe(dark.length)
  expect(differs(light, dark)).toBeGreaterThan(30)
})

const PAGES = [
  ['a page of the app', '/app/', '.brand img'],
  ['a page of the server', '/account/login', '.brand-logo']
] as const

test.each(PAGES)('%s has the logo for dark surfaces in the dark, or paper under the other', async (_what, path, at) => {
  const logoIn = async (scheme: Scheme) => {
    const page = await enter('advisor', scheme)
    if (path !== '/app/') await page.context().clearCookies()
    await page.goto(tour.host + path)
    const logo = page.locator(at).first()
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    return closed(page, () =>
      logo.evaluate((image: HTMLImageElement) => ({
        src: new URL(image.currentSrc).pathname,
        paper: getComputedStyle(image).backgroundColor
      }))
    )
  }
  const none = 'rgba(0, 0, 0, 0)'
  await expect.poll(() => logoIn('dark')).toEqual({ src: '/media/logo-dark.svg', paper: none })
  await setLogo(undefined)
  try {
    await expect.poll(() => logoIn('dark')).toEqual({ src: '/media/logo.svg', paper: 'rgb(244, 246, 247)' })
    expect(await logoIn('light')).toEqual({ src: '/media/logo.svg', paper: none })
  } finally {
    await setLogo('/media/logo-dark.svg')
  }
})

test('a photo is drawn alike in the light and in the dark', async () => {
  const photos: Buffer[] = []
  for (const scheme of SCHEMES) {
    const page = await enter('advisor', scheme)
    const photo = page.locator('.user-button img').first()
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const box = await photo.boundingBox()
    // without the rounded corners, between which the page is seen
    const clip = { x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + 8, width: 16, height: 16 }
    photos.push(
      await closed(page, async () =>
        sharp(await page.screenshot({ clip }))
          .removeAlpha()
          .raw()
          .toBuffer()
      )
    )
  }
  expect(differs(photos[0] as Buffer, photos[1] as Buffer)).toBe(0)
})
