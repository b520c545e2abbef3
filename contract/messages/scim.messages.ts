import type { MessageTable } from '../locales.ts'

/** Why a directory is refused something: in its own log, and on the page about it. */
const reasons = {
  'scim.reason-body-missing': {
    en: 'The body must be a JSON object of the type application/scim+json.',
    'de-AT': 'Der Body muss ein JSON-Objekt vom Typ application/scim+json sein.'
  },
  'scim.reason-operations-missing': {
    en: 'A PATCH needs a list of Operations with 1 to 1000 entries.',
    'de-AT': 'Ein PATCH braucht eine Liste „Operations“ mit 1 bis 1000 Einträgen.'
  },
  'scim.reason-operation-unknown': {
    en: 'The operation “{detail}” is unknown. There are add, replace and remove.',
    'de-AT': 'Die Operation „{detail}“ ist unbekannt. Es gibt add, replace und remove.'
  },
  'scim.reason-path-unknown': {
    en: 'The attribute or path “{detail}” is unknown.',
    'de-AT': 'Das Attribut oder der Pfad „{detail}“ ist unbekannt.'
  },
  'scim.reason-path-missing': {
    en: 'The operation remove needs a path.',
    'de-AT': 'Die Operation remove braucht einen Pfad.'
  },
  'scim.reason-no-target': {
    en: 'Nothing matches the path to “{detail}”: a person has one address, of the type work.',
    'de-AT': 'Zum Pfad nach „{detail}“ passt nichts: Jede Person hat eine Adresse, vom Typ work.'
  },
  'scim.reason-attribute-not-kept': {
    en: 'The attribute “{detail}” is not stored here. Remove it from the attribute mapping of the directory.',
    'de-AT':
      'Das Attribut „{detail}“ wird hier nicht gespeichert. Es ist aus der Attributzuordnung des Verzeichnisses zu entfernen.'
  },
  'scim.reason-read-only': {
    en: 'The attribute “{detail}” cannot be changed.',
    'de-AT': 'Das Attribut „{detail}“ lässt sich nicht ändern.'
  },
  'scim.reason-value-required': {
    en: 'A value for “{detail}” is missing.',
    'de-AT': 'Für „{detail}“ fehlt ein Wert.'
  },
  'scim.reason-value-wrong': {
    en: 'The value for “{detail}” is refused. Send a valid one, shorter and without control characters.',
    'de-AT': 'Der Wert für „{detail}“ wird abgelehnt. Nötig ist ein gültiger, kürzerer Wert ohne Steuerzeichen.'
  },
  'scim.reason-boolean-wrong': {
    en: 'The value for “{detail}” must be true or false.',
    'de-AT': 'Der Wert für „{detail}“ muss true oder false sein.'
  },
  'scim.reason-address-missing': {
    en: 'The person has no e-mail address: neither in emails nor as userName.',
    'de-AT': 'Die Person hat keine E-Mail-Adresse: weder in emails noch als userName.'
  },
  'scim.reason-name-missing': {
    en: 'The person has no first or last name: neither in name nor in displayName.',
    'de-AT': 'Der Person fehlt der Vor- oder Nachname: in name und in displayName.'
  },
  'scim.reason-member-unknown': {
    en: 'No person with the ID “{detail}” is known. Members of groups are people, not groups.',
    'de-AT': 'Es gibt keine Person mit der ID „{detail}“. Mitglieder von Gruppen sind Personen, nicht Gruppen.'
  },
  'scim.reason-branch-unknown': {
    en: 'No branch is called “{detail}”. The branch stays as it was.',
    'de-AT': 'Keine Filiale heißt „{detail}“. Die Filiale bleibt, wie sie war.'
  },
  'scim.reason-branch-closed': {
    en: 'The branch “{detail}” is closed.',
    'de-AT': 'Die Filiale „{detail}“ ist geschlossen.'
  },
  'scim.reason-branch-required': {
    en: 'An advisor needs a branch, so department cannot be removed.',
    'de-AT': 'Beraterinnen und Berater brauchen eine Filiale, daher lässt sich department nicht entfernen.'
  },
  'scim.reason-filter-wrong': {
    en: 'The filter cannot be used at “{detail}”. It must compare known attributes by eq, joined by and.',
    'de-AT':
      'Der Filter ist bei „{detail}“ nicht verwendbar. Möglich sind Vergleiche bekannter Attribute mit eq, verbunden mit and.'
  },
  'scim.reason-paging-wrong': {
    en: 'The parameter “{detail}” must be a single whole number.',
    'de-AT': 'Der Parameter „{detail}“ muss genau eine ganze Zahl sein.'
  },
  'scim.reason-user-name-taken': {
    en: 'Another person has the userName “{detail}”.',
    'de-AT': 'Den userName „{detail}“ hat bereits eine andere Person.'
  },
  'scim.reason-address-taken': {
    en: 'Another account has the e-mail address “{detail}”.',
    'de-AT': 'Die E-Mail-Adresse „{detail}“ hat bereits ein anderes Konto.'
  },
  'scim.reason-group-taken': {
    en: 'Another group is called “{detail}”.',
    'de-AT': 'Eine andere Gruppe heißt bereits „{detail}“.'
  },
  'scim.reason-last-administrator': {
    en: 'This would leave nobody with the role of administrator. Give someone else the role first.',
    'de-AT': 'Dann hätte niemand mehr die Rolle „Administration“. Zuerst braucht jemand anderer diese Rolle.'
  },
  'scim.reason-branch-is-closed': {
    en: 'The person cannot come back while their branch is closed.',
    'de-AT': 'Solange ihre Filiale geschlossen ist, lässt sich die Person nicht reaktivieren.'
  },
  'scim.reason-being-erased': {
    en: 'The person is being deleted here and can no longer be changed or reactivated.',
    'de-AT': 'Die Person wird hier gerade gelöscht und lässt sich weder ändern noch reaktivieren.'
  },
  'scim.reason-person-refused': {
    en: 'The person could not be saved: {detail}',
    'de-AT': 'Die Person konnte nicht gespeichert werden: {detail}'
  },
  'scim.reason-version-old': {
    en: 'Somebody has changed it since this version was read.',
    'de-AT': 'Seit diese Version gelesen wurde, hat sich etwas geändert.'
  }
} satisfies MessageTable

/** The card with the state of the directory, beside the roles of groups. */
export const scimMessages = {
  ...reasons,
  'scim.title': { en: 'Connect a directory', 'de-AT': 'Verzeichnis anbinden' },
  'scim.lead': {
    en: 'Microsoft Entra, Okta and others create, change and deactivate people here by SCIM 2.0. They need this address and an API token.',
    'de-AT':
      'Microsoft Entra, Okta und andere legen hier über SCIM 2.0 Personen an, ändern und deaktivieren sie. Dafür brauchen sie diese Adresse und ein API-Token.'
  },
  'scim.address': { en: 'SCIM address', 'de-AT': 'SCIM-Adresse' },
  'scim.tokens': { en: 'API tokens', 'de-AT': 'API-Tokens' },
  'scim.no-token': {
    en: 'No valid API token has the permission “User accounts (SCIM)” yet, so no directory can connect.',
    'de-AT':
      'Noch hat kein gültiges API-Token die Berechtigung „Benutzerkonten (SCIM)“. So kann sich kein Verzeichnis verbinden.'
  },
  'scim.to-tokens': { en: 'Manage API tokens', 'de-AT': 'API-Tokens verwalten' },
  'scim.seen': { en: '{name}: last used {when}', 'de-AT': '{name}: zuletzt verwendet {when}' },
  'scim.unseen': { en: '{name}: not used yet', 'de-AT': '{name}: noch nicht verwendet' },
  'scim.people': {
    en: '{count, plural, =0 {The directory has not provisioned anyone yet.} one {The directory provisions one person.} other {The directory provisions {count} people.}}',
    'de-AT':
      '{count, plural, =0 {Das Verzeichnis hat noch niemanden übernommen.} one {Das Verzeichnis verwaltet eine Person.} other {Das Verzeichnis verwaltet {count} Personen.}}'
  },
  'scim.groups': { en: 'Groups', 'de-AT': 'Gruppen' },
  'scim.no-groups': {
    en: 'The directory has not sent any groups yet. Their names can already be entered above.',
    'de-AT': 'Das Verzeichnis hat noch keine Gruppen gesendet. Oben lassen sich die Namen trotzdem schon eintragen.'
  },
  'scim.group-members': {
    en: '{count, plural, =0 {no members} one {one member} other {{count} members}}',
    'de-AT': '{count, plural, =0 {keine Mitglieder} one {ein Mitglied} other {{count} Mitglieder}}'
  },
  'scim.group-roles': { en: 'gives {roles}', 'de-AT': 'gibt {roles}' },
  'scim.group-no-roles': { en: 'gives no role', 'de-AT': 'gibt keine Rolle' },
  'scim.problems': {
    en: '{count, plural, one {One entry could not be fully saved} other {{count} entries could not be fully saved}}',
    'de-AT':
      '{count, plural, one {Ein Eintrag konnte nicht ganz übernommen werden} other {{count} Einträge konnten nicht ganz übernommen werden}}'
  },
  'scim.no-problems': {
    en: 'Everything that the directory sent was saved.',
    'de-AT': 'Alles, was das Verzeichnis gesendet hat, wurde übernommen.'
  },
  'scim.problem-user': { en: 'Person {name}, {when}', 'de-AT': 'Person {name}, {when}' },
  'scim.problem-group': { en: 'Group {name}, {when}', 'de-AT': 'Gruppe {name}, {when}' },
  'scim.more-problems': {
    en: '{count, plural, one {One more follows} other {{count} more follow}} once these are settled.',
    'de-AT': '{count, plural, one {Ein weiterer folgt} other {{count} weitere folgen}}, sobald diese erledigt sind.'
  }
} satisfies MessageTable
