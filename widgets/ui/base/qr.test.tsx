import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { exampleVCard } from '#contract/examples/vcard.example'
import { show } from '../../testing/show.tsx'
import { drawQr, Qr } from './qr.tsx'

const ZOOM = 3

/** Renders a picture at 1x pixel density, or enlarged by `zoom`. */
function picture(source: CanvasImageSource, side: number, zoom = 1) {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side * zoom
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.drawImage(source, 0, 0, side * zoom, side * zoom)
  return { canvas, context }
}

/** What an independent reader decodes from a blurred photo of a 1x screen. */
async function read(svg: SVGSVGElement): Promise<string | undefined> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await image.decode()
  const side = image.width
  const { context } = picture(picture(image, side).canvas, side, ZOOM)
  const { data, width, height } = context.getImageData(0, 0, side * ZOOM, side * ZOOM)
  return jsQR(data, width, height)?.data
}

const drawn = async (text: string, size: number, margin?: number) => {
  const root = await show(() => (
    <>
      <Qr text={text} label="A code" size={size} margin={margin} />
      <p>beside</p>
    </>
  ))
  return root.querySelector('svg')
}

test('draws no code for a text that is too long', async () => {
  expect(drawQr('x'.repeat(2954))).toBeUndefined()
  expect(await drawn('x'.repeat(2954), 200)).toBeNull()
})

test.each([
  ['a vCard', exampleVCard.content, 200, undefined],
  ['umlauts, emoji and breaks', 'Köstler; „Ångström“, 👩‍👩‍👧‍👦\r\n\\n 🏔️', 200, undefined],
  ['an address without a margin', 'https://termine.alpenbank.example/app/profile/anna-gruber', 150, 0]
])('writes %s so that another program can read it', async (_what, text, size, margin) => {
  const svg = (await drawn(text, size, margin)) as SVGSVGElement
  expect(await read(svg)).toBe(text)
})

test('is a labelled image of the given size, with the quiet zone of the standard', async () => {
  const svg = (await drawn('HELLO', 200)) as SVGSVGElement
  expect([svg.getAttribute('role'), svg.getAttribute('aria-label')]).toEqual(['img', 'A code'])
  const { width, height } = svg.getBoundingClientRect()
  expect([width, height]).toEqual([200, 200])
  expect(svg.getAttribute('viewBox')).toBe('-4 -4 29 29')
  expect(svg.querySelectorAll('path')).toHaveLength(1)
})
