import type { MessageTable } from '../locales.ts'

/** The test of the sign-in service, in plain words. */
export const openidCheckMessages = {
  'openid-check.title': { en: 'Test the sign-in service', 'de-AT': 'Anmeldedienst testen' },
  'openid-check.lead': {
    en: 'Asks the service at the address above for its description and its keys. Nothing is saved, and nobody is signed in.',
    'de-AT':
      'Fragt den Dienst unter der Adresse oben nach seiner Beschreibung und seinen Schlüsseln. Dabei wird nichts gespeichert und niemand angemeldet.'
  },
  'openid-check.run': { en: 'Test now', 'de-AT': 'Jetzt testen' },
  'openid-check.running': { en: 'Testing …', 'de-AT': 'Wird getestet …' },
  'openid-check.no-issuer': {
    en: 'Enter the address of the sign-in service first.',
    'de-AT': 'Zuerst die Adresse des Anmeldedienstes eingeben.'
  },
  'openid-check.all-works': {
    en: 'The service is ready. What remains is to sign in once: only that tests client ID and client secret.',
    'de-AT': 'Der Dienst ist bereit. Jetzt fehlt nur noch eine Anmeldung: Erst sie prüft Client-ID und Client-Secret.'
  },
  'openid-check.some-fail': {
    en: 'Nobody can sign in with this service yet.',
    'de-AT': 'Mit diesem Dienst kann sich noch niemand anmelden.'
  },
  'openid-check.outdated': {
    en: 'The address or the scopes have changed since the test.',
    'de-AT': 'Seit dem Test haben sich die Adresse oder die Scopes geändert.'
  },
  'openid-check.callback': {
    en: 'Register this redirect address at the service:',
    'de-AT': 'Diese Weiterleitungsadresse (Redirect URI) ist beim Dienst einzutragen:'
  },
  'openid-check.works': { en: 'Works', 'de-AT': 'In Ordnung' },
  'openid-check.unsure': { en: 'Unclear', 'de-AT': 'Unklar' },
  'openid-check.fails': { en: 'Does not work', 'de-AT': 'Funktioniert nicht' },
  'openid-check.document': {
    en: 'The service answers and describes itself.',
    'de-AT': 'Der Dienst antwortet und beschreibt sich.'
  },
  'openid-check.document-unreachable': {
    en: 'The service cannot be reached from the internet. Please check the address; for a service inside your own network, ask the operator of this installation to allow it.',
    'de-AT':
      'Der Dienst ist aus dem Internet nicht erreichbar. Bitte prüfen Sie die Adresse; einen Dienst im eigenen Netz muss der Betreiber dieser Installation freigeben.',
    'de-AT-informal':
      'Der Dienst ist aus dem Internet nicht erreichbar. Bitte prüfe die Adresse; einen Dienst im eigenen Netz muss der Betreiber dieser Installation freigeben.'
  },
  'openid-check.document-missing': {
    en: 'There is no description at this address ({detail}). The address must be the issuer’s, without /.well-known/….',
    'de-AT':
      'Unter dieser Adresse gibt es keine Beschreibung ({detail}). Gemeint ist die Adresse des Ausstellers (Issuer), ohne /.well-known/….'
  },
  'openid-check.document-unreadable': {
    en: 'The answer is not a description of a sign-in service. Please check the address.',
    'de-AT': 'Die Antwort ist keine Beschreibung eines Anmeldedienstes. Bitte prüfen Sie die Adresse.',
    'de-AT-informal': 'Die Antwort ist keine Beschreibung eines Anmeldedienstes. Bitte prüfe die Adresse.'
  },
  'openid-check.issuer': {
    en: 'The service calls itself by the same address.',
    'de-AT': 'Der Dienst nennt sich mit derselben Adresse.'
  },
  'openid-check.issuer-differs': {
    en: 'The service calls itself {detail}. Please enter exactly this address, or that of your own directory.',
    'de-AT':
      'Der Dienst nennt sich {detail}. Bitte geben Sie genau diese Adresse ein oder die des eigenen Verzeichnisses.',
    'de-AT-informal':
      'Der Dienst nennt sich {detail}. Bitte gib genau diese Adresse ein oder die des eigenen Verzeichnisses.'
  },
  'openid-check.endpoints': {
    en: 'Sign-in page and token endpoint are there, by https.',
    'de-AT': 'Anmeldeseite und Token-Endpunkt sind vorhanden, über https.'
  },
  'openid-check.endpoints-missing': {
    en: 'The description lacks {detail}. Ask the service’s administrators.',
    'de-AT': 'In der Beschreibung fehlt {detail}. Das klärt, wer den Dienst betreibt.'
  },
  'openid-check.endpoints-insecure': {
    en: 'Without https: {detail}. Passwords and tokens could be read on the way.',
    'de-AT': 'Ohne https: {detail}. Passwörter und Tokens könnten unterwegs gelesen werden.'
  },
  'openid-check.keys': {
    en: '{detail, plural, one {One key verifies} other {# keys verify}} what the service signs.',
    'de-AT': '{detail, plural, one {Ein Schlüssel prüft} other {# Schlüssel prüfen}}, was der Dienst unterschreibt.'
  },
  'openid-check.keys-unreachable': {
    en: 'The service’s keys cannot be loaded from {detail}.',
    'de-AT': 'Die Schlüssel des Dienstes lassen sich nicht von {detail} laden.'
  },
  'openid-check.keys-none': {
    en: 'The service publishes no key for its signatures.',
    'de-AT': 'Der Dienst veröffentlicht keinen Schlüssel für seine Unterschriften.'
  },
  'openid-check.algorithm': {
    en: 'It signs with {detail}.',
    'de-AT': 'Er unterschreibt mit {detail}.'
  },
  'openid-check.algorithm-unsafe': {
    en: 'It signs only with {detail}, which is not accepted here. RS256 or ES256 is needed.',
    'de-AT': 'Er unterschreibt nur mit {detail}, das wird hier nicht angenommen. Nötig ist RS256 oder ES256.'
  },
  'openid-check.code-missing': {
    en: 'The service does not offer the authorization code flow, which is needed here.',
    'de-AT': 'Der Dienst bietet den Authorization-Code-Ablauf nicht an, der hier nötig ist.'
  },
  'openid-check.pkce': {
    en: 'Sign-ins are protected by PKCE.',
    'de-AT': 'Anmeldungen sind durch PKCE geschützt.'
  },
  'openid-check.pkce-unsaid': {
    en: 'The service does not say whether it supports PKCE (S256). Many do nevertheless; a sign-in will tell.',
    'de-AT': 'Der Dienst sagt nicht, ob er PKCE (S256) unterstützt. Viele tun es trotzdem; eine Anmeldung zeigt es.'
  },
  'openid-check.scope': {
    en: 'It knows the requested scopes.',
    'de-AT': 'Er kennt die angefragten Scopes.'
  },
  'openid-check.scope-unsaid': {
    en: 'It does not mention these scopes: {detail}. Without email, people cannot be recognised.',
    'de-AT': 'Diese Scopes nennt er nicht: {detail}. Ohne email lassen sich Personen nicht zuordnen.'
  }
} satisfies MessageTable
