import type { MessageTable } from './locales.ts'

/** The administration of branches. */
export const organizationsMessages = {
  'organizations.search': { en: 'Search', 'de-AT': 'Suche' },
  'organizations.search-hint': {
    en: 'Name, public name, place or URL',
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
    en: 'No branch is assigned to you yet. Please ask the administrators.',
    'de-AT': 'Ihnen ist noch keine Filiale zugewiesen. Bitte wenden Sie sich an die Administration.',
    'de-AT-informal': 'Dir ist noch keine Filiale zugewiesen. Bitte wende dich an die Administration.'
  },
  'organizations.none-yet': {
    en: 'There is no branch yet. Advisors belong to a branch, so the first one comes before them.',
    'de-AT':
      'Es gibt noch keine Filiale. Wer berät, gehört zu einer Filiale; die erste kommt daher vor den ersten Personen.'
  },
  'organizations.add-branch': { en: 'Add a branch', 'de-AT': 'Filiale hinzufügen' },
  'organizations.add-branch-lead': {
    en: 'Opening hours, phone number and the rest are entered on the next page. The public page is switched on there once all is in place.',
    'de-AT':
      'Öffnungszeiten, Telefonnummer und alles Weitere tragen Sie auf der nächsten Seite ein. Dort schalten Sie auch die öffentliche Seite ein, sobald alles stimmt.',
    'de-AT-informal':
      'Öffnungszeiten, Telefonnummer und alles Weitere trägst du auf der nächsten Seite ein. Dort schaltest du auch die öffentliche Seite ein, sobald alles stimmt.'
  },
  'organizations.alias-own': {
    en: 'The last part of the public address. Left empty, it is made from the name.',
    'de-AT': 'Der letzte Teil der öffentlichen Adresse. Bleibt das Feld leer, wird er aus dem Namen gebildet.'
  },
  'organizations.none-found': {
    en: 'No branch matches “{query}”.',
    'de-AT': 'Keine Filiale passt zu „{query}“.'
  },
  'organizations.clear': { en: 'Clear the search', 'de-AT': 'Suche löschen' },
  'organizations.column-name': { en: 'Internal name', 'de-AT': 'Interner Name' },
  'organizations.column-public-name': { en: 'Public name', 'de-AT': 'Öffentlicher Name' },
  'organizations.column-city': { en: 'Place', 'de-AT': 'Ort' },
  'organizations.column-advisors': { en: 'Advisors', 'de-AT': 'Personen' },

  'organizations.error': { en: 'Error', 'de-AT': 'Fehler' },
  'organizations.to-list': { en: 'All branches', 'de-AT': 'Alle Filialen' },
  'organizations.people': { en: 'Who works here', 'de-AT': 'Wer hier arbeitet' },
  'organizations.people-count': {
    en: '{count, plural, =0 {Nobody works here yet.} one {# advisor} other {# advisors}}',
    'de-AT': '{count, plural, =0 {Hier arbeitet noch niemand.} one {# Person} other {# Personen}}'
  },
  'organizations.people-hidden': {
    en: 'Shown to whoever this branch is assigned to.',
    'de-AT': 'Das sehen nur Personen, denen diese Filiale zugewiesen ist.'
  },

  'organizations.change-name': { en: 'Change name', 'de-AT': 'Namen ändern' },
  'organizations.name': { en: 'Internal name', 'de-AT': 'Interner Name' },
  'organizations.name-help': {
    en: 'Colleagues read it; customers do where there is no public name.',
    'de-AT': 'Ihn liest man im Haus, und Kundinnen und Kunden dort, wo es keinen öffentlichen Namen gibt.'
  },
  'organizations.alias': { en: 'URL', 'de-AT': 'URL' },
  'organizations.alias-help': {
    en: 'The last part of the public address. Former addresses lead to the new one.',
    'de-AT': 'Der letzte Teil der öffentlichen Adresse. Frühere Adressen führen zur neuen.'
  },
  'organizations.alias-malformed': {
    en: 'The URL may hold small letters without accents, digits and hyphens between them, 64 characters at most.',
    'de-AT':
      'Die URL darf nur Kleinbuchstaben ohne Umlaute, Ziffern und dazwischen Bindestriche enthalten, höchstens 64 Zeichen.'
  },
  'organizations.alias-taken': {
    en: 'This URL leads to another branch, or once did.',
    'de-AT': 'Diese URL führt zu einer anderen Filiale oder hat es einmal getan.'
  },
  'organizations.public-page': { en: 'Open the public page', 'de-AT': 'Öffentliche Seite öffnen' },

  'organizations.change-public-name': { en: 'Change public name', 'de-AT': 'Öffentlichen Namen ändern' },
  'organizations.public-name': { en: 'Public name', 'de-AT': 'Öffentlicher Name' },
  'organizations.public-name-help': {
    en: 'Customers read it on the pages of the branch, on cards and in mails.',
    'de-AT': 'Ihn lesen Kundinnen und Kunden auf den Seiten der Filiale, auf Karten und in Mails.'
  },

  'organizations.public-profile': { en: 'Public page', 'de-AT': 'Öffentliche Seite' },
  'organizations.public-profile-on': {
    en: 'This branch has a public page',
    'de-AT': 'Diese Filiale hat eine öffentliche Seite'
  },
  'organizations.public-profile-help': {
    en: 'Switched off, the page cannot be opened, the search leaves out the branch, and appointments can be booked only with its people, no longer with the branch. The cards of its people stay. The switch takes effect at once.',
    'de-AT':
      'Ausgeschaltet lässt sich die Seite nicht aufrufen, die Suche zeigt die Filiale nicht an, und Termine sind nur noch bei einzelnen Personen buchbar, nicht mehr bei der Filiale. Die Karten der Personen bleiben. Der Schalter wirkt sofort.'
  },

  'organizations.change-address': { en: 'Address and time zone', 'de-AT': 'Adresse und Zeitzone' },
  'organizations.street': { en: 'Street and number', 'de-AT': 'Straße und Hausnummer' },
  'organizations.zip': { en: 'Postcode', 'de-AT': 'Postleitzahl' },
  'organizations.city': { en: 'Place', 'de-AT': 'Ort' },
  'organizations.phone': { en: 'Phone number', 'de-AT': 'Telefonnummer' },
  'organizations.time-zone': { en: 'Time zone', 'de-AT': 'Zeitzone' },
  'organizations.time-zone-help': {
    en: 'Opening hours and booking times are times in this zone. Appointments that are booked stay at their moment.',
    'de-AT': 'Öffnungs- und Buchungszeiten gelten in dieser Zone. Vereinbarte Termine bleiben zu ihrem Zeitpunkt.'
  },
  'organizations.latitude': { en: 'Latitude', 'de-AT': 'Breitengrad' },
  'organizations.longitude': { en: 'Longitude', 'de-AT': 'Längengrad' },
  'organizations.degrees-help': {
    en: 'Optional: where maps show the branch, in decimal degrees such as 48.2063. Please correct it after a move.',
    'de-AT':
      'Optional: wo Karten die Filiale zeigen, in Dezimalgrad wie 48.2063. Bitte berichtigen Sie das nach einem Umzug.',
    'de-AT-informal':
      'Optional: wo Karten die Filiale zeigen, in Dezimalgrad wie 48.2063. Bitte berichtige das nach einem Umzug.'
  },
  'organizations.degrees': {
    en: '{attribute} is not a number of degrees between -{most} and {most}.',
    'de-AT': '{attribute} ist keine Gradzahl zwischen -{most} und {most}.'
  },
  'organizations.both-degrees': {
    en: 'A place on the map needs latitude and longitude.',
    'de-AT': 'Ein Ort auf der Karte braucht Breiten- und Längengrad.'
  },

  'organizations.hours': { en: 'Opening hours', 'de-AT': 'Öffnungszeiten' },
  'organizations.hours-lead': {
    en: 'As customers read them on the page of the branch. A day with a break has several times.',
    'de-AT': 'So stehen sie auf der Seite der Filiale. Ein Tag mit Pause hat mehrere Zeiten.'
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
    en: 'Please enter when the branch opens, in the format hh:mm.',
    'de-AT': 'Bitte geben Sie den Beginn im Format hh:mm ein.',
    'de-AT-informal': 'Bitte gib den Beginn im Format hh:mm ein.'
  },
  'organizations.hours-end-invalid': {
    en: 'Please enter when the branch closes, in the format hh:mm.',
    'de-AT': 'Bitte geben Sie das Ende im Format hh:mm ein.',
    'de-AT-informal': 'Bitte gib das Ende im Format hh:mm ein.'
  },
  'organizations.hours-reversed': {
    en: 'The end must be after the start.',
    'de-AT': 'Das Ende muss nach dem Beginn liegen.'
  },
  'organizations.hours-overlap': {
    en: 'This time begins before the one before it is over.',
    'de-AT': 'Diese Zeit beginnt, bevor die vorige vorbei ist.'
  }
} satisfies MessageTable
