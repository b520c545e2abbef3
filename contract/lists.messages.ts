import type { MessageTable } from './locales.ts'

/** Lists that are turned page by page, and of which something is deleted; apart from what every widget loads. */
export const listsMessages = {
  'lists.pages': { en: 'Pages', 'de-AT': 'Seiten' },
  'lists.page': { en: 'Page {page} of {pages}', 'de-AT': 'Seite {page} von {pages}' },
  'lists.previous': { en: 'Previous', 'de-AT': 'Zurück' },
  'lists.next': { en: 'Next', 'de-AT': 'Weiter' },
  'lists.deleted': { en: '“{name}” has been deleted.', 'de-AT': '„{name}“ ist gelöscht.' },
  'lists.undo': { en: 'Undo', 'de-AT': 'Rückgängig machen' },
  'lists.changed-elsewhere': {
    en: 'Not saved: somebody else has changed this list in the meantime.',
    'de-AT': 'Nicht gespeichert: Diese Liste wurde inzwischen von jemand anderem geändert.'
  },
  'lists.outdated': {
    en: 'Somebody else has changed this list in the meantime, so nothing has been saved. What you have entered still stands here. Copy what you want to keep, then load the list as it is now and make your changes there.',
    'de-AT':
      'Diese Liste wurde inzwischen von jemand anderem geändert, daher ist nichts gespeichert. Was Sie eingegeben haben, steht noch hier. Kopieren Sie, was Sie behalten wollen, laden Sie dann die Liste auf dem jetzigen Stand und ändern Sie sie dort.',
    'de-AT-informal':
      'Diese Liste wurde inzwischen von jemand anderem geändert, daher ist nichts gespeichert. Was du eingegeben hast, steht noch hier. Kopiere, was du behalten willst, lade dann die Liste auf dem jetzigen Stand und ändere sie dort.'
  },
  'lists.load-present': { en: 'Load the present list', 'de-AT': 'Jetzigen Stand laden' }
} satisfies MessageTable
