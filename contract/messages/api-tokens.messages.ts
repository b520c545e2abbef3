import type { MessageTable } from '../locales.ts'

export const apiTokensMessages = {
  'api-tokens.add': { en: 'Create API token', 'de-AT': 'API-Token erstellen' },
  'api-tokens.list': { en: 'API tokens', 'de-AT': 'API-Tokens' },
  'api-tokens.docs': { en: 'The API’s documentation', 'de-AT': 'Dokumentation der API' },
  'api-tokens.empty': {
    en: 'There are no API tokens yet. Programs such as a CRM read and change data of the institution with one.',
    'de-AT': 'Es gibt noch keine API-Tokens. Programme wie ein CRM lesen und ändern damit Daten des Instituts.'
  },
  'api-tokens.name': { en: 'Name', 'de-AT': 'Name' },
  'api-tokens.name-help': {
    en: 'The program that uses the token. The audit log shows this name.',
    'de-AT': 'Das Programm, das das Token verwendet. Im Änderungsprotokoll steht dieser Name.'
  },
  'api-tokens.scopes': { en: 'Permissions', 'de-AT': 'Berechtigungen' },
  'api-tokens.scopes-help': {
    en: 'Give a token only what its program needs.',
    'de-AT': 'Geben Sie einem Token nur, was sein Programm braucht.',
    'de-AT-informal': 'Gib einem Token nur, was sein Programm braucht.'
  },
  'api-tokens.none': { en: 'None', 'de-AT': 'Keine' },
  'api-tokens.read': { en: 'Read', 'de-AT': 'Lesen' },
  'api-tokens.write': { en: 'Change', 'de-AT': 'Ändern' },
  'api-tokens.both': { en: 'Read and change', 'de-AT': 'Lesen und ändern' },
  'api-tokens.scim': { en: 'Manage', 'de-AT': 'Verwalten' },
  'api-tokens.area-cards': { en: 'Business cards', 'de-AT': 'Visitenkarten' },
  'api-tokens.area-administration': { en: 'Rest of the administration', 'de-AT': 'Übrige Verwaltung' },
  'api-tokens.area-scim': { en: 'User accounts (SCIM)', 'de-AT': 'Benutzerkonten (SCIM)' },
  'api-tokens.granted': { en: '{area}: {permission}', 'de-AT': '{area}: {permission}' },
  'api-tokens.valid': { en: 'Valid', 'de-AT': 'Gültig' },
  'api-tokens.days': { en: 'For {count} days', 'de-AT': '{count} Tage' },
  'api-tokens.years': {
    en: '{count, plural, one {For a year} other {For # years}}',
    'de-AT': '{count, plural, one {Ein Jahr} other {# Jahre}}'
  },
  'api-tokens.endless': { en: 'Until it is revoked', 'de-AT': 'Bis zum Widerruf' },
  'api-tokens.endless-help': {
    en: 'Without an end, a token that leaks stays dangerous until somebody notices.',
    'de-AT': 'Ohne Ablauf bleibt ein Token, das in falsche Hände gerät, gefährlich, bis es jemand bemerkt.'
  },
  'api-tokens.ending': { en: 'Ends in {last}', 'de-AT': 'Endet mit {last}' },
  'api-tokens.created': { en: 'Created on {day}', 'de-AT': 'Erstellt am {day}' },
  'api-tokens.created-by': { en: 'Created on {day} by {name}', 'de-AT': 'Erstellt am {day} von {name}' },
  'api-tokens.used': { en: 'Last used on {moment}', 'de-AT': 'Zuletzt verwendet am {moment}' },
  'api-tokens.unused': { en: 'Not used yet', 'de-AT': 'Noch nicht verwendet' },
  'api-tokens.until': { en: 'Valid until {day}', 'de-AT': 'Gültig bis {day}' },
  'api-tokens.no-end': { en: 'Valid until it is revoked', 'de-AT': 'Gültig bis zum Widerruf' },
  'api-tokens.expired': { en: 'Expired', 'de-AT': 'Abgelaufen' },
  'api-tokens.revoked': { en: 'Revoked', 'de-AT': 'Widerrufen' },
  'api-tokens.revoke': { en: 'Revoke', 'de-AT': 'Widerrufen' },
  'api-tokens.revoke-of': { en: 'Revoke {name}', 'de-AT': '{name} widerrufen' },
  'api-tokens.revoke-title': { en: 'Revoke API token?', 'de-AT': 'API-Token widerrufen?' },
  'api-tokens.revoke-question': {
    en: 'The next request with {name} is refused. This cannot be undone.',
    'de-AT': 'Die nächste Anfrage mit {name} wird abgelehnt. Das lässt sich nicht rückgängig machen.'
  },
  'api-tokens.said-revoked': { en: '{name} is revoked', 'de-AT': '{name} ist widerrufen' },
  'api-tokens.new-title': { en: 'Your new API token', 'de-AT': 'Das neue API-Token' },
  'api-tokens.new-text': {
    en: 'Copy the token now and keep it like a password. It is shown only this once, and nobody can look it up later.',
    'de-AT':
      'Kopieren Sie das Token jetzt und bewahren Sie es auf wie ein Passwort. Es wird nur dieses eine Mal angezeigt, später kann es niemand nachsehen.',
    'de-AT-informal':
      'Kopiere das Token jetzt und bewahre es auf wie ein Passwort. Es wird nur dieses eine Mal angezeigt, später kann es niemand nachsehen.'
  },
  'api-tokens.token': { en: 'Token of {name}', 'de-AT': 'Token von {name}' },
  'api-tokens.done': { en: 'I have saved the token', 'de-AT': 'Ich habe das Token gespeichert' },
  'api-tokens.gone': {
    en: 'This API token no longer exists.',
    'de-AT': 'Dieses API-Token gibt es nicht mehr.'
  }
} satisfies MessageTable
