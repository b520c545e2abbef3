import type { MessageTable } from '../locales.ts'

/** The test of the video service, in plain words. */
export const videoCheckMessages = {
  'video-check.title': { en: 'Test the video service', 'de-AT': 'Videodienst testen' },
  'video-check.lead': {
    en: 'Asks the service at the address above whether it answers and accepts the secret. Nothing is saved, and no room is made.',
    'de-AT':
      'Fragt den Dienst unter der Adresse oben, ob er antwortet und das Secret annimmt. Dabei wird nichts gespeichert und kein Raum angelegt.'
  },
  'video-check.lead-teams': {
    en: 'Looks up which advisors have connected the calendar at Microsoft 365 that the meetings are made in. Nothing is saved or sent.',
    'de-AT':
      'Prüft, wer den Microsoft-365-Kalender verbunden hat, in dem die Besprechungen angelegt werden. Dabei wird nichts gespeichert oder gesendet.'
  },
  'video-check.no-provider': {
    en: 'Choose a video service first.',
    'de-AT': 'Zuerst einen Videodienst auswählen.'
  },
  'video-check.run': { en: 'Test the connection', 'de-AT': 'Verbindung testen' },
  'video-check.running': { en: 'Testing the connection …', 'de-AT': 'Verbindung wird getestet …' },
  'video-check.all-works': { en: 'The video service is ready.', 'de-AT': 'Der Videodienst ist bereit.' },
  'video-check.some-fail': {
    en: 'This video service makes no rooms yet.',
    'de-AT': 'Dieser Videodienst legt noch keine Räume an.'
  },
  'video-check.outdated': {
    en: 'The settings have changed since the test.',
    'de-AT': 'Seit dem Test haben sich die Einstellungen geändert.'
  },
  'video-check.works': { en: 'Works', 'de-AT': 'In Ordnung' },
  'video-check.unsure': { en: 'Unclear', 'de-AT': 'Unklar' },
  'video-check.fails': { en: 'Does not work', 'de-AT': 'Funktioniert nicht' },
  'video-check.answers': { en: '{detail} answers.', 'de-AT': '{detail} antwortet.' },
  'video-check.unreachable': {
    en: 'The video service cannot be reached from the internet. Please check the address; for a service inside your own network, ask the operator of this installation to allow it.',
    'de-AT':
      'Der Videodienst ist aus dem Internet nicht erreichbar. Bitte prüfen Sie die Adresse; einen Dienst im eigenen Netz muss der Betreiber dieser Installation freigeben.',
    'de-AT-informal':
      'Der Videodienst ist aus dem Internet nicht erreichbar. Bitte prüfe die Adresse; einen Dienst im eigenen Netz muss der Betreiber dieser Installation freigeben.'
  },
  'video-check.broken': {
    en: 'The video service answers with an error ({detail}). Please check the address, or try again later.',
    'de-AT':
      'Der Videodienst antwortet mit einem Fehler ({detail}). Bitte prüfen Sie die Adresse, oder versuchen Sie es später noch einmal.',
    'de-AT-informal':
      'Der Videodienst antwortet mit einem Fehler ({detail}). Bitte prüfe die Adresse, oder versuch es später noch einmal.'
  },
  'video-check.signed': {
    en: 'The service accepts the secret.',
    'de-AT': 'Der Dienst nimmt das Secret an.'
  },
  'video-check.signature-refused': {
    en: 'The service refuses the secret. Please copy it from the service once more.',
    'de-AT': 'Der Dienst nimmt das Secret nicht an. Bitte kopieren Sie es noch einmal aus dem Dienst.',
    'de-AT-informal': 'Der Dienst nimmt das Secret nicht an. Bitte kopiere es noch einmal aus dem Dienst.'
  },
  'video-check.key-unreadable': {
    en: 'The private key cannot be read. It must be an RSA key in PEM format, without a password.',
    'de-AT': 'Der private Schlüssel ist nicht lesbar. Nötig ist ein RSA-Schlüssel im PEM-Format ohne Passwort.'
  },
  'video-check.teams-connected': {
    en: 'Advisors with online appointments whose calendar at Microsoft 365 is connected: {detail}.',
    'de-AT': 'Verbundene Microsoft-365-Kalender, in denen Online-Termine als Teams-Besprechung stehen: {detail}.'
  },
  'video-check.teams-missing': {
    en: 'No calendar at Microsoft 365 is connected by {detail}. Their online appointments have no meeting: they enter a link, and customers get it by e-mail.',
    'de-AT':
      'Kein Microsoft-365-Kalender ist verbunden bei {detail}. Online-Termine haben dort keine Besprechung: Der Link ist von Hand einzutragen, und Kundinnen und Kunden erhalten ihn per E-Mail.'
  },
  'video-check.teams-nobody': {
    en: 'No advisor with online appointments has connected a calendar at Microsoft 365 yet. That is done by each under “Own calendar”.',
    'de-AT':
      'Noch niemand mit Online-Terminen hat einen Microsoft-365-Kalender verbunden. Das geht für alle selbst unter „Eigener Kalender“.'
  },
  'video-check.joined-signed': {
    en: 'Tokens are signed with {detail}. Only joining shows whether the server accepts them: please join a test appointment.',
    'de-AT':
      'Tokens werden mit {detail} signiert. Ob der Server sie annimmt, zeigt erst die Teilnahme: Bitte nehmen Sie an einem Testtermin teil.',
    'de-AT-informal':
      'Tokens werden mit {detail} signiert. Ob der Server sie annimmt, zeigt erst die Teilnahme: Bitte nimm an einem Testtermin teil.'
  }
} satisfies MessageTable
