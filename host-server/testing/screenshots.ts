import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'

const FOLDER = resolve(import.meta.dirname, 'screenshots')
/** Screenshots are stored and compared at this scale, since letters and edges differ from machine to machine. */
const SCALE = 4
/** Of 255: a difference that an eye sees. */
const SEEN = 40
/** The share of pixels that may differ. */
const MOST = 0.01

const pixels = (picture: string | Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })

async function shrunk(page: Page): Promise<Buffer> {
  const full = sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }))
  const { width } = await full.metadata()
  return full
    .resize({ width: Math.round(width / SCALE) })
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

/** Compares the page with its stored screenshot. `SCREENSHOTS=new` takes new ones: look at them before you commit them. */
export async function expectScreenshot(page: Page, name: string): Promise<void> {
  const file = resolve(FOLDER, `${name}.png`)
  await page.evaluate(() => document.fonts.ready)
  const now = await shrunk(page)
  if (process.env.SCREENSHOTS === 'new') await sharp(now).toFile(file)
  expect(existsSync(file), `${file} is there`).toBe(true)
  const [{ data: before, info: then }, { data: after, info }] = await Promise.all([pixels(file), pixels(now)])
  expect([info.width, Math.abs(info.height - then.height) < 3], `${name}: size`).toEqual([then.width, true])
  const length = Math.min(before.length, after.length)
  let changed = 0
  for (let at = 0; at < length; at += 1) if (Math.abs((before[at] ?? 0) - (after[at] ?? 0)) > SEEN) changed += 1
  expect(changed / length, `${name}: part that looks different`).toBeLessThan(MOST)
}
