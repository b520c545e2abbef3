import type { MessageTable } from '../locales.ts'

/** The test of the text message service, in plain words. */
export const textCheckMessages = {
  'text-check.title': { en: 'Test the text message service', 'de-AT': 'SMS-Dienst testen' },
  'text-check.lead': {
    en: 'Asks the service whether it answers and accepts the access. Nothing is saved, and no text message is sent.',
    'de-AT':
      'Fragt den Dienst, ob er antwortet und den Zugang annimmt. Dabei wird nichts gespeichert und keine SMS gesendet.'
  },
  'text-check.no-provider': {
    en: 'Choose a text message service first.',
    'de-AT': 'Zuerst einen SMS-Dienst auswählen.'
  },
  'text-check.run': { en: 'Test the connection', 'de-AT': 'Verbindung testen' },
  'text-check.running': { en: 'Testing the connection …', 'de-AT': 'Verbindung wird getestet …' },
  'text-check.all-works': { en: 'The text message service is ready.', 'de-AT': 'Der SMS-Dienst ist bereit.' },
  'text-check.some-fail': {
    en: 'This service sends no text messages yet.',
    'de-AT': 'Dieser Dienst sendet noch keine SMS.'
  },
  'text-check.outdated': {
    en: 'The settings have changed since the test.',
    'de-AT': 'Seit dem Test haben sich die Einstellungen geändert.'
  },
  'text-check.works': { en: 'Works', 'de-AT': 'In Ordnung' },
  'text-check.unsure': { en: 'Unclear', 'de-AT': 'Unklar' },
  'text-check.fails': { en: 'Does not work', 'de-AT': 'Funktioniert nicht' },
  'text-check.answers': { en: '{detail} answers.', 'de-AT': '{detail} antwortet.' },
  'text-check.unreachable': {
    en: 'The text message service cannot be reached from the internet. Please check the address; for a service inside your own network, ask the operator of this installation to allow it.',
    'de-AT':
      'Der SMS-Dienst ist aus dem Internet nicht erreichbar. Bitte prüfen Sie die Adresse; einen Dienst im eigenen Netz muss der Betreiber dieser Installation freigeben.',
    'de-AT-informal':
      'Der SMS-Dienst ist aus dem Internet nicht erreichbar. Bitte prüfe die Adresse; einen Dienst im eigenen Netz muss der Betreiber dieser Installation freigeben.'
  },
  'text-check.broken': {
    en: 'The text message service answers with an error ({detail}). Please check the address, or try again later.',
    'de-AT':
      'Der SMS-Dienst antwortet mit einem Fehler ({detail}). Bitte prüfen Sie die Adresse, oder versuchen Sie es später noch einmal.',
    'de-AT-informal':
      'Der SMS-Dienst antwortet mit einem Fehler ({detail}). Bitte prüfe die Adresse, oder versuch es später noch einmal.'
  },
  'text-check.accepted': { en: 'The service accepts the access.', 'de-AT': 'Der Dienst nimmt den Zugang an.' },
  'text-check.refused': {
    en: 'The service refuses the access. Please copy account and token from the service once more.',
    'de-AT': 'Der Dienst lehnt den Zugang ab. Bitte kopieren Sie Konto und Token noch einmal aus dem Dienst.',
    'de-AT-informal': 'Der Dienst lehnt den Zugang ab. Bitte kopiere Konto und Token noch einmal aus dem Dienst.'
  },
  'text-check.unknown-account': {
    en: 'The service does not know this account.',
    'de-AT': 'Der Dienst kennt dieses Konto nicht.'
  },
  'text-check.tried-when-sent': {
    en: 'Only the first text message shows whether the service accepts number and sender.',
    'de-AT': 'Ob der Dienst Nummer und Absender annimmt, zeigt erst die erste SMS.'
  },
  'text-check.replies': {
    en: 'Enter this address at the service for incoming text messages, so that STOP and START take effect:',
    'de-AT': 'Diese Adresse gehört beim Dienst zu eingehenden SMS, damit STOP und START wirken:'
  }
} satisfies MessageTable
