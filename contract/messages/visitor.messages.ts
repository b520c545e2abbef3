import type { MessageTable } from '../locales.ts'

/** Why a part of a widget failed to load. */
export const visitorOfflineMessages = {
  'visitor.offline': {
    en: 'We could not reach the server. Nothing is lost: please check your connection and try again.',
    'de-AT':
      'Der Server ist nicht erreichbar. Es geht nichts verloren: Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    'de-AT-informal':
      'Der Server ist nicht erreichbar. Es geht nichts verloren: Bitte prüfe deine Verbindung und versuche es noch einmal.'
  }
} satisfies MessageTable

/** Why else a request failed. */
export const visitorRequestMessages = {
  'visitor.too-often': {
    en: 'Too many attempts. Nothing is lost: please wait a minute and try again.',
    'de-AT':
      'Das waren zu viele Versuche. Es geht nichts verloren: Bitte warten Sie eine Minute und versuchen Sie es noch einmal.',
    'de-AT-informal':
      'Das waren zu viele Versuche. Es geht nichts verloren: Bitte warte eine Minute und versuche es noch einmal.'
  },
  'visitor.unavailable': {
    en: 'Something went wrong. Nothing is lost: please try again in a moment.',
    'de-AT': 'Das hat gerade nicht geklappt. Es geht nichts verloren: Bitte versuchen Sie es gleich noch einmal.',
    'de-AT-informal': 'Das hat gerade nicht geklappt. Es geht nichts verloren: Bitte versuche es gleich noch einmal.'
  },
  'visitor.foreign-origin': {
    en: 'This page is not registered for bookings and messages yet. Nothing was sent.',
    'de-AT': 'Diese Seite ist noch nicht für Buchungen und Nachrichten freigeschaltet. Es wurde nichts gesendet.'
  }
} satisfies MessageTable

/** The fields, and what is said about them. */
export const visitorFormMessages = {
  'visitor.first_name': { en: 'First name', 'de-AT': 'Vorname' },
  'visitor.last_name': { en: 'Last name', 'de-AT': 'Nachname' },
  'visitor.email': { en: 'E-mail address', 'de-AT': 'E-Mail-Adresse' },
  'visitor.email-help': { en: 'We will send the confirmation here.', 'de-AT': 'Dorthin senden wir die Bestätigung.' },
  'visitor.phone': { en: 'Phone number', 'de-AT': 'Telefonnummer' },
  'visitor.phone-optional': { en: 'Phone number (optional)', 'de-AT': 'Telefonnummer (optional)' },
  'visitor.phone-help': {
    en: 'We will call you on this number.',
    'de-AT': 'Unter dieser Nummer rufen wir Sie an.',
    'de-AT-informal': 'Unter dieser Nummer rufen wir dich an.'
  },
  'visitor.phone-optional-help': { en: 'In case we have a question.', 'de-AT': 'Falls wir eine Rückfrage haben.' },
  'visitor.note': { en: 'Message', 'de-AT': 'Nachricht' },
  'visitor.note-optional': { en: 'Message (optional)', 'de-AT': 'Nachricht (optional)' },
  'visitor.characters-left': {
    en: '{count, plural, one {# character left} other {# characters left}}',
    'de-AT': 'Noch {count, number} Zeichen'
  },
  'visitor.characters-over': {
    en: '{count, plural, one {# character too many} other {# characters too many}}',
    'de-AT': '{count, number} Zeichen zu viel'
  },
  'visitor.privacy': {
    en: 'Privacy policy: how we handle your data',
    'de-AT': 'Datenschutz: So gehen wir mit Ihren Daten um',
    'de-AT-informal': 'Datenschutz: So gehen wir mit deinen Daten um'
  },
  'visitor.required-hint': { en: 'Fields with * are required.', 'de-AT': 'Felder mit * sind Pflichtfelder.' },
  'visitor.mail-sent': {
    en: 'We have sent a confirmation to {email}. If it does not arrive, check your spam folder.',
    'de-AT':
      'Wir haben eine Bestätigung an {email} gesendet. Falls sie nicht ankommt, sehen Sie bitte im Spam-Ordner nach.',
    'de-AT-informal':
      'Wir haben eine Bestätigung an {email} gesendet. Falls sie nicht ankommt, sieh bitte im Spam-Ordner nach.'
  }
} satisfies MessageTable

/** Forms that a visitor fills without an account. */
export const visitorMessages = {
  ...visitorOfflineMessages,
  ...visitorRequestMessages,
  ...visitorFormMessages
} satisfies MessageTable
