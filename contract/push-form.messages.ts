import type { MessageTable } from './locales.ts'

/** The form of the marketing managers; the English texts of the steps, placeholders, the link and the question are the spec's (§2, §5). */
export const pushFormMessages = {
  'push-form.title': { en: 'Send push notifications', 'de-AT': 'Push-Mitteilungen senden' },
  'push-form.headline': {
    en: 'With this tool you can send push notifications to all you digital business cards',
    'de-AT': 'Mit diesem Werkzeug senden Sie Push-Mitteilungen an alle Ihre digitalen Visitenkarten',
    'de-AT-informal': 'Mit diesem Werkzeug sendest du Push-Mitteilungen an alle deine digitalen Visitenkarten'
  },
  'push-form.target-step': {
    en: 'Choose your target group',
    'de-AT': 'Wählen Sie Ihre Zielgruppe',
    'de-AT-informal': 'Wähle deine Zielgruppe'
  },
  'push-form.advisors': { en: 'Advisors', 'de-AT': 'Beraterinnen und Berater' },
  'push-form.search': { en: 'Enter at least 3 characters...', 'de-AT': 'Mind. 3 Zeichen eingeben …' },
  'push-form.advisors-required': {
    en: 'Please choose at least one advisor.',
    'de-AT': 'Bitte wählen Sie mindestens eine Beraterin oder einen Berater.',
    'de-AT-informal': 'Bitte wähle mindestens eine Beraterin oder einen Berater.'
  },
  'push-form.branches': { en: 'Add a branch', 'de-AT': 'Filiale hinzufügen' },
  'push-form.branch': { en: 'Add all advisors of a branch', 'de-AT': 'Alle einer Filiale hinzufügen' },
  'push-form.branch-choose': { en: 'Choose a branch …', 'de-AT': 'Filiale wählen …' },
  'push-form.message-step': {
    en: 'Enter your message',
    'de-AT': 'Geben Sie Ihre Nachricht ein',
    'de-AT-informal': 'Gib deine Nachricht ein'
  },
  'push-form.text': { en: 'Message', 'de-AT': 'Nachricht' },
  'push-form.text-placeholder': { en: 'Enter your text here...', 'de-AT': 'Text hier eingeben …' },
  'push-form.count': { en: '{count} of {max} characters', 'de-AT': '{count} von {max} Zeichen' },
  'push-form.left': {
    en: '{count, plural, one {# character} other {# characters}} left',
    'de-AT': 'Noch {count, plural, one {# Zeichen} other {# Zeichen}}'
  },
  'push-form.over': {
    en: '{count, plural, one {# character} other {# characters}} too many',
    'de-AT': '{count, plural, one {# Zeichen} other {# Zeichen}} zu viel'
  },
  'push-form.characters': {
    en: 'The message contains invisible characters, perhaps copied along with it. Please type this part anew.',
    'de-AT':
      'Die Nachricht enthält unsichtbare Zeichen, die vielleicht mitkopiert wurden. Bitte geben Sie diese Stelle neu ein.',
    'de-AT-informal':
      'Die Nachricht enthält unsichtbare Zeichen, die vielleicht mitkopiert wurden. Bitte gib diese Stelle neu ein.'
  },
  'push-form.link': { en: 'Link', 'de-AT': 'Link' },
  'push-form.link-optional': { en: 'Link (optional)', 'de-AT': 'Link (optional)' },
  'push-form.link-placeholder': { en: 'Enter a link', 'de-AT': 'Link eingeben' },
  'push-form.link-help': {
    en: 'For the back of the card. It begins with https://.',
    'de-AT': 'Für die Rückseite der Karte. Er beginnt mit https://.'
  },
  'push-form.url': { en: '{attribute} is not a valid URL.', 'de-AT': '{attribute} ist keine gültige URL.' },
  'push-form.link-too-long': { en: '{attribute} is too long.', 'de-AT': '{attribute} ist zu lang.' },
  'push-form.send-step': { en: 'Send push notification', 'de-AT': 'Push-Mitteilung senden' },
  'push-form.send-help': {
    en: 'The notification goes at once to all devices of customers who have agreed. Whoever is offline gets it when they are back online. It is also shown on the back of the card.',
    'de-AT':
      'Die Mitteilung geht sofort an alle Geräte von Kundinnen und Kunden, die zugestimmt haben. Wer gerade offline ist, erhält sie, sobald wieder eine Verbindung besteht. Auch auf der Rückseite der Karte ist sie zu lesen.'
  },
  'push-form.test': { en: 'Test on own card', 'de-AT': 'An eigener Karte testen' },
  'push-form.test-text': {
    en: 'The test goes at once to your own cards, and to nobody else.',
    'de-AT': 'Der Test geht sofort an Ihre eigenen Karten und an niemanden sonst.',
    'de-AT-informal': 'Der Test geht sofort an deine eigenen Karten und an niemanden sonst.'
  },
  'push-form.test-card': {
    en: 'For an own card of {name}, scan this code with your phone within the hour, agree to notifications and save the card.',
    'de-AT':
      'Für eine eigene Karte von {name} scannen Sie diesen Code innerhalb einer Stunde mit Ihrem Handy, stimmen Sie Mitteilungen zu und speichern Sie die Karte.',
    'de-AT-informal':
      'Für eine eigene Karte von {name} scanne diesen Code innerhalb einer Stunde mit deinem Handy, stimme Mitteilungen zu und speichere die Karte.'
  },
  'push-form.test-code': {
    en: 'QR code with the link to an own card',
    'de-AT': 'QR-Code mit dem Link zu einer eigenen Karte'
  },
  'push-form.test-link': { en: 'Open the link here', 'de-AT': 'Link hier öffnen' },
  'push-form.test-choose': {
    en: 'There is no own card yet. Choose an advisor in the form first: the code for an own card of theirs is then shown here.',
    'de-AT':
      'Es gibt noch keine eigene Karte. Wählen Sie im Formular zuerst eine Beraterin oder einen Berater: Dann steht hier der Code für eine eigene Karte.',
    'de-AT-informal':
      'Es gibt noch keine eigene Karte. Wähle im Formular zuerst eine Beraterin oder einen Berater: Dann steht hier der Code für eine eigene Karte.'
  },
  'push-form.test-send': { en: 'Send test', 'de-AT': 'Test senden' },
  'push-form.test-own': { en: 'Own cards', 'de-AT': 'Eigene Karten' },
  'push-form.later': { en: 'Send later', 'de-AT': 'Später senden' },
  'push-form.at-once': { en: 'Send at once instead', 'de-AT': 'Doch sofort senden' },
  'push-form.send_at': { en: 'Date and time', 'de-AT': 'Datum und Uhrzeit' },
  'push-form.send-at-help': {
    en: 'Within the next {days} days, on the clock of {zone}. It goes to whoever has agreed by then.',
    'de-AT':
      'Innerhalb der nächsten {days} Tage, Ortszeit {zone}. Die Mitteilung geht an alle, die bis dahin zugestimmt haben.'
  },
  'push-form.send-at-required': {
    en: 'Please choose date and time.',
    'de-AT': 'Bitte wählen Sie Datum und Uhrzeit.',
    'de-AT-informal': 'Bitte wähle Datum und Uhrzeit.'
  },
  'push-form.goes-at': {
    en: 'The notification goes on {moment} ({zone}).',
    'de-AT': 'Die Mitteilung geht am {moment} ab ({zone}).'
  },
  'push-form.send': { en: 'Send', 'de-AT': 'Senden' },
  'push-form.confirm': {
    en: 'You are about to send notifications to at least {number, number} people. Are you sure you want to proceed?',
    'de-AT':
      'Sie sind dabei, Mitteilungen an mindestens {number, plural, one {# Person} other {# Personen}} zu senden. Möchten Sie wirklich fortfahren?',
    'de-AT-informal':
      'Du bist dabei, Mitteilungen an mindestens {number, plural, one {# Person} other {# Personen}} zu senden. Möchtest du wirklich fortfahren?'
  },
  'push-form.nobody': {
    en: 'Nobody who holds a card of these advisors has agreed to notifications yet: at the moment nobody would get this one.',
    'de-AT':
      'Von allen, die eine Karte dieser Zielgruppe haben, hat noch niemand Mitteilungen zugestimmt: Derzeit würde niemand diese Mitteilung erhalten.'
  },
  'push-form.reach': { en: 'Cards by platform', 'de-AT': 'Karten nach Plattform' },
  'push-form.reached-now': { en: 'Devices that would get it now', 'de-AT': 'Geräte, die sie derzeit erhalten würden' },
  'push-form.uncounted': {
    en: 'How many devices it would reach could not be counted.',
    'de-AT': 'Wie viele Geräte sie erreichen würde, konnte nicht gezählt werden.'
  },
  'push-form.apple': { en: 'Apple Wallet', 'de-AT': 'Apple Wallet' },
  'push-form.google': { en: 'Google Wallet', 'de-AT': 'Google Wallet' },
  'push-form.preview': { en: 'Preview', 'de-AT': 'Vorschau' },
  'push-form.lock-screen': { en: 'On the lock screen', 'de-AT': 'Auf dem Sperrbildschirm' },
  'push-form.back': { en: 'On the back of the card', 'de-AT': 'Auf der Rückseite der Karte' },
  'push-form.now': { en: 'now', 'de-AT': 'jetzt' },
  'push-form.sample': { en: 'Your text', 'de-AT': 'Ihr Text', 'de-AT-informal': 'Dein Text' }
} satisfies MessageTable
