import type { MessageTable } from './locales.ts'

/** The settings page, and what the server says when it refuses them. */
export const advisorSettingsMessages = {
  'advisor-settings.header': { en: 'Settings', 'de-AT': 'Einstellungen' },

  'advisor-settings.booking': { en: 'Bookings', 'de-AT': 'Buchungen' },
  'advisor-settings.requires_confirmation': {
    en: 'I confirm every appointment myself',
    'de-AT': 'Ich bestätige jeden Termin selbst'
  },
  'advisor-settings.requires_confirmation-help': {
    en: 'What customers book is a request until you agree. The time is kept for them meanwhile.',
    'de-AT': 'Was gebucht wird, ist eine Anfrage, bis Sie zustimmen. Die Zeit bleibt inzwischen reserviert.',
    'de-AT-informal': 'Was gebucht wird, ist eine Anfrage, bis du zustimmst. Die Zeit bleibt inzwischen reserviert.'
  },
  'advisor-settings.notice': { en: 'Shortest notice', 'de-AT': 'Kürzeste Vorlaufzeit' },
  'advisor-settings.notice-help': {
    en: 'How long before its start an appointment can still be booked. A topic may ask for more.',
    'de-AT': 'Bis wann vor seinem Beginn ein Termin gebucht werden kann. Ein Thema kann mehr verlangen.'
  },
  'advisor-settings.notice-topic': { en: 'As the topic says', 'de-AT': 'Wie beim Thema festgelegt' },
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
  'advisor-settings.buffer_before': { en: 'Pause before an appointment', 'de-AT': 'Pause vor einem Termin' },
  'advisor-settings.buffer_after': { en: 'Pause after an appointment', 'de-AT': 'Pause nach einem Termin' },
  'advisor-settings.buffer-help': { en: 'A topic may ask for more.', 'de-AT': 'Ein Thema kann mehr verlangen.' },
  'advisor-settings.meeting_url': { en: 'Link for video meetings', 'de-AT': 'Link für Videotermine' },
  'advisor-settings.meeting_url-help': {
    en: 'Customers find it in their mails and calendar entries of online appointments.',
    'de-AT': 'Kundinnen und Kunden finden ihn in Mails und Kalendereinträgen zu Online-Terminen.'
  },

  'advisor-settings.notices': { en: 'Notifications', 'de-AT': 'Benachrichtigungen' },
  'advisor-settings.notify': { en: 'Mail me when an appointment …', 'de-AT': 'Mail an mich, wenn ein Termin …' },
  'advisor-settings.notify-help': {
    en: 'A request that waits for you is mailed in any case.',
    'de-AT': 'Eine Anfrage, die auf Sie wartet, kommt in jedem Fall per Mail.',
    'de-AT-informal': 'Eine Anfrage, die auf dich wartet, kommt in jedem Fall per Mail.'
  },
  'advisor-settings.booked': { en: 'has been booked', 'de-AT': 'gebucht wurde' },
  'advisor-settings.moved': { en: 'has been moved', 'de-AT': 'verschoben wurde' },
  'advisor-settings.cancelled': { en: 'has been cancelled', 'de-AT': 'abgesagt wurde' },
  'advisor-settings.copies_to': { en: 'Copies of these mails go to', 'de-AT': 'Kopien dieser Mails gehen an' },
  'advisor-settings.copies_to-help': {
    en: 'Up to {max} addresses, one on each line. Customers do not see them.',
    'de-AT': 'Bis zu {max} Adressen, eine pro Zeile. Kundinnen und Kunden sehen sie nicht.'
  },
  'advisor-settings.reminder': { en: 'Remind the customer', 'de-AT': 'Kundin oder Kunden erinnern' },
  'advisor-settings.reminder-help': {
    en: 'A change holds for what is booked from now on.',
    'de-AT': 'Eine Änderung gilt für alles, was ab jetzt gebucht wird.'
  },
  'advisor-settings.reminder-option': {
    en: '{hours, plural, =0 {Never} other {# hours before}}',
    'de-AT': '{hours, plural, =0 {Nie} other {# Stunden vorher}}'
  },

  'advisor-settings.absence': { en: 'Absence', 'de-AT': 'Abwesenheit' },
  'advisor-settings.away': { en: 'I will be away', 'de-AT': 'Ich werde abwesend sein' },
  'advisor-settings.away-help': {
    en: 'Nothing can be booked on these days, and your card says that you are away.',
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
    en: 'A sentence for everybody to read, of {max} characters at most.',
    'de-AT': 'Ein Satz, den alle lesen können, mit höchstens {max} Zeichen.'
  },
  'advisor-settings.stand_in': { en: 'Stand-in', 'de-AT': 'Vertretung' },
  'advisor-settings.stand_in-help': {
    en: 'Your card leads there while you are away.',
    'de-AT': 'Ihre Karte führt dorthin, solange Sie abwesend sind.',
    'de-AT-informal': 'Deine Karte führt dorthin, solange du abwesend bist.'
  },
  'advisor-settings.nobody': { en: 'Nobody', 'de-AT': 'Niemand' },
  'advisor-settings.within': {
    en: '{count, plural, one {# appointment falls} other {# appointments fall}} into these days and {count, plural, one {stays} other {stay}} booked.',
    'de-AT':
      '{count, plural, one {# Termin fällt} other {# Termine fallen}} in diese Tage und {count, plural, one {bleibt} other {bleiben}} gebucht.'
  },
  'advisor-settings.to-calendar': { en: 'To the calendar', 'de-AT': 'Zum Kalender' },

  'advisor-settings.reversed': {
    en: 'The last day must not be before the first.',
    'de-AT': 'Der letzte Tag darf nicht vor dem ersten liegen.'
  },
  'advisor-settings.stand-in-self': {
    en: 'Somebody else has to stand in for you.',
    'de-AT': 'Die Vertretung muss jemand anderer sein.'
  },
  'advisor-settings.stand-in-unknown': {
    en: 'This advisor does not exist any more.',
    'de-AT': 'Diese Beraterin oder diesen Berater gibt es nicht mehr.'
  },

  'advisor-settings.languages': { en: 'Languages', 'de-AT': 'Sprachen' },
  'advisor-settings.languages-label': { en: 'In these I give advice', 'de-AT': 'In diesen berate ich' },
  'advisor-settings.languages-help': {
    en: 'The public search finds you by them. Without a choice it is the language of your institution.',
    'de-AT': 'Danach findet Sie die öffentliche Suche. Ohne Auswahl gilt die Sprache Ihres Instituts.',
    'de-AT-informal': 'Danach findet dich die öffentliche Suche. Ohne Auswahl gilt die Sprache deines Instituts.'
  }
} satisfies MessageTable
