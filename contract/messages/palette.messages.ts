import type { MessageTable } from '../locales.ts'

/** The palette: the search of the app's header. */
export const paletteMessages = {
  'palette.title': { en: 'Search', 'de-AT': 'Suche' },
  'palette.keys': { en: 'Ctrl K', 'de-AT': 'Strg K' },
  'palette.label': {
    en: 'What are you looking for?',
    'de-AT': 'Was suchen Sie?',
    'de-AT-informal': 'Was suchst du?'
  },
  'palette.recent': { en: 'Recently opened', 'de-AT': 'Zuletzt geöffnet' },
  'palette.pages': { en: 'Pages', 'de-AT': 'Seiten' },
  'palette.actions': { en: 'Actions', 'de-AT': 'Aktionen' },
  'palette.people': { en: 'People', 'de-AT': 'Personen' },
  'palette.appointments': { en: 'Appointments', 'de-AT': 'Termine' },
  'palette.requests': { en: 'Open requests', 'de-AT': 'Offene Anfragen' },
  'palette.branches': { en: 'Branches', 'de-AT': 'Filialen' },
  'palette.topics': { en: 'Topics', 'de-AT': 'Beratungsthemen' },
  'palette.settings': { en: 'Settings', 'de-AT': 'Einstellungen' },
  'palette.modules': { en: 'Modules', 'de-AT': 'Module' },
  'palette.appointment': { en: '{first} {last}, {when}', 'de-AT': '{first} {last}, {when}' },
  'palette.state-requested': { en: 'not confirmed yet', 'de-AT': 'noch nicht bestätigt' },
  'palette.state-cancelled': { en: 'cancelled', 'de-AT': 'abgesagt' },
  'palette.state-no-show': { en: 'did not come', 'de-AT': 'nicht erschienen' },
  'palette.book': { en: 'Book appointment', 'de-AT': 'Termin buchen' },
  'palette.book-words': {
    en: 'new add create enter make meeting customer booking',
    'de-AT': 'neu buchen anlegen vereinbaren ausmachen vergeben Kundin Kunde Buchung Kundentermin'
  },
  'palette.absence': { en: 'Enter an absence', 'de-AT': 'Abwesenheit eintragen' },
  'palette.absence-words': {
    en: 'ill sick illness holiday vacation leave away off out of office stand-in deputy',
    'de-AT': 'krank Krankheit Krankenstand Urlaub frei weg verhindert Pflegeurlaub Vertretung abwesend'
  },
  'palette.hand-over': { en: 'Hand over appointments', 'de-AT': 'Termine übergeben' },
  'palette.hand-over-words': {
    en: 'handover pass on give colleague reassign stand-in take over',
    'de-AT': 'Übergabe weitergeben abgeben umbuchen Kollegin Kollege Vertretung vertreten übernehmen'
  },
  'palette.add-person': { en: 'Add a person', 'de-AT': 'Person hinzufügen' },
  'palette.add-person-words': {
    en: 'new create advisor user account employee colleague invite',
    'de-AT':
      'neu anlegen erstellen Beraterin Berater Benutzer Konto Mitarbeiterin Mitarbeiter Kollegin Kollege einladen'
  },
  'palette.import-people': { en: 'Import people', 'de-AT': 'Personen importieren' },
  'palette.import-people-words': {
    en: 'csv file upload excel advisors users',
    'de-AT': 'CSV Datei hochladen Excel Import einlesen Beraterinnen Berater Benutzer'
  },
  'palette.import-branches': { en: 'Import branches', 'de-AT': 'Filialen importieren' },
  'palette.import-branches-words': {
    en: 'csv file upload excel offices',
    'de-AT': 'CSV Datei hochladen Excel Import einlesen Standorte'
  },
  'palette.close-branch': { en: 'Close a branch', 'de-AT': 'Filiale schließen' },
  'palette.close-branch-words': {
    en: 'shut remove delete office for good',
    'de-AT': 'zusperren auflassen löschen entfernen Schließung Standort'
  },
  'palette.topics-words': { en: 'topic subject advice', 'de-AT': 'Thema Themen Beratungsthema Anliegen' },
  'palette.closed-days-words': {
    en: 'shut holiday closing day',
    'de-AT': 'schließen geschlossen Schließtag Feiertag Betriebsurlaub'
  },
  'palette.password-words': {
    en: 'passphrase new reset security',
    'de-AT': 'Kennwort neu zurücksetzen Sicherheit'
  },
  'palette.passkeys-words': {
    en: 'passkey webauthn fido fingerprint face security key',
    'de-AT': 'Passkey WebAuthn FIDO Fingerabdruck Gesicht Sicherheitsschlüssel'
  },
  'palette.second-factor-words': {
    en: '2fa mfa two factor authenticator app code security recovery codes',
    'de-AT': '2FA MFA Zwei-Faktor Authenticator App Code Sicherheit Ersatzcodes'
  },
  'palette.in-language': { en: 'Language: {name}', 'de-AT': 'Sprache: {name}' },
  'palette.in-language-words': {
    en: 'switch change translation Sprache German English',
    'de-AT': 'umschalten wechseln ändern Übersetzung language Deutsch Englisch'
  },
  'palette.appearance': { en: 'Appearance: {name}', 'de-AT': 'Darstellung: {name}' },
  'palette.appearance-words': {
    en: 'theme mode colours display screen',
    'de-AT': 'Erscheinungsbild Modus Design Farben Ansicht Bildschirm'
  },
  'palette.appearance-dark-words': { en: 'night black darkness', 'de-AT': 'dunkler Dunkelmodus Nacht schwarz dark' },
  'palette.appearance-light-words': { en: 'day white bright', 'de-AT': 'heller Hellmodus Tag weiß light' },
  'palette.appearance-system-words': { en: 'automatic device', 'de-AT': 'automatisch Gerät' },
  'palette.devices-words': {
    en: 'sessions computer phone security',
    'de-AT': 'Sitzungen Computer Handy Sicherheit'
  },
  'palette.help-words': {
    en: 'support contact shortcuts keyboard question problem',
    'de-AT': 'Support Kontakt Tastenkürzel Tastatur Frage Problem Ansprechperson'
  },
  'palette.log-out-words': {
    en: 'log out logout leave end quit exit',
    'de-AT': 'ausloggen Logout abmelden beenden verlassen'
  },
  'palette.searching': { en: 'Searching …', 'de-AT': 'Wird gesucht …' },
  'palette.found': {
    en: '{count, plural, one {# result} other {# results}}',
    'de-AT': '{count, plural, one {# Ergebnis} other {# Ergebnisse}}'
  },
  'palette.none': { en: 'Nothing matches “{query}”.', 'de-AT': 'Nichts passt zu „{query}“.' },
  'palette.failed': {
    en: 'Not everything could be searched.',
    'de-AT': 'Es konnte nicht alles durchsucht werden.'
  }
} satisfies MessageTable
