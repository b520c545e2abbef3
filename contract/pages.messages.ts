import type { MessageTable } from './locales.ts'

/** Pages that the server renders for visitors. */
export const pagesMessages = {
  'pages.home': { en: 'Go to the home page', 'de-AT': 'Zur Startseite' },
  'pages.no-script': {
    en: 'This application needs JavaScript. Please switch it on in your browser.',
    'de-AT': 'Diese Anwendung braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.',
    'de-AT-informal': 'Diese Anwendung braucht JavaScript. Bitte schalte es in deinem Browser ein.'
  }
} satisfies MessageTable
