import type { MessageTable } from '../locales.ts'

/** Notifications that staff get on their devices. */
export const deviceNoticesMessages = {
  'device-notices.title': { en: 'Notifications on devices', 'de-AT': 'Benachrichtigungen auf Geräten' },
  'device-notices.open': { en: 'Notify me on this device', 'de-AT': 'Auf diesem Gerät benachrichtigen' },
  'device-notices.here': { en: 'Notifications on this device', 'de-AT': 'Benachrichtigungen auf diesem Gerät' },
  'device-notices.is-off': {
    en: 'Your browser asks for permission first. A notification says what has happened, but shows no name and no text, and comes only while this app is not in front.',
    'de-AT':
      'Ihr Browser fragt zuerst um Erlaubnis. Eine Benachrichtigung sagt, was geschehen ist, zeigt aber weder Namen noch Text und kommt nur, wenn diese App nicht im Vordergrund ist.',
    'de-AT-informal':
      'Dein Browser fragt zuerst um Erlaubnis. Eine Benachrichtigung sagt, was geschehen ist, zeigt aber weder Namen noch Text und kommt nur, wenn diese App nicht im Vordergrund ist.'
  },
  'device-notices.is-on': {
    en: 'Until you turn it off or sign out here. A notification shows no name and no text.',
    'de-AT': 'Bis Sie es ausschalten oder sich hier abmelden. Eine Benachrichtigung zeigt weder Namen noch Text.',
    'de-AT-informal':
      'Bis du es ausschaltest oder dich hier abmeldest. Eine Benachrichtigung zeigt weder Namen noch Text.'
  },
  'device-notices.denied': {
    en: 'Your browser blocks notifications from this site. Allow them in the settings of the browser, next to the address, then open this page again.',
    'de-AT':
      'Ihr Browser blockiert Benachrichtigungen dieser Website. Erlauben Sie sie in den Einstellungen des Browsers neben der Adresse und öffnen Sie diese Seite dann noch einmal.',
    'de-AT-informal':
      'Dein Browser blockiert Benachrichtigungen dieser Website. Erlaube sie in den Einstellungen des Browsers neben der Adresse und öffne diese Seite dann noch einmal.'
  },
  'device-notices.home-screen': {
    en: 'On iPhone and iPad, notifications need the app on the home screen: open the share menu, choose “Add to Home Screen”, and open the app from there.',
    'de-AT':
      'Auf iPhone und iPad braucht es dafür die App auf dem Home-Bildschirm: Öffnen Sie das Menü zum Teilen, wählen Sie „Zum Home-Bildschirm“ und öffnen Sie die App von dort.',
    'de-AT-informal':
      'Auf iPhone und iPad braucht es dafür die App auf dem Home-Bildschirm: Öffne das Menü zum Teilen, wähle „Zum Home-Bildschirm“ und öffne die App von dort.'
  },
  'device-notices.none': {
    en: 'This browser cannot show notifications. They work in current versions of Chrome, Edge, Firefox and Safari, over https.',
    'de-AT':
      'Dieser Browser kann keine Benachrichtigungen zeigen. Das können Chrome, Edge, Firefox und Safari in aktuellen Versionen, über https.'
  },
  'device-notices.not-allowed': {
    en: 'The browser has no permission to notify you. Turn it on again and choose “Allow”.',
    'de-AT': 'Der Browser darf Sie nicht benachrichtigen. Schalten Sie noch einmal ein und wählen Sie „Zulassen“.',
    'de-AT-informal': 'Der Browser darf dich nicht benachrichtigen. Schalte noch einmal ein und wähle „Zulassen“.'
  },
  'device-notices.not-reached': {
    en: 'Your browser could not reach its notification service. Try again later, or ask whether your network allows it.',
    'de-AT':
      'Ihr Browser konnte seinen Dienst für Benachrichtigungen nicht erreichen. Versuchen Sie es später noch einmal, oder fragen Sie, ob Ihr Netz das zulässt.',
    'de-AT-informal':
      'Dein Browser konnte seinen Dienst für Benachrichtigungen nicht erreichen. Versuch es später noch einmal, oder frag, ob dein Netz das zulässt.'
  },
  'device-notices.kinds': { en: 'Notify me about', 'de-AT': 'Benachrichtigen über' },
  'device-notices.chats': { en: 'Chats that wait for an answer', 'de-AT': 'Chats, die auf eine Antwort warten' },
  'device-notices.requests': { en: 'New requests', 'de-AT': 'Neue Anfragen' },
  'device-notices.appointments': { en: 'New appointments', 'de-AT': 'Neue Termine' },
  'device-notices.others': {
    en: 'Your other devices',
    'de-AT': 'Ihre anderen Geräte',
    'de-AT-informal': 'Deine anderen Geräte'
  },
  'device-notices.since': { en: 'Notified since {since}', 'de-AT': 'Benachrichtigt seit {since}' },
  'device-notices.remove': { en: 'Turn off', 'de-AT': 'Ausschalten' },
  'device-notices.remove-of': {
    en: 'Turn off notifications: {device}',
    'de-AT': 'Benachrichtigungen ausschalten: {device}'
  },
  'device-notices.unknown-service': {
    en: 'The browser’s notification service cannot be reached from the internet. Use another browser.',
    'de-AT':
      'Der Benachrichtigungsdienst des Browsers ist aus dem Internet nicht erreichbar. Verwenden Sie einen anderen Browser.',
    'de-AT-informal':
      'Der Benachrichtigungsdienst des Browsers ist aus dem Internet nicht erreichbar. Verwende einen anderen Browser.'
  },
  'device-notices.said-chat-waiting': {
    en: 'A chat is waiting for you',
    'de-AT': 'Ein Chat wartet auf Sie',
    'de-AT-informal': 'Ein Chat wartet auf dich'
  },
  'device-notices.said-chat-message': { en: 'New message in a chat', 'de-AT': 'Neue Nachricht in einem Chat' },
  'device-notices.said-request': { en: 'New request', 'de-AT': 'Neue Anfrage' },
  'device-notices.said-appointment': { en: 'New appointment', 'de-AT': 'Neuer Termin' },
  'device-notices.said-appointment-request': {
    en: 'An appointment waits for your confirmation',
    'de-AT': 'Ein Termin wartet auf Ihre Bestätigung',
    'de-AT-informal': 'Ein Termin wartet auf deine Bestätigung'
  }
} as const satisfies MessageTable
