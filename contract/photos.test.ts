import { expect, test } from 'vitest'
import { type Picture, pictureSources } from './photos.ts'

const picture = (width: number, type: Picture['type']): Picture => ({ url: `/media/${width}`, type, width })

test('a photo that was not uploaded has no sources', () => expect(pictureSources([])).toEqual([]))

test('lists all sizes of each format, with the host’s origin if given', () => {
  const pictures = [picture(255, 'image/jpeg'), picture(510, 'image/jpeg'), picture(255, 'image/webp')]
  expect(pictureSources(pictures, 'https://bank.example')).toEqual([
    { type: 'image/webp', srcset: 'https://bank.example/media/255 255w' },
    { type: 'image/jpeg', srcset: 'https://bank.example/media/255 255w, https://bank.example/media/510 510w' }
  ])
})
