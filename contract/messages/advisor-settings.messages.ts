import type { MessageTable } from '../locales.ts'

/** The settings page, and what the server says when it refuses them. */
export const advisorSettingsMessages = {
  'advisor-settings.header': { en: 'Settings', 'de-AT': 'Einstellungen' },

  'advisor-settings.booking': { en: 'Bookings', 'de-AT': 'Buchungen' },
  'advisor-settings.requires_confirmation': {
    en: 'I confirm every appointment myself',
    'de-AT': 'Ich bestätige jeden Termin selbst'
  },
  'advisor-settings.requires_confirmation-help': {
    en: 'Bookings are requests until you confirm them. The time is held in the meantime.',
    'de-AT': 'Buchungen sind Anfragen, bis Sie sie bestätigen. Die Zeit bleibt inzwischen reserviert.',
    'de-AT-informal': 'Buchungen sind Anfragen, bis du sie bestätigst. Die Zeit bleibt inzwischen reserviert.'
  },
  'advisor-settings.notice': { en: 'Minimum notice', 'de-AT': 'Mindestvorlaufzeit' },
  'advisor-settings.notice-help': {
    en: 'How far in advance customers must book. A topic may require more.',
    'de-AT': 'Wie lange im Voraus gebucht werden muss. Ein Thema kann mehr verlangen.'
  },
  'advisor-settings.notice-topic': { en: 'As set for the topic', 'de-AT': 'Wie beim Thema festgelegt' },
  'advisor-settings.minutes': {
    en: '{minutes, plural, =0 {None} other {# minutes}}',
    'de-AT': '{minutes, plural, =0 {Keine} other {# Minuten}}'
  },
  'advisor-settings.hours': {
    en: '{hours, plural, one {# hour} other {# hours}}',
    'de-AT': '{hours, plural, one {# Stunde} other {# Stunden}}'
  },
  'advisor-settings.days': {
    en: '{days, plural, one {# day} other {# days}}',
    'de-AT': '{days, plural, one {# Tag} other {# Tage}}'
  },
  'advisor-settings.buffer_before': { en: 'Buffer before an appointment', 'de-AT': 'Puffer vor einem Termin' },
  'advisor-settings.buffer_after': { en: 'Buffer after an appointment', 'de-AT': 'Puffer nach einem Termin' },
  'advisor-settings.buffer-help': { en: 'A topic may require more.', 'de-AT': 'Ein Thema kann mehr verlangen.' },
  'advisor-settings.meeting_url': { en: 'Link for video meetings', 'de-AT': 'Link für Videotermine' },
  'advisor-settings.meeting_url-help': {
    en: 'Customers find it in their e-mails and calendar entries for online appointments. If you enter a new one, those who have booked already get it by e-mail. Anyone with this link can join your other calls, too: leave it empty where your institution makes a room for each appointment.',
    'de-AT':
      'Kundinnen und Kunden finden ihn in E-Mails und Kalendereinträgen zu Online-Terminen. Einen neuen erhält auch per E-Mail, wer schon gebucht hat. Dieser Link führt auch in alle anderen Gespräche: Leer lassen, wenn das Institut für jeden Termin einen Raum anlegt.'
  },

  'advisor-settings.notices': { en: 'Notifications', 'de-AT': 'Benachrichtigungen' },
  'advisor-settings.notify': {
    en: 'E-mail me when an appointment\u00a0…',
    'de-AT': 'E-Mail an mich, wenn ein Termin\u00a0…'
  },
  'advisor-settings.notify-help': {
    en: 'You always get an e-mail when a request needs your confirmation.',
    'de-AT': 'Wenn eine Anfrage auf Ihre Bestätigung wartet, erhalten Sie immer eine E-Mail.',
    'de-AT-informal': 'Wenn eine Anfrage auf deine Bestätigung wartet, erhältst du immer eine E-Mail.'
  },
  'advisor-settings.booked': { en: 'is booked', 'de-AT': 'gebucht wurde' },
  'advisor-settings.moved': { en: 'is rescheduled', 'de-AT': 'verschoben wurde' },
  'advisor-settings.cancelled': { en: 'is cancelled', 'de-AT': 'abgesagt wurde' },
  'advisor-settings.copies_to': { en: 'Send copies to', 'de-AT': 'Kopien dieser E-Mails an' },
  'advisor-settings.copies_to-help': {
    en: 'Up to {max} addresses, one per line. Customers do not see them.',
    'de-AT': 'Bis zu {max} Adressen, eine pro Zeile. Kundinnen und Kunden sehen sie nicht.'
  },
  'advisor-settings.reminder': { en: 'Remind the customer', 'de-AT': 'Kundinnen und Kunden erinnern' },
  'advisor-settings.reminder-help': {
    en: 'Changes apply to new bookings only.',
    'de-AT': 'Änderungen gelten nur für neue Buchungen.'
  },
  'advisor-settings.reminder-option': {
    en: '{hours, plural, =0 {Never} other {# hours before}}',
    'de-AT': '{hours, plural, =0 {Nie} other {# Stunden vorher}}'
  },

  'advisor-settings.absence': { en: 'Absence', 'de-AT': 'Abwesenheit' },
  'advisor-settings.away': { en: 'I will be away', 'de-AT': 'Ich bin abwesend' },
  'advisor-settings.away-help': {
    en: 'Customers cannot book on these days, and your card shows that you are away.',
    'de-AT': 'An diesen Tagen kann nichts gebucht werden, und auf Ihrer Karte steht, dass Sie abwesend sind.',
    'de-AT-informal': 'An diesen Tagen kann nichts gebucht werden, und auf deiner Karte steht, dass du abwesend bist.'
  },
  'advisor-settings.from': { en: 'First day', 'de-AT': 'Erster Tag' },
  'advisor-settings.to': { en: 'Last day', 'de-AT': 'Letzter Tag' },
  'advisor-settings.text': {
    en: 'Message on your card',
    'de-AT': 'Text auf Ihrer Karte',
    'de-AT-informal': 'Text auf deiner Karte'
  },
  'advisor-settings.text-help': {
    en: 'One sentence, visible to everyone, at most {max} characters.',
    'de-AT': 'Ein Satz, für alle sichtbar, höchstens {max} Zeichen.'
  },
  'advisor-settings.stand_in': { en: 'Stand-in', 'de-AT': 'Vertretung' },
  'advisor-settings.stand_in-help': {
    en: 'Your card refers customers to this person while you are away.',
    'de-AT': 'Ihre Karte verweist auf diese Person, solange Sie abwesend sind.',
    'de-AT-informal': 'Deine Karte verweist auf diese Person, solange du abwesend bist.'
  },
  'advisor-settings.nobody': { en: 'No one', 'de-AT': 'Niemand' },
  'advisor-settings.within': {
    en: '{count, plural, one {# appointment falls on these days and stays booked.} other {# appointments fall on these days and stay booked.}}',
    'de-AT':
      '{count, plural, one {# Termin fällt} other {# Termine fallen}} in diese Tage und {count, plural, one {bleibt} other {bleiben}} gebucht.'
  },
  'advisor-settings.to-calendar': { en: 'Go to calendar', 'de-AT': 'Zum Kalender' },

  'advisor-settings.saved-within': {
    en: 'Saved. {count, plural, one {# appointment falls in your absence and stays booked.} other {# appointments fall in your absence and stay booked.}}',
    'de-AT':
      'Gespeichert. {count, plural, one {# Termin fällt} other {# Termine fallen}} in Ihre Abwesenheit und {count, plural, one {bleibt} other {bleiben}} gebucht.',
    'de-AT-informal':
      'Gespeichert. {count, plural, one {# Termin fällt} other {# Termine fallen}} in deine Abwesenheit und {count, plural, one {bleibt} other {bleiben}} gebucht.'
  },
  'advisor-settings.saved': { en: 'Settings saved', 'de-AT': 'Einstellungen gespeichert' },
  'advisor-settings.booking-saved': {
    en: 'Booking settings saved',
    'de-AT': 'Einstellungen für Buchungen gespeichert'
  },
  'advisor-settings.saved-link': {
    en: 'Saved. {count, plural, one {One customer with a video appointment gets} other {# customers with video appointments get}} the link by e-mail.',
    'de-AT':
      'Gespeichert. Der Link geht per E-Mail an {count, plural, one {eine Person} other {# Personen}} mit Videoterminen.'
  },
  'advisor-settings.notices-saved': { en: 'Notifications saved', 'de-AT': 'Benachrichtigungen gespeichert' },
  'advisor-settings.entered': {
    en: 'In your calendar',
    'de-AT': 'In Ihrem Kalender',
    'de-AT-informal': 'In deinem Kalender'
  },
  'advisor-settings.entered-help': {
    en: 'Entered by those who manage your branch. Nothing can be booked with you then. What you remove here can be booked again.',
    'de-AT':
      'Eingetragen von der Leitung Ihrer Filiale. In dieser Zeit kann bei Ihnen nichts gebucht werden. Was Sie hier entfernen, ist wieder buchbar.',
    'de-AT-informal':
      'Eingetragen von der Leitung deiner Filiale. In dieser Zeit kann bei dir nichts gebucht werden. Was du hier entfernst, ist wieder buchbar.'
  },
  'advisor-settings.entered-removed': { en: 'Absence removed', 'de-AT': 'Abwesenheit entfernt' },
  'advisor-settings.absence-saved': { en: 'Absence saved', 'de-AT': 'Abwesenheit gespeichert' },
  'advisor-settings.languages-saved': { en: 'Languages saved', 'de-AT': 'Sprachen gespeichert' },

  'advisor-settings.reversed': {
    en: 'The last day must not be before the first.',
    'de-AT': 'Der letzte Tag darf nicht vor dem ersten liegen.'
  },
  'advisor-settings.stand-in-self': {
    en: 'You cannot stand in for yourself. Please choose someone else.',
    'de-AT': 'Die Vertretung muss eine andere Person sein.'
  },
  'advisor-settings.stand-in-unknown': {
    en: 'This advisor no longer exists.',
    'de-AT': 'Diese Beraterin oder diesen Berater gibt es nicht mehr.'
  },

  'advisor-settings.languages': { en: 'Languages', 'de-AT': 'Sprachen' },
  'advisor-settings.languages-label': { en: 'I advise in', 'de-AT': 'Ich berate auf' },
  'advisor-settings.languages-placeholder': { en: 'Search for a language', 'de-AT': 'Sprache suchen' },
  'advisor-settings.languages-help': {
    en: 'Visitors can search for advisors by language. If you choose none, your institution’s language applies.',
    'de-AT': 'In der Suche kann man nach Sprachen auswählen. Ohne Angabe gilt die Sprache Ihres Instituts.',
    'de-AT-informal': 'In der Suche kann man nach Sprachen auswählen. Ohne Angabe gilt die Sprache deines Instituts.'
  }
} satisfies MessageTable
