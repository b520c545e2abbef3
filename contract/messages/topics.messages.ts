import type { MessageTable } from '../locales.ts'

/** The advisor's choice of topics (spec §2). */
export const topicsMessages = {
  'topics.header': { en: 'Topics', 'de-AT': 'Themen' },
  'topics.heading': { en: 'Advice Topics', 'de-AT': 'Beratungsthemen' },
  'topics.help': {
    en: 'Here you can specify which consulting topics customers can book with you. The topics and their lengths are set by an administrator and cannot be influenced or changed here. If you have any questions, please contact your administrator.',
    'de-AT':
      'Hier legen Sie fest, welche Beratungsthemen Kundinnen und Kunden bei Ihnen buchen können. Die Themen und ihre Dauer gibt die Administration vor; hier lassen sie sich nicht ändern. Bei Fragen wenden Sie sich bitte an Ihre Administration.',
    'de-AT-informal':
      'Hier legst du fest, welche Beratungsthemen Kundinnen und Kunden bei dir buchen können. Die Themen und ihre Dauer gibt die Administration vor; hier lassen sie sich nicht ändern. Bei Fragen wende dich bitte an deine Administration.'
  },
  'topics.label': { en: 'Choose advice topics', 'de-AT': 'Beratungsthemen auswählen' },
  'topics.none': {
    en: 'While no topic is chosen, customers cannot book you online.',
    'de-AT': 'Solange kein Thema gewählt ist, können Sie nicht online gebucht werden.',
    'de-AT-informal': 'Solange kein Thema gewählt ist, kannst du nicht online gebucht werden.'
  },
  'topics.saved': { en: 'Topics saved', 'de-AT': 'Themen gespeichert' },
  'topics.placeholder': { en: 'Search for a topic', 'de-AT': 'Thema suchen' }
} satisfies MessageTable
