import type { MessageTable } from '../locales.ts'

export const websiteHealthMessages = {
  'website-health.list': { en: 'Websites', 'de-AT': 'Websites' },
  'website-health.empty': {
    en: 'No website is registered yet. Register yours on the page Embed; then you see here whether widgets work on it.',
    'de-AT':
      'Noch ist keine Website eingetragen. Tragen Sie Ihre auf der Seite „Einbetten“ ein, dann sehen Sie hier, ob Widgets darauf funktionieren.',
    'de-AT-informal':
      'Noch ist keine Website eingetragen. Tragt eure auf der Seite „Einbetten“ ein, dann seht ihr hier, ob Widgets darauf funktionieren.'
  },
  'website-health.to-embed': { en: 'Open Embed', 'de-AT': '„Einbetten“ öffnen' },

  'website-health.works': { en: 'Works', 'de-AT': 'Funktioniert' },
  'website-health.is-refused': { en: 'Not registered', 'de-AT': 'Nicht eingetragen' },
  'website-health.is-blocked': { en: 'Blocked by its policy', 'de-AT': 'Von der eigenen Policy blockiert' },
  'website-health.is-failing': { en: 'Does not load completely', 'de-AT': 'Wird nicht vollständig geladen' },
  'website-health.is-silent': {
    en: 'Not seen for {days, plural, one {# day} other {# days}}',
    'de-AT': 'Seit {days, plural, one {# Tag} other {# Tagen}} nicht gesehen'
  },
  'website-health.is-unseen': { en: 'No widget seen', 'de-AT': 'Kein Widget gesehen' },
  'website-health.is-outdated': { en: 'Keeps an earlier version', 'de-AT': 'Behält eine frühere Version' },

  'website-health.seen': { en: 'Last seen', 'de-AT': 'Zuletzt gesehen' },
  'website-health.seen-today': { en: 'Today', 'de-AT': 'Heute' },
  'website-health.seen-never': { en: 'Not in the last 30 days', 'de-AT': 'Nicht in den letzten 30 Tagen' },
  'website-health.widgets': { en: 'Widgets', 'de-AT': 'Widgets' },
  'website-health.version': { en: 'Version', 'de-AT': 'Version' },
  'website-health.version-newest': { en: 'Always the newest', 'de-AT': 'Immer die neueste' },
  'website-health.version-kept': { en: 'Keeps {version}, the current one', 'de-AT': 'Behält {version}, die aktuelle' },
  'website-health.version-old': { en: 'Keeps {version}, an earlier one', 'de-AT': 'Behält {version}, eine frühere' },
  'website-health.version-unknown': {
    en: 'Not known, as in applications',
    'de-AT': 'Nicht bekannt, wie bei Anwendungen'
  },
  'website-health.days': {
    en: 'Last 30 days: widgets seen on {seen, plural, one {# day} other {# days}}, problems on {faulty, plural, one {# day} other {# days}}',
    'de-AT':
      'Letzte 30 Tage: Widgets an {seen, plural, one {# Tag} other {# Tagen}} gesehen, Probleme an {faulty, plural, one {# Tag} other {# Tagen}}'
  },

  'website-health.refused': {
    en: 'Refused in the last 30 days, because the website is not registered: {count, plural, one {# booking or message} other {# bookings or messages}}.',
    'de-AT':
      'In den letzten 30 Tagen abgelehnt, weil die Website nicht eingetragen ist: {count, plural, one {# Buchung oder Nachricht} other {# Buchungen oder Nachrichten}}.'
  },
  'website-health.stranger': {
    en: 'Anybody can send requests in the name of this website, even a program. Register it only if it is your own.',
    'de-AT':
      'Anfragen im Namen dieser Website kann jeder senden, auch ein Programm. Tragen Sie sie nur ein, wenn es Ihre eigene ist.',
    'de-AT-informal':
      'Anfragen im Namen dieser Website kann jeder senden, auch ein Programm. Tragt sie nur ein, wenn es eure eigene ist.'
  },
  'website-health.look-up': { en: 'Look it up under Embed', 'de-AT': 'Unter „Einbetten“ nachsehen' },
  'website-health.blocked': {
    en: 'In the last three days, browsers have reported that the website’s Content Security Policy blocks what widgets load. Add these sources to its directives. This notice disappears three days after the last report.',
    'de-AT':
      'In den letzten drei Tagen haben Browser gemeldet, dass die Content Security Policy der Website blockiert, was Widgets laden. Ergänzen Sie deren Direktiven um diese Quellen. Dieser Hinweis verschwindet drei Tage nach der letzten Meldung.',
    'de-AT-informal':
      'In den letzten drei Tagen haben Browser gemeldet, dass die Content Security Policy der Website blockiert, was Widgets laden. Ergänzt deren Direktiven um diese Quellen. Dieser Hinweis verschwindet drei Tage nach der letzten Meldung.'
  },
  'website-health.blocked-sources': { en: 'Missing sources', 'de-AT': 'Fehlende Quellen' },
  'website-health.failing': {
    en: 'In the last three days, {count, plural, one {# file or answer} other {# files or answers}} could not be delivered. If the page keeps a version, copy its code again under Embed; else tell those who run the server.',
    'de-AT':
      'In den letzten drei Tagen {count, plural, one {konnte # Datei oder Antwort} other {konnten # Dateien oder Antworten}} nicht geliefert werden. Behält die Seite eine Version, kopieren Sie ihren Code unter „Einbetten“ noch einmal; sonst wenden Sie sich an den Betrieb des Servers.',
    'de-AT-informal':
      'In den letzten drei Tagen {count, plural, one {konnte # Datei oder Antwort} other {konnten # Dateien oder Antworten}} nicht geliefert werden. Behält die Seite eine Version, kopiert ihren Code unter „Einbetten“ noch einmal; sonst wendet euch an den Betrieb des Servers.'
  },
  'website-health.silent': {
    en: 'Open the page and see whether the widget is still there. While you edit it, debug.js says what is missing.',
    'de-AT':
      'Öffnen Sie die Seite und sehen Sie nach, ob das Widget noch da ist. Beim Bearbeiten sagt debug.js, was fehlt.',
    'de-AT-informal':
      'Öffnet die Seite und seht nach, ob das Widget noch da ist. Beim Bearbeiten sagt debug.js, was fehlt.'
  },
  'website-health.unseen': {
    en: 'No page of this website has shown a widget in the last 30 days. Widgets in frames are not counted.',
    'de-AT':
      'Keine Seite dieser Website hat in den letzten 30 Tagen ein Widget gezeigt. Widgets in Frames werden nicht gezählt.'
  },
  'website-health.outdated': {
    en: 'The page loads exactly the files of version {version}. Copy its code again under Embed to get what has been improved since.',
    'de-AT':
      'Die Seite lädt genau die Dateien der Version {version}. Kopieren Sie ihren Code unter „Einbetten“ noch einmal, damit sie alle Verbesserungen seither bekommt.',
    'de-AT-informal':
      'Die Seite lädt genau die Dateien der Version {version}. Kopiert ihren Code unter „Einbetten“ noch einmal, damit sie alle Verbesserungen seither bekommt.'
  },

  'website-health.reports': { en: 'Learn of blocked widgets', 'de-AT': 'Von blockierten Widgets erfahren' },
  'website-health.reports-lead': {
    en: 'If your website has a Content Security Policy, let browsers tell us when it blocks a widget. Only day, website and directive are stored.',
    'de-AT':
      'Hat Ihre Website eine Content Security Policy, lassen Sie uns von Browsern melden, wenn sie ein Widget blockiert. Gespeichert werden nur Tag, Website und Direktive.',
    'de-AT-informal':
      'Hat eure Website eine Content Security Policy, lasst uns von Browsern melden, wenn sie ein Widget blockiert. Gespeichert werden nur Tag, Website und Direktive.'
  },
  'website-health.reports-line': { en: 'Add to the policy', 'de-AT': 'In der Policy ergänzen' }
} satisfies MessageTable
