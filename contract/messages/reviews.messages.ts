import type { MessageTable } from '../locales.ts'

export const reviewsMessages = {
  'reviews.list': { en: 'Reviews', 'de-AT': 'Bewertungen' },
  'reviews.count': {
    en: '{count, plural, one {# review} other {# reviews}}',
    'de-AT': '{count, plural, one {# Bewertung} other {# Bewertungen}}'
  },
  'reviews.empty-all': {
    en: 'There are no reviews yet. After an appointment its customer is asked for one by e-mail.',
    'de-AT':
      'Es gibt noch keine Bewertungen. Nach einem Termin wird die Kundin oder der Kunde per E-Mail darum gebeten.'
  },
  'reviews.empty-own': {
    en: 'No review about you has been published yet.',
    'de-AT': 'Über Sie wurde noch keine Bewertung veröffentlicht.',
    'de-AT-informal': 'Über dich wurde noch keine Bewertung veröffentlicht.'
  },
  'reviews.empty-filtered': {
    en: 'There are no reviews of this kind.',
    'de-AT': 'Es gibt keine solchen Bewertungen.'
  },
  'reviews.average': {
    en: '{average, number} out of 5 stars on average, from {count, plural, one {# review} other {# reviews}}',
    'de-AT': 'Im Schnitt {average, number} von 5 Sternen bei {count, plural, one {# Bewertung} other {# Bewertungen}}'
  },
  'reviews.average-from': {
    en: 'Your average is shown on your card from {count, number} published reviews on.',
    'de-AT': 'Ab {count, number} veröffentlichten Bewertungen zeigt Ihre Karte den Durchschnitt.',
    'de-AT-informal': 'Ab {count, number} veröffentlichten Bewertungen zeigt deine Karte den Durchschnitt.'
  },
  'reviews.stars': {
    en: '{stars, plural, one {# star} other {# stars}} out of 5',
    'de-AT': '{stars, plural, one {# Stern} other {# Sterne}} von 5'
  },
  'reviews.state': { en: 'State', 'de-AT': 'Stand' },
  'reviews.state-any': { en: 'All', 'de-AT': 'Alle' },
  'reviews.state-waiting': { en: 'Waiting for a decision', 'de-AT': 'Noch zu entscheiden' },
  'reviews.state-published': { en: 'Published', 'de-AT': 'Veröffentlicht' },
  'reviews.state-rejected': { en: 'Rejected', 'de-AT': 'Abgelehnt' },
  'reviews.of': { en: 'About {advisor}, {branch}', 'de-AT': 'Über {advisor}, {branch}' },
  'reviews.no-text': { en: 'Without words', 'de-AT': 'Ohne Worte' },
  'reviews.published-by': { en: 'Published by {name} on {date}', 'de-AT': 'Veröffentlicht von {name} am {date}' },
  'reviews.rejected-by': { en: 'Rejected by {name} on {date}', 'de-AT': 'Abgelehnt von {name} am {date}' },
  'reviews.reason-was': { en: 'Reason: {reason}', 'de-AT': 'Grund: {reason}' },
  'reviews.publish': { en: 'Publish', 'de-AT': 'Veröffentlichen' },
  'reviews.reject': { en: 'Reject', 'de-AT': 'Ablehnen' },
  'reviews.reject-title': { en: 'Reject review', 'de-AT': 'Bewertung ablehnen' },
  'reviews.reject-lead': {
    en: 'The review will not be shown. Customers do not learn the reason; it is kept for a year.',
    'de-AT':
      'Die Bewertung wird nicht gezeigt. Den Grund erfahren Kundinnen und Kunden nicht; er bleibt ein Jahr gespeichert.'
  },
  'reviews.reason': { en: 'Reason', 'de-AT': 'Grund' },
  'reviews.reason-help': {
    en: 'For example: insults, personal details, not about the appointment. Few stars are no reason.',
    'de-AT': 'Zum Beispiel: Beleidigungen, persönliche Angaben, nicht zum Termin. Wenige Sterne sind kein Grund.'
  },
  'reviews.published': { en: 'Review published', 'de-AT': 'Bewertung veröffentlicht' },
  'reviews.rejected': { en: 'Review rejected', 'de-AT': 'Bewertung abgelehnt' },
  'reviews.reply': { en: 'Reply', 'de-AT': 'Antworten' },
  'reviews.reply-change': { en: 'Change reply', 'de-AT': 'Antwort ändern' },
  'reviews.reply-title': { en: 'Reply to review', 'de-AT': 'Auf Bewertung antworten' },
  'reviews.reply-lead': {
    en: 'Your reply is shown below the review. Customers are not told about it. Empty the field to take it back.',
    'de-AT':
      'Ihre Antwort steht unter der Bewertung. Kundinnen und Kunden werden davon nicht verständigt. Leeren Sie das Feld, um sie zurückzunehmen.',
    'de-AT-informal':
      'Deine Antwort steht unter der Bewertung. Kundinnen und Kunden werden davon nicht verständigt. Leere das Feld, um sie zurückzunehmen.'
  },
  'reviews.reply-text': { en: 'Your reply', 'de-AT': 'Ihre Antwort', 'de-AT-informal': 'Deine Antwort' },
  'reviews.reply-of': { en: 'Reply of {advisor}', 'de-AT': 'Antwort von {advisor}' },
  'reviews.replied': { en: 'Reply saved', 'de-AT': 'Antwort gespeichert' },
  'reviews.gone': {
    en: 'This review no longer exists, or is no longer published.',
    'de-AT': 'Diese Bewertung gibt es nicht mehr, oder sie ist nicht mehr veröffentlicht.'
  }
} satisfies MessageTable
