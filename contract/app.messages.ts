import type { MessageTable } from './locales.ts'

/** The app's frame: error pages and menus (spec §2). */
export const appMessages = {
  'app.whoops': { en: 'Whoops!', 'de-AT': 'Hoppla!' },
  'app.support': {
    en: 'If the error persists, please contact support.',
    'de-AT': 'Wenn der Fehler bestehen bleibt, wenden Sie sich bitte an den Support.',
    'de-AT-informal': 'Wenn der Fehler bestehen bleibt, wende dich bitte an den Support.'
  },
  'app.technical': { en: 'Technical informations', 'de-AT': 'Technische Informationen' },
  'app.not-found-status': { en: 'Not Found (#404)', 'de-AT': 'Nicht gefunden (#404)' },
  'app.not-found-text': { en: 'Page not found', 'de-AT': 'Seite nicht gefunden' },
  'app.403': { en: 'Forbidden (#403)', 'de-AT': 'Kein Zugriff (#403)' },
  'app.404': { en: 'Not found (#404)', 'de-AT': 'Nicht gefunden (#404)' }
} satisfies MessageTable
