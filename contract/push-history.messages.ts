import type { MessageTable } from './locales.ts'

/** What was sent to the holders of cards, and what is to go. */
export const pushHistoryMessages = {
  'push-history.title': { en: 'History', 'de-AT': 'Verlauf' },
  'push-history.empty': { en: 'Nothing has been sent yet.', 'de-AT': 'Es wurde noch nichts gesendet.' },
  'push-history.more': { en: 'Show earlier ones', 'de-AT': 'Frühere anzeigen' },
  'push-history.scheduled': { en: 'Scheduled', 'de-AT': 'Geplant' },
  'push-history.under-way': { en: 'On its way', 'de-AT': 'Unterwegs' },
  'push-history.sent': { en: 'Sent', 'de-AT': 'Gesendet' },
  'push-history.cancelled': { en: 'Cancelled', 'de-AT': 'Abgebrochen' },
  'push-history.withdrawn': { en: 'Withdrawn', 'de-AT': 'Zurückgezogen' },
  'push-history.test': { en: 'Test', 'de-AT': 'Test' },
  'push-history.by': {
    en: '{sender}, for the cards of {count, plural, one {# advisor} other {# advisors}}',
    'de-AT':
      '{sender}, für die Karten von {count, plural, one {einer Beraterin oder einem Berater} other {# Beraterinnen und Beratern}}'
  },
  'push-history.by-test': { en: '{sender}, for own cards', 'de-AT': '{sender}, für eigene Karten' },
  'push-history.progress': {
    en: '{done, number} of {total, plural, one {# device} other {# devices}}',
    'de-AT': '{done, number} von {total, plural, one {# Gerät} other {# Geräten}}'
  },
  'push-history.outcome': {
    en: '{platform}: {delivered, number} delivered, {gone, number} no longer there, {failed, number} not reached',
    'de-AT':
      '{platform}: {delivered, number} zugestellt, {gone, number} nicht mehr vorhanden, {failed, number} nicht erreicht'
  },
  'push-history.outcome-so-far': {
    en: '{platform}: {delivered, number} delivered, {gone, number} no longer there, {failed, number} not reached yet',
    'de-AT':
      '{platform}: {delivered, number} zugestellt, {gone, number} nicht mehr vorhanden, {failed, number} noch nicht erreicht'
  },
  'push-history.apple': { en: 'Apple Wallet', 'de-AT': 'Apple Wallet' },
  'push-history.google': { en: 'Google Wallet', 'de-AT': 'Google Wallet' },
  'push-history.cancel': { en: 'Do not send', 'de-AT': 'Nicht senden' },
  'push-history.cancel-question': {
    en: 'The notification will not be sent. Its text stays in the history. Do you want that?',
    'de-AT': 'Die Mitteilung wird nicht gesendet. Ihr Text bleibt im Verlauf. Möchten Sie das?',
    'de-AT-informal': 'Die Mitteilung wird nicht gesendet. Ihr Text bleibt im Verlauf. Möchtest du das?'
  },
  'push-history.withdraw': { en: 'Withdraw', 'de-AT': 'Zurückziehen' },
  'push-history.withdraw-question': {
    en: 'The text disappears from the backs of the cards, without a notification, and goes to nobody else. What a lock screen has shown cannot be undone. Do you want that?',
    'de-AT':
      'Der Text verschwindet ohne Mitteilung von den Rückseiten der Karten und geht an niemanden mehr. Was ein Sperrbildschirm gezeigt hat, lässt sich nicht zurücknehmen. Möchten Sie das?',
    'de-AT-informal':
      'Der Text verschwindet ohne Mitteilung von den Rückseiten der Karten und geht an niemanden mehr. Was ein Sperrbildschirm gezeigt hat, lässt sich nicht zurücknehmen. Möchtest du das?'
  },
  'push-history.taken-back': {
    en: 'Taken back by {name}, {moment}',
    'de-AT': 'Zurückgenommen von {name}, {moment}'
  },
  'push-history.not-sent': {
    en: 'Not sent, as the sender or the link was no longer allowed by then, {moment}',
    'de-AT': 'Nicht gesendet, weil Absender oder Link dann nicht mehr erlaubt waren, {moment}'
  }
} satisfies MessageTable
