import type { MessageTable } from '../locales.ts'

/** Lists that are turned page by page, and of which something is deleted; apart from what every widget loads. */
export const listsMessages = {
  'lists.pages': { en: 'Pages', 'de-AT': 'Seiten' },
  'lists.page': { en: 'Page {page} of {pages}', 'de-AT': 'Seite {page} von {pages}' },
  'lists.previous': { en: 'Previous', 'de-AT': 'Zurück' },
  'lists.next': { en: 'Next', 'de-AT': 'Weiter' },
  'lists.deleted': { en: '“{name}” has been deleted.', 'de-AT': '„{name}“ wurde gelöscht.' },
  'lists.undo': { en: 'Undo', 'de-AT': 'Rückgängig machen' },
  'lists.changed-elsewhere': {
    en: 'Not saved: someone else has changed this list in the meantime.',
    'de-AT': 'Nicht gespeichert: Diese Liste wurde inzwischen von jemand anderem geändert.'
  },
  'lists.outdated': {
    en: 'Someone else has changed this list in the meantime, so nothing was saved. Your entries are still here. Copy what you want to keep, load the latest version and make your changes there.',
    'de-AT':
      'Diese Liste wurde inzwischen von jemand anderem geändert, daher wurde nichts gespeichert. Ihre Eingaben sind noch hier. Kopieren Sie, was Sie behalten wollen, laden Sie den aktuellen Stand und nehmen Sie Ihre Änderungen dort vor.',
    'de-AT-informal':
      'Diese Liste wurde inzwischen von jemand anderem geändert, daher wurde nichts gespeichert. Deine Eingaben sind noch hier. Kopiere, was du behalten willst, lade den aktuellen Stand und nimm deine Änderungen dort vor.'
  },
  'lists.load-present': { en: 'Load latest version', 'de-AT': 'Aktuellen Stand laden' }
} satisfies MessageTable
