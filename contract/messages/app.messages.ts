import type { MessageTable } from '../locales.ts'

/** The error in place of a page or form. */
export const appErrorMessages = {
  'app.whoops': { en: 'Whoops!', 'de-AT': 'Hoppla!' },
  'app.support': {
    en: 'If the error persists, please contact support.',
    'de-AT': 'Wenn der Fehler bestehen bleibt, wenden Sie sich bitte an den Support.',
    'de-AT-informal': 'Wenn der Fehler bestehen bleibt, wende dich bitte an den Support.'
  },
  'app.technical': { en: 'Technical informations', 'de-AT': 'Technische Informationen' },
  'app.not-found-status': { en: 'Not Found (#404)', 'de-AT': 'Nicht gefunden (#404)' },
  'app.not-found-text': { en: 'Page not found', 'de-AT': 'Seite nicht gefunden' },
  'app.404': { en: 'Not found (#404)', 'de-AT': 'Nicht gefunden (#404)' }
} satisfies MessageTable

/** The app's frame: error pages, menus and page titles (spec §2). */
export const appMessages = {
  ...appErrorMessages,
  'app.no-access': { en: 'No access', 'de-AT': 'Kein Zugriff' },
  'app.account-refused': {
    en: 'Your account does not have access to this. The administrators of your institution decide what each account can access.',
    'de-AT':
      'Ihr Konto hat darauf keinen Zugriff. Die Administration Ihres Instituts legt fest, worauf ein Konto Zugriff hat.',
    'de-AT-informal':
      'Dein Konto hat darauf keinen Zugriff. Die Administration deines Instituts legt fest, worauf ein Konto Zugriff hat.'
  },
  'app.turned-off': {
    en: 'Your institution has turned this off. Its administrators can turn it on again.',
    'de-AT': 'Ihr Institut hat das ausgeschaltet. Die Administration kann es wieder einschalten.',
    'de-AT-informal': 'Dein Institut hat das ausgeschaltet. Die Administration kann es wieder einschalten.'
  },
  'app.to-start': { en: 'Go to the home page', 'de-AT': 'Zur Startseite' },
  'app.404-text': {
    en: 'There is nothing at this address. It may be misspelled, or what it showed has been deleted.',
    'de-AT':
      'Unter dieser Adresse gibt es nichts. Vielleicht ist sie falsch geschrieben, oder was sie zeigte, wurde gelöscht.'
  },
  'app.403': { en: 'Forbidden (#403)', 'de-AT': 'Kein Zugriff (#403)' },
  'app.403-text': {
    en: 'You do not have access to this page.',
    'de-AT': 'Sie haben keinen Zugriff auf diese Seite.',
    'de-AT-informal': 'Du hast keinen Zugriff auf diese Seite.'
  },
  'app.403-account': {
    en: 'Your account does not have access to the page “{page}”.',
    'de-AT': 'Ihr Konto hat keinen Zugriff auf die Seite „{page}“.',
    'de-AT-informal': 'Dein Konto hat keinen Zugriff auf die Seite „{page}“.'
  },
  'app.403-off': {
    en: '{tenant} has turned off the page “{page}”. Its administrators can turn it on again.',
    'de-AT': '{tenant} hat die Seite „{page}“ ausgeschaltet. Die Administration kann sie wieder einschalten.'
  },
  'app.unavailable-status': { en: 'Service unavailable', 'de-AT': 'Dienst nicht erreichbar' },
  'app.unavailable-text': {
    en: 'The application settings could not be loaded.',
    'de-AT': 'Die Einstellungen der Anwendung konnten nicht geladen werden.'
  },
  'app.home': { en: '{tenant} home page', 'de-AT': '{tenant}, Startseite' },
  'app.skip': { en: 'Skip to content', 'de-AT': 'Zum Inhalt springen' },
  'app.main-navigation': { en: 'Main navigation', 'de-AT': 'Hauptnavigation' },
  'app.menu': { en: 'Menu', 'de-AT': 'Menü' },
  'app.log-in': { en: 'Sign in', 'de-AT': 'Anmelden' },
  'app.log-out': { en: 'Sign out', 'de-AT': 'Abmelden' },
  'app.copyright': { en: '© {year} {tenant}', 'de-AT': '© {year} {tenant}' },
  'app.online-appointments': { en: 'Online appointments', 'de-AT': 'Online-Termine' },
  'app.appointments': { en: 'Appointments', 'de-AT': 'Termine' },
  'app.settings': { en: 'Settings', 'de-AT': 'Einstellungen' },
  'app.topics': { en: 'Topics', 'de-AT': 'Themen' },
  'app.working-hours': { en: 'Appointment booking times', 'de-AT': 'Terminbuchungszeiten' },
  'app.smm-calendar': { en: 'Smm calendar settings', 'de-AT': 'Smm-Kalender-Einstellungen' },
  'app.slots': { en: 'Slots management', 'de-AT': 'Slots verwalten' },
  'app.reports': { en: 'Reports', 'de-AT': 'Berichte' },
  'app.sessions-reports': { en: 'Visits and appointments', 'de-AT': 'Besuche und Termine' },
  'app.sessions-reports-lead': {
    en: 'How often profiles and branches are visited, and how many appointments follow.',
    'de-AT': 'Wie oft Profile und Filialen besucht werden und wie viele Termine daraus entstehen.'
  },
  'app.search-reports': { en: 'Searches', 'de-AT': 'Suchanfragen' },
  'app.search-reports-lead': {
    en: 'What visitors search for, and whether they find it.',
    'de-AT': 'Wonach gesucht wird und ob es gefunden wird.'
  },
  'app.cards-reports': { en: 'Digital business cards', 'de-AT': 'Digitale Visitenkarten' },
  'app.cards-reports-lead': {
    en: 'How many cards are saved, and how many phones notifications reach.',
    'de-AT': 'Wie viele Karten gespeichert sind und wie viele Handys eine Mitteilung erreicht.'
  },
  'app.start': { en: 'Home', 'de-AT': 'Startseite' },
  'app.welcome': { en: 'Welcome, {name}', 'de-AT': 'Guten Tag, {name}', 'de-AT-informal': 'Hallo {name}' },
  'app.where-to': {
    en: 'Where would you like to go?',
    'de-AT': 'Wohin möchten Sie?',
    'de-AT-informal': 'Wohin möchtest du?'
  },
  'app.nothing-yet': {
    en: 'Your account does not have access to any pages yet.',
    'de-AT': 'Ihr Konto hat noch keinen Zugriff auf eine Seite.',
    'de-AT-informal': 'Dein Konto hat noch keinen Zugriff auf eine Seite.'
  },
  'app.ask-administrators': {
    en: 'If you expected something here, please contact the administrators of {tenant}. They decide what each account can access.',
    'de-AT':
      'Wenn Sie hier etwas erwartet haben, wenden Sie sich bitte an die Administration von {tenant}. Sie legt fest, worauf ein Konto Zugriff hat.',
    'de-AT-informal':
      'Wenn du hier etwas erwartet hast, wende dich bitte an die Administration von {tenant}. Sie legt fest, worauf ein Konto Zugriff hat.'
  },
  'app.appointments-lead': {
    en: 'What customers have booked with you, day by day.',
    'de-AT': 'Was Kundinnen und Kunden bei Ihnen gebucht haben, Tag für Tag.',
    'de-AT-informal': 'Was Kundinnen und Kunden bei dir gebucht haben, Tag für Tag.'
  },
  'app.settings-lead': {
    en: 'How customers can meet you: by phone, at the branch or online.',
    'de-AT': 'Wie Beratungen bei Ihnen stattfinden: telefonisch, in der Filiale oder online.',
    'de-AT-informal': 'Wie Beratungen bei dir stattfinden: telefonisch, in der Filiale oder online.'
  },
  'app.topics-lead': {
    en: 'Which topics customers can book with you.',
    'de-AT': 'Welche Themen Kundinnen und Kunden bei Ihnen buchen können.',
    'de-AT-informal': 'Welche Themen Kundinnen und Kunden bei dir buchen können.'
  },
  'app.working-hours-refused': {
    en: 'Booking times are not turned on for you. Please ask an administrator of your institution.',
    'de-AT':
      'Buchungszeiten sind für Sie nicht freigeschaltet. Bitte wenden Sie sich an die Administration Ihres Instituts.',
    'de-AT-informal':
      'Buchungszeiten sind für dich nicht freigeschaltet. Bitte wende dich an die Administration deines Instituts.'
  },
  'app.working-hours-lead': {
    en: 'On which days and at what times customers can book.',
    'de-AT': 'An welchen Tagen und zu welchen Zeiten gebucht werden kann.'
  },
  'app.slots-lead': {
    en: 'Block individual times, open extra ones, and see your week.',
    'de-AT': 'Einzelne Zeiten sperren oder zusätzlich öffnen, mit der ganzen Woche im Blick.'
  },
  'app.my-card': { en: 'My card', 'de-AT': 'Meine Karte' },
  'app.my-card-lead': {
    en: 'The photo and the links that customers see on your card.',
    'de-AT': 'Das Foto und die Links, die Kundinnen und Kunden auf Ihrer Karte sehen.',
    'de-AT-informal': 'Das Foto und die Links, die Kundinnen und Kunden auf deiner Karte sehen.'
  },
  'app.whatsapp-settings': { en: 'WhatsApp settings', 'de-AT': 'WhatsApp-Einstellungen' },
  'app.whatsapp-settings-lead': {
    en: 'Whether customers can write to you on WhatsApp.',
    'de-AT': 'Ob man Ihnen auf WhatsApp schreiben kann.',
    'de-AT-informal': 'Ob man dir auf WhatsApp schreiben kann.'
  },
  'app.wallet-cards': { en: 'Digital business cards', 'de-AT': 'Digitale Visitenkarten' },
  'app.push-notifications': { en: 'Send push notifications', 'de-AT': 'Push-Mitteilungen senden' },
  'app.push-notifications-lead': {
    en: 'A short message to everyone who has saved a card and agreed to notifications.',
    'de-AT': 'Eine kurze Nachricht an alle, die eine Karte gespeichert und Mitteilungen zugestimmt haben.'
  },
  'app.smm-calendar-lead': {
    en: 'Connect your own calendar, so that no one can book you when you are busy.',
    'de-AT': 'Den eigenen Kalender verbinden: Was darin belegt ist, kann nicht gebucht werden.'
  },
  'app.session-ended': {
    en: 'Your session has ended.',
    'de-AT': 'Ihre Sitzung ist abgelaufen.',
    'de-AT-informal': 'Deine Sitzung ist abgelaufen.'
  },
  'app.session-ended-text': {
    en: 'Please sign in again in a new tab, then come back here and continue.',
    'de-AT':
      'Bitte melden Sie sich in einem neuen Tab wieder an; kommen Sie danach hierher zurück und machen Sie weiter.',
    'de-AT-informal': 'Bitte melde dich in einem neuen Tab wieder an; komm danach hierher zurück und mach weiter.'
  },
  'app.entries-kept': {
    en: 'Your entries are still here.',
    'de-AT': 'Ihre Eingaben sind noch da.',
    'de-AT-informal': 'Deine Eingaben sind noch da.'
  },
  'app.sign-in': { en: 'Sign in (new tab)', 'de-AT': 'Anmelden (neuer Tab)' },
  'app.continue': { en: 'Continue', 'de-AT': 'Weiter' },
  'app.not-signed-in': {
    en: 'You are not signed in yet.',
    'de-AT': 'Sie sind noch nicht angemeldet.',
    'de-AT-informal': 'Du bist noch nicht angemeldet.'
  },
  'app.other-account': {
    en: 'A different account is signed in now. Please sign out in the other tab and sign in there as {name}.',
    'de-AT':
      'Inzwischen ist ein anderes Konto angemeldet. Bitte melden Sie sich im anderen Tab ab und dort als {name} wieder an.',
    'de-AT-informal':
      'Inzwischen ist ein anderes Konto angemeldet. Bitte melde dich im anderen Tab ab und dort als {name} wieder an.'
  }
} satisfies MessageTable
