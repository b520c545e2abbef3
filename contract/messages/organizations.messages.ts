import type { MessageTable } from '../locales.ts'

/** The administration of branches. */
export const organizationsMessages = {
  'organizations.search': { en: 'Search', 'de-AT': 'Suche' },
  'organizations.search-hint': {
    en: 'Name, public name, town or URL',
    'de-AT': 'Name, öffentlicher Name, Ort oder URL'
  },
  'organizations.count': {
    en: '{count, plural, =0 {No branches} one {# branch} other {# branches}}',
    'de-AT': '{count, plural, =0 {Keine Filialen} one {# Filiale} other {# Filialen}}'
  },
  'organizations.found': {
    en: '{found} of {count, plural, one {# branch} other {# branches}}',
    'de-AT': '{found} von {count, plural, one {# Filiale} other {# Filialen}}'
  },
  'organizations.none': {
    en: 'No branch is assigned to you yet. Please contact your administrator.',
    'de-AT': 'Ihnen ist noch keine Filiale zugewiesen. Bitte wenden Sie sich an Ihre Administration.',
    'de-AT-informal': 'Dir ist noch keine Filiale zugewiesen. Bitte wende dich an deine Administration.'
  },
  'organizations.none-yet': {
    en: 'There are no branches yet. Every advisor belongs to a branch, so add one first.',
    'de-AT':
      'Es gibt noch keine Filiale. Beraterinnen und Berater gehören zu einer Filiale: Legen Sie daher zuerst eine an.',
    'de-AT-informal':
      'Es gibt noch keine Filiale. Beraterinnen und Berater gehören zu einer Filiale: Leg daher zuerst eine an.'
  },
  'organizations.add-branch': { en: 'Add branch', 'de-AT': 'Filiale hinzufügen' },
  'organizations.add-branch-lead': {
    en: 'You can enter opening hours, the phone number and everything else on the next page. Turn on the public page there once everything is ready.',
    'de-AT':
      'Öffnungszeiten, Telefonnummer und alles Weitere tragen Sie auf der nächsten Seite ein. Dort schalten Sie auch die öffentliche Seite ein, sobald alles stimmt.',
    'de-AT-informal':
      'Öffnungszeiten, Telefonnummer und alles Weitere trägst du auf der nächsten Seite ein. Dort schaltest du auch die öffentliche Seite ein, sobald alles stimmt.'
  },
  'organizations.alias-own': {
    en: 'The last part of the public address. Leave empty to create it from the name.',
    'de-AT': 'Der letzte Teil der öffentlichen Adresse. Bleibt das Feld leer, wird er aus dem Namen gebildet.'
  },
  'organizations.none-found': {
    en: 'No branch matches “{query}”.',
    'de-AT': 'Keine Filiale passt zu „{query}“.'
  },
  'organizations.clear': { en: 'Clear search', 'de-AT': 'Suche löschen' },
  'organizations.column-name': { en: 'Internal name', 'de-AT': 'Interner Name' },
  'organizations.column-public-name': { en: 'Public name', 'de-AT': 'Öffentlicher Name' },
  'organizations.column-city': { en: 'Town or city', 'de-AT': 'Ort' },
  'organizations.column-advisors': { en: 'Advisors', 'de-AT': 'Personen' },

  'organizations.error': { en: 'Error', 'de-AT': 'Fehler' },
  'organizations.to-list': { en: 'All branches', 'de-AT': 'Alle Filialen' },
  'organizations.people': { en: 'Who works here', 'de-AT': 'Wer hier arbeitet' },
  'organizations.people-count': {
    en: '{count, plural, =0 {No one works here yet.} one {# advisor} other {# advisors}}',
    'de-AT': '{count, plural, =0 {Hier arbeitet noch niemand.} one {# Person} other {# Personen}}'
  },
  'organizations.people-hidden': {
    en: 'Visible only to people who are assigned to this branch.',
    'de-AT': 'Das sehen nur Personen, denen diese Filiale zugewiesen ist.'
  },

  'organizations.change-name': { en: 'Change name', 'de-AT': 'Namen ändern' },
  'organizations.name': { en: 'Internal name', 'de-AT': 'Interner Name' },
  'organizations.name-help': {
    en: 'Shown to colleagues, and to customers if there is no public name.',
    'de-AT': 'Wird im Haus angezeigt und, falls es keinen öffentlichen Namen gibt, auch Kundinnen und Kunden.'
  },
  'organizations.alias': { en: 'URL', 'de-AT': 'URL' },
  'organizations.alias-help': {
    en: 'The last part of the public address. Previous addresses lead to the new one.',
    'de-AT': 'Der letzte Teil der öffentlichen Adresse. Frühere Adressen führen zur neuen.'
  },
  'organizations.alias-malformed': {
    en: 'Use only lowercase letters without accents, digits, and hyphens between them: 64 characters at most.',
    'de-AT':
      'Die URL darf nur Kleinbuchstaben ohne Umlaute, Ziffern und dazwischen Bindestriche enthalten, höchstens 64 Zeichen.'
  },
  'organizations.alias-taken': {
    en: 'Another branch uses or used this URL. Please choose a different one.',
    'de-AT': 'Diese URL gehört oder gehörte zu einer anderen Filiale. Bitte wählen Sie eine andere.',
    'de-AT-informal': 'Diese URL gehört oder gehörte zu einer anderen Filiale. Bitte wähle eine andere.'
  },
  'organizations.public-page': { en: 'Open public page', 'de-AT': 'Öffentliche Seite öffnen' },

  'organizations.change-public-name': { en: 'Change public name', 'de-AT': 'Öffentlichen Namen ändern' },
  'organizations.public-name': { en: 'Public name', 'de-AT': 'Öffentlicher Name' },
  'organizations.public-name-help': {
    en: 'Shown to customers on the branch’s pages, on cards and in e-mails.',
    'de-AT': 'Wird Kundinnen und Kunden auf den Seiten der Filiale, auf Karten und in E-Mails angezeigt.'
  },

  'organizations.public-profile': { en: 'Public page', 'de-AT': 'Öffentliche Seite' },
  'organizations.public-profile-on': {
    en: 'This branch has a public page',
    'de-AT': 'Diese Filiale hat eine öffentliche Seite'
  },
  'organizations.public-profile-help': {
    en: 'When this is off, the page cannot be opened, the branch does not appear in the search, and appointments can be booked only with its advisors, not with the branch. The advisors’ cards stay. Changes take effect immediately.',
    'de-AT':
      'Ist sie ausgeschaltet, lässt sich die Seite nicht aufrufen, die Suche zeigt die Filiale nicht an, und Termine sind nur noch bei einzelnen Personen buchbar, nicht mehr bei der Filiale. Die Karten der Personen bleiben. Änderungen gelten sofort.'
  },

  'organizations.change-address': { en: 'Address and time zone', 'de-AT': 'Adresse und Zeitzone' },
  'organizations.street': { en: 'Street and number', 'de-AT': 'Straße und Hausnummer' },
  'organizations.zip': { en: 'Postcode', 'de-AT': 'Postleitzahl' },
  'organizations.city': { en: 'Town or city', 'de-AT': 'Ort' },
  'organizations.phone': { en: 'Phone number', 'de-AT': 'Telefonnummer' },
  'organizations.time-zone': { en: 'Time zone', 'de-AT': 'Zeitzone' },
  'organizations.time-zone-help': {
    en: 'Opening hours and booking times apply in this time zone. Booked appointments do not move.',
    'de-AT': 'Öffnungs- und Buchungszeiten gelten in dieser Zeitzone. Gebuchte Termine verschieben sich nicht.'
  },
  'organizations.latitude': { en: 'Latitude', 'de-AT': 'Breitengrad' },
  'organizations.longitude': { en: 'Longitude', 'de-AT': 'Längengrad' },
  'organizations.degrees-help': {
    en: 'Optional. Where maps show the branch, in decimal degrees such as 48.2063. Update it if the branch moves.',
    'de-AT':
      'Optional. Wo Karten die Filiale zeigen, in Dezimalgrad wie 48.2063. Bitte passen Sie das nach einem Umzug an.',
    'de-AT-informal':
      'Optional. Wo Karten die Filiale zeigen, in Dezimalgrad wie 48.2063. Bitte pass das nach einem Umzug an.'
  },
  'organizations.degrees': {
    en: '{attribute} must be a number between -{most} and {most}.',
    'de-AT': '{attribute} muss eine Zahl zwischen -{most} und {most} sein.'
  },
  'organizations.both-degrees': {
    en: 'Please enter both latitude and longitude.',
    'de-AT': 'Bitte Breitengrad und Längengrad eingeben.'
  },

  'organizations.hours': { en: 'Opening hours', 'de-AT': 'Öffnungszeiten' },
  'organizations.hours-lead': {
    en: 'Shown to customers on the branch’s page. A day with a break has several times.',
    'de-AT': 'Kundinnen und Kunden sehen sie auf der Seite der Filiale. Ein Tag mit Pause hat mehrere Zeiten.'
  },
  'organizations.closed': { en: 'closed', 'de-AT': 'geschlossen' },
  'organizations.from': { en: 'from', 'de-AT': 'von' },
  'organizations.to': { en: 'to', 'de-AT': 'bis' },
  'organizations.start-of': { en: '{day}, {place}: from', 'de-AT': '{day}, {place}: von' },
  'organizations.end-of': { en: '{day}, {place}: to', 'de-AT': '{day}, {place}: bis' },
  'organizations.add': { en: 'Add', 'de-AT': 'Hinzufügen' },
  'organizations.add-to': { en: 'Add times on {day}', 'de-AT': 'Zeiten hinzufügen: {day}' },
  'organizations.remove-from': { en: 'Remove times on {day}, {place}', 'de-AT': 'Zeiten entfernen: {day}, {place}' },
  'organizations.hours-start-invalid': {
    en: 'Please enter the opening time in the format hh:mm.',
    'de-AT': 'Bitte geben Sie den Beginn im Format hh:mm ein.',
    'de-AT-informal': 'Bitte gib den Beginn im Format hh:mm ein.'
  },
  'organizations.hours-end-invalid': {
    en: 'Please enter the closing time in the format hh:mm.',
    'de-AT': 'Bitte geben Sie das Ende im Format hh:mm ein.',
    'de-AT-informal': 'Bitte gib das Ende im Format hh:mm ein.'
  },
  'organizations.hours-reversed': {
    en: 'The end must be after the start.',
    'de-AT': 'Das Ende muss nach dem Beginn liegen.'
  },
  'organizations.hours-overlap': {
    en: 'This time starts before the previous one ends.',
    'de-AT': 'Diese Zeit beginnt, bevor die vorige endet.'
  }
} satisfies MessageTable
