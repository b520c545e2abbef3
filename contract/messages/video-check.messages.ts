import type { MessageTable } from '../locales.ts'

/** The test of the video service, in plain words. */
export const videoCheckMessages = {
  'video-check.title': { en: 'Test the video service', 'de-AT': 'Videodienst testen' },
  'video-check.lead': {
    en: 'Asks the service at the address above whether it answers and accepts the secret. Nothing is saved, and no room is made.',
    'de-AT':
      'Fragt den Dienst unter der Adresse oben, ob er antwortet und das Secret annimmt. Dabei wird nichts gespeichert und kein Raum angelegt.'
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
  'video-check.joined-signed': {
    en: 'Tokens are signed with {detail}. Only joining shows whether the server accepts them: please join a test appointment.',
    'de-AT':
      'Tokens werden mit {detail} signiert. Ob der Server sie annimmt, zeigt erst die Teilnahme: Bitte nehmen Sie an einem Testtermin teil.',
    'de-AT-informal':
      'Tokens werden mit {detail} signiert. Ob der Server sie annimmt, zeigt erst die Teilnahme: Bitte nimm an einem Testtermin teil.'
  }
} satisfies MessageTable
