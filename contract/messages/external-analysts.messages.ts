import type { MessageTable } from '../locales.ts'

/** Who receives a branch's reports; the two texts for an empty list are the spec's (§2). */
export const externalAnalystsMessages = {
  'external-analysts.header': { en: 'Report recipients', 'de-AT': 'Berichtsempfang' },
  'external-analysts.lead': {
    en: 'Who receives the weekly reports of this branch. You can choose users with the role Analyst.',
    'de-AT': 'Wer die Wochenberichte dieser Filiale erhält. Zur Auswahl stehen Konten mit der Rolle „Auswertung“.'
  },
  'external-analysts.label': { en: 'Recipients', 'de-AT': 'Empfängerinnen und Empfänger' },
  'external-analysts.placeholder': { en: 'Enter a name …', 'de-AT': 'Namen eingeben …' },
  'external-analysts.no-match': {
    en: 'No matches - please try to enter another name.',
    'de-AT': 'Keine Treffer – bitte versuchen Sie es mit einem anderen Namen.',
    'de-AT-informal': 'Keine Treffer – bitte versuche es mit einem anderen Namen.'
  },
  'external-analysts.none': {
    en: 'There is no user to select. Please assign the appropriate role to a user first.',
    'de-AT': 'Es gibt kein Benutzerkonto zur Auswahl. Bitte weisen Sie zuerst einem Konto die Rolle „Auswertung“ zu.',
    'de-AT-informal':
      'Es gibt kein Benutzerkonto zur Auswahl. Bitte weise zuerst einem Konto die Rolle „Auswertung“ zu.'
  },
  'external-analysts.saved': { en: 'Report recipients saved', 'de-AT': 'Berichtsempfang gespeichert' },
  'external-analysts.stopped': {
    en: '{name} unsubscribed from the weekly report on {day}. Only the link in an e-mail to {name} can restart it.',
    'de-AT':
      '{name} hat den Wochenbericht am {day} abbestellt. Nur über den Link in einer E-Mail an {name} lässt er sich wieder bestellen.'
  },
  'external-analysts.unknown': {
    en: 'This user cannot receive reports.',
    'de-AT': 'Dieses Benutzerkonto kann keine Berichte erhalten.'
  }
} satisfies MessageTable
