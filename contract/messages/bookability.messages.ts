import type { MessageTable } from '../locales.ts'

/** Whether customers can book at a branch, for its managers. */
export const bookabilityMessages = {
  'bookability.branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'bookability.open': {
    en: '{all, plural, one {Customers can book with the advisor of this branch.} other {Customers can book with {count} of {all} advisors of this branch.}} Next free time: {when}',
    'de-AT':
      '{all, plural, one {In dieser Filiale kann gebucht werden.} other {In dieser Filiale kann bei {count} von {all} Personen gebucht werden.}} Nächster freier Termin: {when}'
  },
  'bookability.nobody': {
    en: 'Nobody can book at this branch at the moment. The table names the reason for each advisor.',
    'de-AT': 'In dieser Filiale kann derzeit niemand buchen. Die Tabelle nennt für jede Person den Grund.'
  },
  'bookability.no-advisors': {
    en: 'Nobody can book at this branch: no advisors are assigned to it.',
    'de-AT': 'In dieser Filiale kann niemand buchen: Es sind keine Beraterinnen und Berater zugeordnet.'
  },
  'bookability.branch-closed': {
    en: 'This branch has been closed since {day}, and nobody can book here. An administrator can reopen it on its page.',
    'de-AT':
      'Diese Filiale ist seit {day} geschlossen, hier kann niemand buchen. Die Administration kann sie auf ihrer Seite wieder öffnen.'
  },
  'bookability.advisors': { en: 'Advisors of {branch}', 'de-AT': 'Beraterinnen und Berater: {branch}' },
  'bookability.name': { en: 'Advisor', 'de-AT': 'Name' },
  'bookability.next-free': { en: 'Next free time', 'de-AT': 'Nächster freier Termin' },
  'bookability.reason': { en: 'Why not, and what to do', 'de-AT': 'Grund und Abhilfe' },
  'bookability.none': { en: 'None', 'de-AT': 'Keiner' },
  'bookability.to-card': { en: 'Open the card', 'de-AT': 'Karte öffnen' },
  'bookability.to-topics': { en: 'Choose topics', 'de-AT': 'Themen wählen' },
  'bookability.to-hours': { en: 'Enter booking times', 'de-AT': 'Buchungszeiten eintragen' },
  'bookability.to-closures': { en: 'Check closing days', 'de-AT': 'Schließzeiten prüfen' },
  'bookability.to-calendar': { en: 'Open the branch calendar', 'de-AT': 'Filialkalender öffnen' },
  'bookability.not-yours': {
    en: 'The advisor or an administrator can change that.',
    'de-AT': 'Ändern kann das die Person selbst oder die Administration.'
  },
  'bookability.option': {
    en: 'Online booking is off in the contact options of the card.',
    'de-AT': 'Die Online-Terminbuchung ist bei den Kontaktmöglichkeiten der Karte ausgeschaltet.'
  },
  'bookability.topics': {
    en: 'No topics are assigned.',
    'de-AT': 'Es sind keine Themen zugeordnet.'
  },
  'bookability.types': {
    en: 'No appointment types are chosen. The advisor chooses them under Settings.',
    'de-AT': 'Es sind keine Terminarten gewählt. Das macht die Person selbst unter „Einstellungen“.'
  },
  'bookability.hours': {
    en: 'No booking times, or none that are long enough for the topics.',
    'de-AT': 'Keine Buchungszeiten oder keine, die für die Themen lang genug sind.'
  },
  'bookability.closed': {
    en: 'The branch is closed on all days that can be booked.',
    'de-AT': 'Die Filiale ist an allen buchbaren Tagen geschlossen.'
  },
  'bookability.away': {
    en: 'Absent on all days that can be booked.',
    'de-AT': 'An allen buchbaren Tagen abwesend.'
  },
  'bookability.blocked': {
    en: 'Blocked, or busy in the connected calendar, on all days that can be booked.',
    'de-AT': 'An allen buchbaren Tagen gesperrt oder im verbundenen Kalender belegt.'
  },
  'bookability.booked': {
    en: 'Fully booked on all days that can be booked. More hours or a longer booking period of the topics give more times.',
    'de-AT':
      'An allen buchbaren Tagen ausgebucht. Mehr Buchungszeiten oder ein längerer Buchungszeitraum der Themen schaffen Termine.'
  }
} as const satisfies MessageTable
