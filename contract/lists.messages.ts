import type { MessageTable } from './locales.ts'

/** Lists that are turned page by page, and of which something is deleted; apart from what every widget loads. */
export const listsMessages = {
  'lists.pages': { en: 'Pages', 'de-AT': 'Seiten' },
  'lists.page': { en: 'Page {page} of {pages}', 'de-AT': 'Seite {page} von {pages}' },
  'lists.previous': { en: 'Previous', 'de-AT': 'Zurück' },
  'lists.next': { en: 'Next', 'de-AT': 'Weiter' },
  'lists.deleted': { en: '“{name}” has been deleted.', 'de-AT': '„{name}“ ist gelöscht.' },
  'lists.undo': { en: 'Undo', 'de-AT': 'Rückgängig machen' }
} satisfies MessageTable
