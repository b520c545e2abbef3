import type { MessageTable } from '../locales.ts'

/** What was sent to the holders of cards, and what is to go. */
export const pushHistoryMessages = {
  'push-history.title': { en: 'History', 'de-AT': 'Verlauf' },
  'push-history.empty': { en: 'Nothing has been sent yet.', 'de-AT': 'Es wurde noch nichts gesendet.' },
  'push-history.more': { en: 'Show earlier', 'de-AT': 'Frühere anzeigen' },
  'push-history.awaiting-approval': { en: 'Waiting for approval', 'de-AT': 'Wartet auf Freigabe' },
  'push-history.awaits-you': {
    en: 'Waiting for your approval',
    'de-AT': 'Wartet auf Ihre Freigabe',
    'de-AT-informal': 'Wartet auf deine Freigabe'
  },
  'push-history.approve': { en: 'Approve and send', 'de-AT': 'Freigeben und senden' },
  'push-history.approve-question': {
    en: 'The notification is sent immediately, to {count, plural, one {# device} other {# devices}}.',
    'de-AT': 'Die Mitteilung geht sofort an {count, plural, one {# Gerät} other {# Geräte}}.'
  },
  'push-history.approve-later': { en: 'Approve', 'de-AT': 'Freigeben' },
  'push-history.approve-later-question': {
    en: 'The notification will be sent on {moment}. Right now it would reach {count, plural, one {# device} other {# devices}}.',
    'de-AT':
      'Die Mitteilung wird am {moment} gesendet. Derzeit würde sie {count, plural, one {# Gerät} other {# Geräte}} erreichen.'
  },
  'push-history.approved-by': { en: 'Approved by {name}', 'de-AT': 'Freigegeben von {name}' },
  'push-history.scheduled': { en: 'Scheduled', 'de-AT': 'Geplant' },
  'push-history.under-way': { en: 'Being sent', 'de-AT': 'Wird gesendet' },
  'push-history.sent': { en: 'Sent', 'de-AT': 'Gesendet' },
  'push-history.undelivered': { en: 'Not delivered', 'de-AT': 'Nicht zugestellt' },
  'push-history.cancelled': { en: 'Not sent', 'de-AT': 'Nicht gesendet' },
  'push-history.withdrawn': { en: 'Withdrawn', 'de-AT': 'Zurückgezogen' },
  'push-history.test': { en: 'Test', 'de-AT': 'Test' },
  'push-history.details': { en: 'Notification', 'de-AT': 'Mitteilung' },
  'push-history.state': { en: 'Status', 'de-AT': 'Status' },
  'push-history.when': { en: 'When', 'de-AT': 'Zeitpunkt' },
  'push-history.audience': { en: 'Audience', 'de-AT': 'Zielgruppe' },
  'push-history.devices': { en: 'Devices', 'de-AT': 'Geräte' },
  'push-history.delivered': { en: 'Delivered', 'de-AT': 'Zugestellt' },
  'push-history.gone': { en: 'Removed', 'de-AT': 'Entfernt' },
  'push-history.failed': { en: 'Not reached', 'de-AT': 'Nicht erreicht' },
  'push-history.save': { en: 'Save changes', 'de-AT': 'Änderungen speichern' },
  'push-history.saved': { en: 'Changes saved', 'de-AT': 'Änderungen gespeichert' },
  'push-history.change-title': { en: 'Change push notification', 'de-AT': 'Push-Mitteilung ändern' },
  'push-history.submit': { en: 'Submit for approval', 'de-AT': 'Zur Freigabe vorlegen' },
  'push-history.submit-title': {
    en: 'Submit push notification for approval',
    'de-AT': 'Push-Mitteilung zur Freigabe vorlegen'
  },
  'push-history.submit-question': {
    en: 'Submit this notification for approval? Right now it would reach {number, plural, one {# device} other {# devices}}.',
    'de-AT':
      'Möchten Sie diese Mitteilung zur Freigabe vorlegen? Derzeit würde sie {number, plural, one {# Gerät} other {# Geräte}} erreichen.',
    'de-AT-informal':
      'Möchtest du diese Mitteilung zur Freigabe vorlegen? Derzeit würde sie {number, plural, one {# Gerät} other {# Geräte}} erreichen.'
  },
  'push-history.save-question': {
    en: 'Save the changes to this notification? Right now it would reach {number, plural, one {# device} other {# devices}}.',
    'de-AT':
      'Möchten Sie die Änderungen an dieser Mitteilung speichern? Derzeit würde sie {number, plural, one {# Gerät} other {# Geräte}} erreichen.',
    'de-AT-informal':
      'Möchtest du die Änderungen an dieser Mitteilung speichern? Derzeit würde sie {number, plural, one {# Gerät} other {# Geräte}} erreichen.'
  },
  'push-history.submit-help': {
    en: 'Another marketing manager must approve the notification first. It is then sent {when, select, later {at the chosen time} other {immediately}} to all devices of customers who have agreed. Offline devices receive it when they are back online. It is also shown on the back of the card.',
    'de-AT':
      'Zuerst muss eine zweite Person die Mitteilung freigeben. Dann geht sie {when, select, later {zur gewählten Zeit} other {sofort}} an alle Geräte von Kundinnen und Kunden, die zugestimmt haben. Geräte ohne Verbindung erhalten sie, sobald sie wieder online sind. Auch auf der Rückseite der Karte ist sie zu sehen.'
  },
  'push-history.submitted': {
    en: 'Saved. Another marketing manager must approve the notification.',
    'de-AT': 'Gespeichert. Eine zweite Person muss die Mitteilung noch freigeben.'
  },
  'push-history.past': {
    en: 'This time is in the past. Please choose a later one.',
    'de-AT': 'Diese Zeit liegt in der Vergangenheit. Bitte wählen Sie eine spätere.',
    'de-AT-informal': 'Diese Zeit liegt in der Vergangenheit. Bitte wähle eine spätere.'
  },
  'push-history.no-phone': {
    en: 'Push notifications are not set up on this server: the text is only on the backs of the cards.',
    'de-AT':
      'Push-Mitteilungen sind auf diesem Server nicht eingerichtet: Der Text steht nur auf den Rückseiten der Karten.'
  },
  'push-history.edit': { en: 'Edit', 'de-AT': 'Bearbeiten' },
  'push-history.write-again': { en: 'Use as template', 'de-AT': 'Als Vorlage verwenden' },
  'push-history.keep': { en: 'Keep as a new notification', 'de-AT': 'Als neue Mitteilung behalten' },
  'push-history.kept': {
    en: 'What you wrote is in the form as a new notification',
    'de-AT': 'Ihr Text steht als neue Mitteilung im Formular',
    'de-AT-informal': 'Dein Text steht als neue Mitteilung im Formular'
  },
  'push-history.editing': {
    en: 'You are changing a notification that has not been sent yet.{approval, select, yes { After a change, another marketing manager must approve it.} other {}}',
    'de-AT':
      'Sie ändern eine Mitteilung, die noch nicht gesendet wurde.{approval, select, yes { Nach einer Änderung muss eine zweite Person sie freigeben.} other {}}',
    'de-AT-informal':
      'Du änderst eine Mitteilung, die noch nicht gesendet wurde.{approval, select, yes { Nach einer Änderung muss eine zweite Person sie freigeben.} other {}}'
  },
  'push-history.stop-editing': { en: 'Leave it unchanged', 'de-AT': 'Unverändert lassen' },
  'push-history.by': { en: 'Written by {sender}', 'de-AT': 'Verfasst von {sender}' },
  'push-history.own-cards': { en: 'Own test cards', 'de-AT': 'Eigene Testkarten' },
  'push-history.to': {
    en: 'Devices in the audience: {count, number}',
    'de-AT': 'Geräte in der Zielgruppe: {count, number}'
  },
  'push-history.not-set-up': {
    en: 'Push notifications are not set up on this server: no phone would be notified. Please ask those who run it.',
    'de-AT':
      'Push-Mitteilungen sind auf diesem Server nicht eingerichtet: Kein Handy würde benachrichtigt. Bitte wenden Sie sich an die technische Betreuung.',
    'de-AT-informal':
      'Push-Mitteilungen sind auf diesem Server nicht eingerichtet: Kein Handy würde benachrichtigt. Bitte wende dich an die technische Betreuung.'
  },
  'push-history.undelivered-no-push': {
    en: 'Not delivered: push notifications are not set up on this server. Those who run it can set them up. The text is on the backs of the cards.',
    'de-AT':
      'Nicht zugestellt: Push-Mitteilungen sind auf diesem Server nicht eingerichtet. Einrichten kann sie die technische Betreuung. Der Text steht auf den Rückseiten der Karten.'
  },
  'push-history.undelivered-nobody': {
    en: 'Not delivered: no one with a card of these advisors had agreed to notifications.',
    'de-AT': 'Nicht zugestellt: Niemand mit einer Karte dieser Zielgruppe hatte Mitteilungen zugestimmt.'
  },
  'push-history.undelivered-unreached': {
    en: 'Not delivered: no device could be reached.',
    'de-AT': 'Nicht zugestellt: Kein Gerät war zu erreichen.'
  },
  'push-history.only': {
    en: 'Right now, only phones with {platform} are notified. The other wallet is not set up on this server.',
    'de-AT':
      'Derzeit werden nur Handys mit {platform} benachrichtigt. Die andere Wallet ist auf diesem Server nicht eingerichtet.'
  },
  'push-history.progress': {
    en: '{done, number} of {total, plural, one {# device} other {# devices}}',
    'de-AT': '{done, number} von {total, plural, one {# Gerät} other {# Geräten}}'
  },
  'push-history.outcome': {
    en: '{platform}: {delivered, number} delivered, {gone, number} removed, {failed, number} not reached',
    'de-AT': '{platform}: {delivered, number} zugestellt, {gone, number} entfernt, {failed, number} nicht erreicht'
  },
  'push-history.outcome-so-far': {
    en: '{platform}: {delivered, number} delivered, {gone, number} removed, {failed, number} not reached yet',
    'de-AT': '{platform}: {delivered, number} zugestellt, {gone, number} entfernt, {failed, number} noch nicht erreicht'
  },
  'push-history.apple': { en: 'Apple Wallet', 'de-AT': 'Apple Wallet' },
  'push-history.google': { en: 'Google Wallet', 'de-AT': 'Google Wallet' },
  'push-history.cancel': { en: 'Do not send', 'de-AT': 'Nicht senden' },
  'push-history.cancel-question': {
    en: 'The notification will not be sent. Its text stays in the history.',
    'de-AT': 'Die Mitteilung wird nicht gesendet. Der Text bleibt im Verlauf.'
  },
  'push-history.withdraw': { en: 'Withdraw', 'de-AT': 'Zurückziehen' },
  'push-history.withdraw-question': {
    en: 'The text disappears from the backs of the cards without a notification and is sent to no one else. What lock screens have already shown cannot be undone.',
    'de-AT':
      'Der Text verschwindet ohne Mitteilung von den Rückseiten der Karten und wird an niemanden mehr gesendet. Was Sperrbildschirme schon gezeigt haben, lässt sich nicht zurücknehmen.'
  },
  'push-history.approve-done': { en: 'Notification approved', 'de-AT': 'Mitteilung freigegeben' },
  'push-history.approve-later-done': { en: 'Notification approved', 'de-AT': 'Mitteilung freigegeben' },
  'push-history.cancel-done': {
    en: 'The notification will not be sent.',
    'de-AT': 'Die Mitteilung wird nicht gesendet.'
  },
  'push-history.withdraw-done': { en: 'Notification withdrawn', 'de-AT': 'Mitteilung zurückgezogen' },
  'push-history.cancelled-by': {
    en: 'Not sent, decided by {name}, {moment}',
    'de-AT': 'Nicht gesendet, entschieden von {name}, {moment}'
  },
  'push-history.withdrawn-by': {
    en: 'Withdrawn by {name}, {moment}',
    'de-AT': 'Zurückgezogen von {name}, {moment}'
  },
  'push-history.not-sent': {
    en: 'Not sent, because the sender or the link was no longer allowed, {moment}',
    'de-AT': 'Nicht gesendet, weil Berechtigung oder Link nicht mehr gültig waren, {moment}'
  }
} satisfies MessageTable
