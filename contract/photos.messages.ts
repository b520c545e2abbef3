import type { MessageTable } from './locales.ts'

export const photosMessages = {
  'photos.too-large': { en: 'The picture may have 10 MB at most.', 'de-AT': 'Das Bild darf höchstens 10 MB haben.' },
  'photos.type': {
    en: 'Please choose a picture in the format JPEG, PNG or WebP.',
    'de-AT': 'Bitte wählen Sie ein Bild im Format JPEG, PNG oder WebP.',
    'de-AT-informal': 'Bitte wähle ein Bild im Format JPEG, PNG oder WebP.'
  },
  'photos.unreadable': {
    en: 'The picture is damaged. Please choose another one.',
    'de-AT': 'Das Bild ist beschädigt. Bitte wählen Sie ein anderes.',
    'de-AT-informal': 'Das Bild ist beschädigt. Bitte wähle ein anderes.'
  },
  'photos.too-many-pixels': {
    en: 'The picture may have 50 million pixels at most.',
    'de-AT': 'Das Bild darf höchstens 50 Millionen Pixel haben.'
  },
  'photos.too-small': {
    en: 'The picture must be at least 128 pixels wide and high.',
    'de-AT': 'Das Bild muss mindestens 128 Pixel breit und hoch sein.'
  }
} satisfies MessageTable
