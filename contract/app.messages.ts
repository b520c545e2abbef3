import type { MessageTable } from './locales.ts'

/** The app's frame: error pages, menus and page titles (spec §2). */
export const appMessages = {
  'app.whoops': { en: 'Whoops!', 'de-AT': 'Hoppla!' },
  'app.support': {
    en: 'If the error persists, please contact support.',
    'de-AT': 'Wenn der Fehler bestehen bleibt, wenden Sie sich bitte an den Support.',
    'de-AT-informal': 'Wenn der Fehler bestehen bleibt, wende dich bitte an den Support.'
  },
  'app.technical': { en: 'Technical informations', 'de-AT': 'Technische Informationen' },
  'app.not-found-status': { en: 'Not Found (#404)', 'de-AT': 'Nicht gefunden (#404)' },
  'app.not-found-text': { en: 'Page not found', 'de-AT': 'Seite nicht gefunden' },
  'app.403': { en: 'Forbidden (#403)', 'de-AT': 'Kein Zugriff (#403)' },
  'app.404': { en: 'Not found (#404)', 'de-AT': 'Nicht gefunden (#404)' },
  'app.403-text': {
    en: 'You do not have access to this page.',
    'de-AT': 'Sie haben keinen Zugriff auf diese Seite.',
    'de-AT-informal': 'Du hast keinen Zugriff auf diese Seite.'
  },
  'app.unavailable-status': { en: 'Service unavailable', 'de-AT': 'Dienst nicht erreichbar' },
  'app.unavailable-text': {
    en: 'The settings of this application could not be loaded.',
    'de-AT': 'Die Einstellungen der Anwendung konnten nicht geladen werden.'
  },
  'app.home': { en: '{tenant}, home', 'de-AT': '{tenant}, Startseite' },
  'app.skip': { en: 'Skip to content', 'de-AT': 'Zum Inhalt springen' },
  'app.main-navigation': { en: 'Main navigation', 'de-AT': 'Hauptnavigation' },
  'app.menu': { en: 'Menu', 'de-AT': 'Menü' },
  'app.log-in': { en: 'Log in', 'de-AT': 'Anmelden' },
  'app.log-out': { en: 'Log out', 'de-AT': 'Abmelden' },
  'app.copyright': { en: '© {year} {tenant}', 'de-AT': '© {year} {tenant}' },
  'app.online-appointments': { en: 'Online appointments', 'de-AT': 'Online-Termine' },
  'app.appointments': { en: 'Appointments', 'de-AT': 'Termine' },
  'app.settings': { en: 'Settings', 'de-AT': 'Einstellungen' },
  'app.topics': { en: 'Topics', 'de-AT': 'Themen' },
  'app.working-hours': { en: 'Appointment booking times', 'de-AT': 'Terminbuchungszeiten' }
} satisfies MessageTable
