import type { MessageTable } from '../locales.ts'

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
  'push-form.all': { en: 'Add all advisors', 'de-AT': 'Alle Beraterinnen und Berater hinzufügen' },
  'push-form.too-many': {
    en: 'Maximum of 1,000 advisors.',
    'de-AT': 'Höchstens 1.000 Personen.'
  },
  'push-form.branches': { en: 'Add a branch', 'de-AT': 'Filiale hinzufügen' },
  'push-form.branch': { en: 'Add all advisors of a branch', 'de-AT': 'Alle Personen einer Filiale hinzufügen' },
  'push-form.branch-advisors': {
    en: '{count, plural, one {# advisor} other {# advisors}}',
    'de-AT': '{count, plural, one {# Person} other {# Personen}}'
  },
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
    'de-AT': 'Noch {count, number} Zeichen'
  },
  'push-form.over': {
    en: '{count, plural, one {# character} other {# characters}} too many',
    'de-AT': '{count, number} Zeichen zu viel'
  },
  'push-form.characters': {
    en: 'The message contains invisible characters, perhaps from copying. Please retype this part.',
    'de-AT':
      'Die Nachricht enthält unsichtbare Zeichen, vielleicht vom Kopieren. Bitte geben Sie diese Stelle neu ein.',
    'de-AT-informal':
      'Die Nachricht enthält unsichtbare Zeichen, vielleicht vom Kopieren. Bitte gib diese Stelle neu ein.'
  },
  'push-form.link': { en: 'Link', 'de-AT': 'Link' },
  'push-form.link-optional': { en: 'Link (optional)', 'de-AT': 'Link (optional)' },
  'push-form.link-placeholder': { en: 'Enter a link', 'de-AT': 'Link eingeben' },
  'push-form.link-help': {
    en: 'Shown on the back of the card. Must begin with https://{known, select, yes {. Allowed sites: {hosts}} other {}}.',
    'de-AT':
      'Erscheint auf der Rückseite der Karte. Muss mit https:// beginnen{known, select, yes {. Erlaubte Seiten: {hosts}} other {}}.'
  },
  'push-form.link-host': {
    en: 'Allowed sites: {hosts}. Your administrators can allow others.',
    'de-AT': 'Erlaubte Seiten: {hosts}. Andere kann Ihre Administration erlauben.',
    'de-AT-informal': 'Erlaubte Seiten: {hosts}. Andere kann eure Administration erlauben.'
  },
  'push-form.url': {
    en: '{attribute} is not a valid URL.{start, select, missing { It must begin with https://.} other {}}',
    'de-AT': '{attribute} ist keine gültige URL.{start, select, missing { Er muss mit https:// beginnen.} other {}}'
  },
  'push-form.link-too-long': { en: '{attribute} is too long.', 'de-AT': '{attribute} ist zu lang.' },
  'push-form.send-step': { en: 'Send push notification', 'de-AT': 'Push-Mitteilung senden' },
  'push-form.send-help': {
    en: 'The notification is sent {when, select, later {at the chosen time} other {immediately}} to all devices of customers who have agreed. Offline devices receive it when they are back online. It is also shown on the back of the card.',
    'de-AT':
      'Die Mitteilung geht {when, select, later {zur gewählten Zeit} other {sofort}} an alle Geräte von Kundinnen und Kunden, die zugestimmt haben. Geräte ohne Verbindung erhalten sie, sobald sie wieder online sind. Auch auf der Rückseite der Karte ist sie zu sehen.'
  },
  'push-form.test': { en: 'Test on your card', 'de-AT': 'Auf eigener Karte testen' },
  'push-form.test-text': {
    en: 'The test is sent immediately, and only to your test cards.',
    'de-AT': 'Der Test geht sofort und nur an Ihre Testkarten.',
    'de-AT-informal': 'Der Test geht sofort und nur an deine Testkarten.'
  },
  'push-form.test-card': {
    en: 'For a test card of {name}, scan this code with your phone within an hour, agree to notifications and save the card.',
    'de-AT':
      'Für eine Testkarte von {name} scannen Sie diesen Code innerhalb einer Stunde mit Ihrem Handy, stimmen Sie Mitteilungen zu und speichern Sie die Karte.',
    'de-AT-informal':
      'Für eine Testkarte von {name} scanne diesen Code innerhalb einer Stunde mit deinem Handy, stimme Mitteilungen zu und speichere die Karte.'
  },
  'push-form.test-code': {
    en: 'QR code with the link to a test card',
    'de-AT': 'QR-Code mit dem Link zu einer Testkarte'
  },
  'push-form.test-link': { en: 'Open the link here', 'de-AT': 'Link hier öffnen' },
  'push-form.test-choose': {
    en: 'You have no test card yet. Choose an advisor in the form first; the code for a test card then appears here.',
    'de-AT':
      'Sie haben noch keine Testkarte. Wählen Sie zuerst im Formular eine Beraterin oder einen Berater; dann erscheint hier der Code für eine Testkarte.',
    'de-AT-informal':
      'Du hast noch keine Testkarte. Wähle zuerst im Formular eine Beraterin oder einen Berater; dann erscheint hier der Code für eine Testkarte.'
  },
  'push-form.test-send': { en: 'Send test', 'de-AT': 'Test senden' },
  'push-form.test-own': { en: 'Your test cards', 'de-AT': 'Ihre Testkarten', 'de-AT-informal': 'Deine Testkarten' },
  'push-form.later': { en: 'Send later', 'de-AT': 'Später senden' },
  'push-form.at-once': { en: 'Send now instead', 'de-AT': 'Doch sofort senden' },
  'push-form.send_at': { en: 'Date and time', 'de-AT': 'Datum und Uhrzeit' },
  'push-form.send-at-help': {
    en: 'Within the next {days} days, {zone} time. It goes to everyone who has agreed by then.',
    'de-AT':
      'Innerhalb der nächsten {days} Tage, Ortszeit {zone}. Die Mitteilung geht an alle, die bis dahin zugestimmt haben.'
  },
  'push-form.send-at-required': {
    en: 'Please choose a date and time.',
    'de-AT': 'Bitte wählen Sie Datum und Uhrzeit.',
    'de-AT-informal': 'Bitte wähle Datum und Uhrzeit.'
  },
  'push-form.send-at-range': {
    en: 'Please choose a time within the next {days} days.',
    'de-AT': 'Bitte wählen Sie eine Zeit innerhalb der nächsten {days} Tage.',
    'de-AT-informal': 'Bitte wähle eine Zeit innerhalb der nächsten {days} Tage.'
  },
  'push-form.not-set-up': {
    en: 'Push notifications are not set up on this server: no phone would be notified.',
    'de-AT': 'Push-Mitteilungen sind auf diesem Server nicht eingerichtet: Kein Handy würde benachrichtigt.'
  },
  'push-form.goes-at': {
    en: 'The notification will be sent on {moment} ({zone}).',
    'de-AT': 'Die Mitteilung wird am {moment} gesendet ({zone}).'
  },
  'push-form.send': { en: 'Send', 'de-AT': 'Senden' },
  'push-form.confirm': {
    en: 'You are about to send notifications to at least {number, plural, one {# person} other {# people}}. Are you sure you want to proceed?',
    'de-AT':
      'Sie sind dabei, Mitteilungen an mindestens {number, plural, one {# Gerät} other {# Geräte}} zu senden. Möchten Sie wirklich fortfahren?',
    'de-AT-informal':
      'Du bist dabei, Mitteilungen an mindestens {number, plural, one {# Gerät} other {# Geräte}} zu senden. Möchtest du wirklich fortfahren?'
  },
  'push-form.confirm-later': {
    en: 'Schedule this notification? Right now it would reach {number, plural, one {# device} other {# devices}}.',
    'de-AT':
      'Möchten Sie diese Mitteilung einplanen? Derzeit würde sie {number, plural, one {# Gerät} other {# Geräte}} erreichen.',
    'de-AT-informal':
      'Möchtest du diese Mitteilung einplanen? Derzeit würde sie {number, plural, one {# Gerät} other {# Geräte}} erreichen.'
  },
  'push-form.audience': {
    en: 'For the cards of {count, plural, one {# advisor} other {# advisors}}: {branches}',
    'de-AT': 'Für die Karten von {count, plural, one {# Person} other {# Personen}}: {branches}'
  },
  'push-form.audience-named': {
    en: 'For the {count, plural, one {card} other {cards}} of {names}',
    'de-AT': 'Für die {count, plural, one {Karte} other {Karten}} von {names}'
  },
  'push-form.more-branches': {
    en: '{first} and {count, plural, one {# more branch} other {# more branches}}',
    'de-AT': '{first} und {count, plural, one {# weitere Filiale} other {# weitere Filialen}}'
  },
  'push-form.schedule': { en: 'Schedule', 'de-AT': 'Einplanen' },
  'push-form.schedule-title': { en: 'Schedule push notification', 'de-AT': 'Push-Mitteilung einplanen' },
  'push-form.confirm-nobody': {
    en: 'No one with a card of these advisors has agreed to notifications yet. Schedule this one anyway, for everyone who agrees by then?',
    'de-AT':
      'Noch niemand mit einer Karte dieser Zielgruppe hat Mitteilungen zugestimmt. Möchten Sie diese trotzdem einplanen, für alle, die bis dahin zustimmen?',
    'de-AT-informal':
      'Noch niemand mit einer Karte dieser Zielgruppe hat Mitteilungen zugestimmt. Möchtest du diese trotzdem einplanen, für alle, die bis dahin zustimmen?'
  },
  'push-form.nobody': {
    en: 'No one with a card of these advisors has agreed to notifications yet. Right now, no one would receive this one.',
    'de-AT':
      'Noch niemand mit einer Karte dieser Zielgruppe hat Mitteilungen zugestimmt. Derzeit würde niemand diese Mitteilung erhalten.'
  },
  'push-form.needs-approval': {
    en: 'Another marketing manager must approve it.',
    'de-AT': 'Eine zweite Person muss sie noch freigeben.'
  },
  'push-form.held': {
    en: 'Saved. Another marketing manager must approve it.',
    'de-AT': 'Gespeichert. Eine zweite Person muss sie noch freigeben.'
  },
  'push-form.sent': { en: 'Notification is being sent', 'de-AT': 'Mitteilung wird gesendet' },
  'push-form.scheduled': { en: 'Notification scheduled', 'de-AT': 'Mitteilung geplant' },
  'push-form.test-sent': { en: 'Test sent', 'de-AT': 'Test gesendet' },
  'push-form.reach': { en: 'Devices by platform', 'de-AT': 'Geräte nach Plattform' },
  'push-form.reached-now': {
    en: 'Devices that would receive it now',
    'de-AT': 'Geräte, die sie derzeit erhalten würden'
  },
  'push-form.uncounted': {
    en: 'The number of devices could not be determined.',
    'de-AT': 'Die Anzahl der Geräte konnte nicht ermittelt werden.'
  },
  'push-form.apple': { en: 'Apple Wallet', 'de-AT': 'Apple Wallet' },
  'push-form.google': { en: 'Google Wallet', 'de-AT': 'Google Wallet' },
  'push-form.preview': { en: 'Preview', 'de-AT': 'Vorschau' },
  'push-form.lock-screen': { en: 'On the lock screen', 'de-AT': 'Auf dem Sperrbildschirm' },
  'push-form.back': { en: 'On the back of the card', 'de-AT': 'Auf der Rückseite der Karte' },
  'push-form.now': { en: 'now', 'de-AT': 'jetzt' },
  'push-form.sample': { en: 'Your text', 'de-AT': 'Ihr Text', 'de-AT-informal': 'Dein Text' }
} satisfies MessageTable
