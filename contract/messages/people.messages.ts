import type { MessageTable } from '../locales.ts'

/** The administration of advisors and staff. */
export const peopleMessages = {
  'people.search': { en: 'Search', 'de-AT': 'Suche' },
  'people.search-hint': { en: 'Name, e-mail or alias', 'de-AT': 'Name, E-Mail oder Alias' },
  'people.filter-branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'people.filter-role': { en: 'Role', 'de-AT': 'Rolle' },
  'people.filter-status': { en: 'Status', 'de-AT': 'Status' },
  'people.filter-institutional': { en: 'Own appointments', 'de-AT': 'Eigene Termine' },
  'people.all-branches': { en: 'All branches', 'de-AT': 'Alle Filialen' },
  'people.all-roles': { en: 'All roles', 'de-AT': 'Alle Rollen' },
  'people.all-present': { en: 'Current', 'de-AT': 'Aktuelle' },
  'people.all-statuses': { en: 'All', 'de-AT': 'Alle' },
  'people.all-kinds': { en: 'With and without', 'de-AT': 'Mit und ohne' },
  'people.kind-true': { en: 'Manages own appointments', 'de-AT': 'Verwaltet eigene Termine' },
  'people.kind-false': { en: 'Does not manage own appointments', 'de-AT': 'Verwaltet keine eigenen Termine' },
  'people.sort': { en: 'Sort by', 'de-AT': 'Sortieren nach' },
  'people.sort-name-asc': { en: 'Name (A–Z)', 'de-AT': 'Name (A–Z)' },
  'people.sort-name-desc': { en: 'Name (Z–A)', 'de-AT': 'Name (Z–A)' },
  'people.sort-email_address-asc': { en: 'E-mail address', 'de-AT': 'E-Mail-Adresse' },
  'people.sort-email_address-desc': { en: 'E-mail address (Z–A)', 'de-AT': 'E-Mail-Adresse (Z–A)' },
  'people.sort-branch-asc': { en: 'Branch', 'de-AT': 'Filiale' },
  'people.sort-branch-desc': { en: 'Branch (Z–A)', 'de-AT': 'Filiale (Z–A)' },
  'people.sort-roles-asc': { en: 'Roles', 'de-AT': 'Rollen' },
  'people.sort-roles-desc': { en: 'Roles (Z–A)', 'de-AT': 'Rollen (Z–A)' },
  'people.sort-status-asc': { en: 'Status', 'de-AT': 'Status' },
  'people.sort-status-desc': { en: 'Status (reversed)', 'de-AT': 'Status (umgekehrt)' },
  'people.sort-last_sign_in_at-desc': { en: 'Latest sign-in', 'de-AT': 'Zuletzt angemeldet' },
  'people.sort-last_sign_in_at-asc': { en: 'Longest without sign-in', 'de-AT': 'Am längsten nicht angemeldet' },
  'people.column-name': { en: 'Name', 'de-AT': 'Name' },
  'people.column-sign-in': { en: 'Last sign-in', 'de-AT': 'Letzte Anmeldung' },
  'people.count': {
    en: '{count, plural, =0 {No people} one {# person} other {# people}}',
    'de-AT': '{count, plural, =0 {Keine Personen} one {# Person} other {# Personen}}'
  },
  'people.list': { en: 'People', 'de-AT': 'Personen' },
  'people.empty': { en: 'There are no people yet.', 'de-AT': 'Es gibt noch keine Personen.' },
  'people.none-found': {
    en: 'No one matches. Try fewer words or filters.',
    'de-AT': 'Zu dieser Suche gibt es niemanden. Versuchen Sie es mit weniger Wörtern oder Filtern.',
    'de-AT-informal': 'Zu dieser Suche gibt es niemanden. Versuch es mit weniger Wörtern oder Filtern.'
  },
  'people.invite-all': {
    en: 'Invite {count, plural, one {# person} other {# people}}',
    'de-AT': '{count, plural, one {# Person} other {# Personen}} einladen'
  },
  'people.invite-all-text': {
    en: '{count, plural, one {# person on this list has} other {# people on this list (all pages) have}} not been invited yet, or the invitation has expired. Each gets an e-mail with a link to set a password, valid for {days} days.',
    'de-AT':
      '{count, plural, one {# Person dieser Liste wurde} other {# Personen dieser Liste (alle Seiten) wurden}} noch nicht eingeladen, oder die Einladung ist abgelaufen. Jede erhält eine E-Mail mit einem Link zum Festlegen eines Passworts, der {days} Tage gilt.'
  },
  'people.inviting': {
    en: 'Inviting {count, plural, one {# person} other {# people}}. You can leave this page.',
    'de-AT':
      '{count, plural, one {# Person wird} other {# Personen werden}} eingeladen. Sie können die Seite inzwischen verlassen.',
    'de-AT-informal':
      '{count, plural, one {# Person wird} other {# Personen werden}} eingeladen. Du kannst die Seite inzwischen verlassen.'
  },
  'people.choose': { en: 'Choose {name}', 'de-AT': '{name} auswählen' },
  'people.invite-chosen': { en: 'Invite', 'de-AT': 'Einladen' },
  'people.invite-chosen-title': {
    en: 'Invite {count, plural, one {the chosen person} other {the # chosen people}}?',
    'de-AT': '{count, plural, one {Die ausgewählte Person} other {Die # ausgewählten Personen}} einladen?'
  },
  'people.invite-chosen-text': {
    en: 'Each gets an e-mail with a link to set a password, valid for {days} days. Those who can sign in already, are deactivated or have a valid invitation are left out.',
    'de-AT':
      'Jede erhält eine E-Mail mit einem Link zum Festlegen eines Passworts, der {days} Tage gilt. Ausgelassen wird, wer sich schon anmelden kann, deaktiviert ist oder eine gültige Einladung hat.'
  },
  'people.invite-left': {
    en: '{count, plural, one {# person was left out: they} other {# people were left out: they}} can sign in already, are deactivated, have a valid invitation, or share an e-mail address.',
    'de-AT':
      '{count, plural, one {# Person wurde ausgelassen, denn sie kann sich schon anmelden, ist deaktiviert, hat eine gültige Einladung oder teilt sich eine E-Mail-Adresse.} other {# Personen wurden ausgelassen, denn sie können sich schon anmelden, sind deaktiviert, haben eine gültige Einladung oder teilen sich eine E-Mail-Adresse.}}'
  },
  'people.refresh': { en: 'Refresh list', 'de-AT': 'Liste aktualisieren' },
  'people.too-many-invitations': {
    en: 'You can invite up to 5,000 people at a time. Please narrow the list with the filters.',
    'de-AT':
      'Auf einmal lassen sich höchstens 5.000 Personen einladen. Bitte grenzen Sie die Liste mit den Filtern ein.',
    'de-AT-informal':
      'Auf einmal lassen sich höchstens 5.000 Personen einladen. Bitte grenze die Liste mit den Filtern ein.'
  },
  'people.clear': { en: 'Show all', 'de-AT': 'Alle anzeigen' },
  'people.none-assigned': {
    en: 'No branch is assigned to you yet. Please contact your administrator.',
    'de-AT': 'Ihnen ist noch keine Filiale zugewiesen. Bitte wenden Sie sich an Ihre Administration.',
    'de-AT-informal': 'Dir ist noch keine Filiale zugewiesen. Bitte wende dich an deine Administration.'
  },
  'people.import': { en: 'Import CSV', 'de-AT': 'CSV importieren' },
  'people.add': { en: 'Add person', 'de-AT': 'Person hinzufügen' },
  'people.tabs': { en: 'About {name}', 'de-AT': 'Über {name}' },
  'people.tab-data': { en: 'Account and card', 'de-AT': 'Konto und Karte' },
  'people.tab-photo': { en: 'Photo', 'de-AT': 'Foto' },
  'people.tab-topics': { en: 'Topics', 'de-AT': 'Themen' },
  'people.tab-hours': { en: 'Booking times', 'de-AT': 'Buchungszeiten' },
  'people.tab-appointments': { en: 'Appointments', 'de-AT': 'Termine' },
  'people.topics-help': {
    en: 'Customers can book these topics with this person. Administrators define the topics and their lengths.',
    'de-AT':
      'Diese Beratungsthemen können Kundinnen und Kunden bei dieser Person buchen. Themen und Dauer legt die Administration fest.'
  },
  'people.topics-none': {
    en: 'While no topic is chosen, customers cannot book this person online.',
    'de-AT': 'Solange kein Thema gewählt ist, kann diese Person nicht online gebucht werden.'
  },
  'people.hours-help': {
    en: 'Customers can book appointments with this person within these times. Times start on the hour or half hour, from {earliest}; others are rounded down.',
    'de-AT':
      'Innerhalb dieser Zeiten können Kundinnen und Kunden Termine bei dieser Person buchen. Möglich sind volle und halbe Stunden ab {earliest} Uhr; andere Angaben werden abgerundet.'
  },
  'people.hours-inherited': {
    en: '{of, select, branch {The booking times of the branch {name} apply.} other {The booking times of {name} apply.}} If they change, so do those of this person.',
    'de-AT':
      '{of, select, branch {Es gelten die Buchungszeiten der Filiale: {name}.} other {Es gelten die Buchungszeiten des Instituts: {name}.}} Werden sie geändert, ändern sich auch die dieser Person.'
  },
  'people.hours-own': {
    en: 'This person has booking times of their own.',
    'de-AT': 'Diese Person hat eigene Buchungszeiten.'
  },
  'people.hours-begin-own': { en: 'Set times for this person', 'de-AT': 'Eigene Zeiten festlegen' },
  'people.hours-give-up-title': {
    en: 'Delete this person’s times?',
    'de-AT': 'Eigene Zeiten dieser Person löschen?'
  },
  'people.hours-give-up-text': {
    en: 'The booking times of {name} will apply to this person, whose own are deleted; booked appointments stay.',
    'de-AT':
      'Für diese Person gelten dann die Buchungszeiten von {name}. Die eigenen werden gelöscht; gebuchte Termine bleiben bestehen.'
  },
  'people.hours-week': { en: 'The week', 'de-AT': 'Die Woche' },
  'people.appointments-none-hint': {
    en: 'Appointments that customers book with this person appear here.',
    'de-AT': 'Termine, die bei dieser Person gebucht werden, erscheinen hier.'
  },
  'people.no-branch': { en: 'No branch', 'de-AT': 'Keine Filiale' },
  'people.no-roles': { en: 'No role', 'de-AT': 'Keine Rolle' },
  'people.status-active': { en: 'Active', 'de-AT': 'Aktiv' },
  'people.status-invited': { en: 'Invited', 'de-AT': 'Eingeladen' },
  'people.status-expired': { en: 'Invitation expired', 'de-AT': 'Einladung abgelaufen' },
  'people.status-none': { en: 'Not invited', 'de-AT': 'Nicht eingeladen' },
  'people.status-deactivated': { en: 'Deactivated', 'de-AT': 'Deaktiviert' },
  'people.self': { en: 'This is you.', 'de-AT': 'Das sind Sie.', 'de-AT-informal': 'Das bist du.' },
  'people.account': { en: 'Account', 'de-AT': 'Konto' },
  'people.account-lead': {
    en: 'Used to sign in and to receive system messages.',
    'de-AT': 'Damit meldet sich die Person an und erhält Nachrichten des Systems.'
  },
  'people.first-name': { en: 'First name', 'de-AT': 'Vorname' },
  'people.last-name': { en: 'Last name', 'de-AT': 'Nachname' },
  'people.email': { en: 'E-mail address', 'de-AT': 'E-Mail-Adresse' },
  'people.email-help': {
    en: 'Used to sign in. If it changes, the person is signed out and needs a new invitation.',
    'de-AT': 'Zum Anmelden. Ändert sie sich, wird die Person abgemeldet und braucht eine neue Einladung.'
  },
  'people.email-help-new': { en: 'Used to sign in.', 'de-AT': 'Zum Anmelden.' },
  'people.email-help-self': {
    en: 'Used to sign in. Only another administrator can change yours.',
    'de-AT': 'Zum Anmelden. Ihre eigene kann nur eine andere Administratorin oder ein anderer Administrator ändern.',
    'de-AT-informal':
      'Zum Anmelden. Deine eigene kann nur eine andere Administratorin oder ein anderer Administrator ändern.'
  },
  'people.address-question': { en: 'Change sign-in address?', 'de-AT': 'Anmeldeadresse ändern?' },
  'people.address-text': {
    en: '{name} will be signed out everywhere. The old address and the password will no longer work. Afterwards, please send an invitation: it goes to {email} and contains a link to set a new password.',
    'de-AT':
      '{name} wird überall abgemeldet. Die bisherige Adresse und das Passwort gelten nicht mehr. Senden Sie danach bitte eine Einladung: Sie geht an {email} und enthält einen Link, um ein neues Passwort festzulegen.',
    'de-AT-informal':
      '{name} wird überall abgemeldet. Die bisherige Adresse und das Passwort gelten nicht mehr. Sende danach bitte eine Einladung: Sie geht an {email} und enthält einen Link, um ein neues Passwort festzulegen.'
  },
  'people.address-deed': { en: 'Change sign-in address', 'de-AT': 'Anmeldeadresse ändern' },
  'people.branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'people.choose-branch': { en: 'Please choose', 'de-AT': 'Bitte wählen Sie', 'de-AT-informal': 'Bitte wähle' },
  'people.roles': { en: 'Roles', 'de-AT': 'Rollen' },
  'people.roles-lead': {
    en: 'What the person may do. Advisors do not need a role for their own card and appointments.',
    'de-AT': 'Was die Person darf. Für die eigene Karte und die eigenen Termine braucht es keine Rolle.'
  },
  'people.managed': { en: 'Assigned branches', 'de-AT': 'Zugewiesene Filialen' },
  'people.managed-help': {
    en: 'The branches this branch manager is responsible for.',
    'de-AT': 'Die Filialen, für die die Filialleitung zuständig ist.'
  },
  'people.managed-placeholder': { en: 'Search branches', 'de-AT': 'Filialen suchen' },
  'people.card': { en: 'Card and appointments', 'de-AT': 'Karte und Termine' },
  'people.has-card': { en: 'Has a card', 'de-AT': 'Hat eine Karte' },
  'people.has-card-text': {
    en: 'The public can find the person, and book appointments where these are turned on.',
    'de-AT': 'Die Person ist öffentlich zu finden. Termine sind buchbar, wo sie eingeschaltet sind.'
  },
  'people.card-exists': {
    en: 'The card stays as long as the person exists. Deactivating the person hides it from the public.',
    'de-AT': 'Die Karte bleibt, solange es die Person gibt. Wird die Person deaktiviert, ist sie nicht mehr öffentlich.'
  },
  'people.alias': { en: 'Card address (alias)', 'de-AT': 'Adresse der Karte (Alias)' },
  'people.alias-help': {
    en: 'Leave empty to create it from the name. Previous addresses lead to the new one.',
    'de-AT': 'Bleibt das Feld leer, wird sie aus dem Namen gebildet. Frühere Adressen führen zur neuen.'
  },
  'people.alias-help-new': {
    en: 'Leave empty to create it from the name.',
    'de-AT': 'Bleibt das Feld leer, wird sie aus dem Namen gebildet.'
  },
  'people.offer': { en: 'What can be booked', 'de-AT': 'Was buchbar ist' },
  'people.offer-lead': {
    en: 'Advisors set this themselves, or an administrator does it for them.',
    'de-AT': 'Ändern kann das die Person selbst oder die Administration.'
  },
  'people.offer-types': { en: 'Appointment types', 'de-AT': 'Terminarten' },
  'people.offer-by-phone': { en: 'by phone', 'de-AT': 'telefonisch' },
  'people.offer-in-branch': { en: 'in the branch', 'de-AT': 'in der Filiale' },
  'people.offer-online': { en: 'online', 'de-AT': 'online' },
  'people.offer-no-topics': { en: 'No topics: cannot be booked', 'de-AT': 'Keine Themen: nicht buchbar' },
  'people.offer-no-types': {
    en: 'No appointment types: cannot be booked',
    'de-AT': 'Keine Terminarten: nicht buchbar'
  },
  'people.offer-no-hours': { en: 'No booking times: cannot be booked', 'de-AT': 'Keine Buchungszeiten: nicht buchbar' },
  'people.offer-inherited': {
    en: 'Default booking times of the branch or the institution',
    'de-AT': 'Standard-Buchungszeiten der Filiale oder des Instituts'
  },
  'people.former': { en: 'Also leads here: {aliases}', 'de-AT': 'Führt auch hierher: {aliases}' },
  'people.title-prefix': { en: 'Title before the name', 'de-AT': 'Titel vor dem Namen' },
  'people.title-suffix': { en: 'Title after the name', 'de-AT': 'Titel nach dem Namen' },
  'people.position': { en: 'Position', 'de-AT': 'Funktion' },
  'people.phone': { en: 'Phone number', 'de-AT': 'Telefonnummer' },
  'people.card-email': { en: 'E-mail address on the card', 'de-AT': 'E-Mail-Adresse auf der Karte' },
  'people.card-email-help': {
    en: 'Customers see it, and e-mails about appointments go there. If empty, the account’s address is used.',
    'de-AT':
      'Kundinnen und Kunden sehen sie, und E-Mails zu Terminen gehen dorthin. Bleibt das Feld leer, gilt die Adresse des Kontos.'
  },
  'people.institutional': { en: 'Manages own appointments', 'de-AT': 'Verwaltet eigene Termine' },
  'people.institutional-text': {
    en: 'The person can manage topics, booking times and slots, and connect an external calendar.',
    'de-AT':
      'Die Person kann Beratungsthemen, Buchungszeiten und Sperr- und Zusatzzeiten verwalten und einen eigenen Kalender verbinden.'
  },
  'people.assistant': { en: 'Assistant', 'de-AT': 'Assistenz' },
  'people.no-assistant': { en: 'None', 'de-AT': 'Keine' },
  'people.contact-options': { en: 'Contact options', 'de-AT': 'Kontaktmöglichkeiten' },
  'people.contact-options-help': {
    en: 'What the card offers, if it is turned on for the institution.',
    'de-AT': 'Was die Karte anbietet, sofern es im Institut eingeschaltet ist.'
  },
  'people.photo': { en: 'Photo', 'de-AT': 'Foto' },
  'people.see-card': { en: 'Open card (new tab)', 'de-AT': 'Karte öffnen (neuer Tab)' },
  'people.access': { en: 'Access', 'de-AT': 'Zugang' },
  'people.saved': { en: 'Person saved', 'de-AT': 'Person gespeichert' },
  'people.invitation-mailed': {
    en: 'The invitation is sent to {address}.',
    'de-AT': 'Die Einladung geht per E-Mail an {address}.'
  },
  'people.invitation-withdrawn': { en: 'Invitation withdrawn', 'de-AT': 'Einladung zurückgezogen' },
  'people.deactivated': { en: '{name} deactivated', 'de-AT': '{name} deaktiviert' },
  'people.customers-mailed': {
    en: '{name} deactivated. Customers concerned who have an e-mail address will be notified by e-mail.',
    'de-AT': '{name} deaktiviert. Betroffene Kundinnen und Kunden mit E-Mail-Adresse werden per E-Mail informiert.'
  },
  'people.reactivated': { en: '{name} reactivated', 'de-AT': '{name} reaktiviert' },
  'people.invite': { en: 'Send invitation', 'de-AT': 'Einladung senden' },
  'people.invite-again': { en: 'Resend invitation', 'de-AT': 'Einladung erneut senden' },
  'people.withdraw': { en: 'Withdraw invitation', 'de-AT': 'Einladung zurückziehen' },
  'people.access-none': {
    en: 'The person cannot sign in yet. An invitation contains a link to set a password, valid for {days} days.',
    'de-AT':
      'Die Person kann sich noch nicht anmelden. Eine Einladung enthält einen Link zum Festlegen eines Passworts, der {days} Tage gilt.'
  },
  'people.access-invited': {
    en: 'Invited on {sent}; the link is valid until {until}.',
    'de-AT': 'Eingeladen am {sent}; der Link gilt bis {until}.'
  },
  'people.access-expired': {
    en: 'Invited on {sent}; the link was valid until {until}.',
    'de-AT': 'Eingeladen am {sent}; der Link galt bis {until}.'
  },
  'people.access-active': { en: 'The person can sign in.', 'de-AT': 'Die Person kann sich anmelden.' },
  'people.access-deactivated': {
    en: 'Deactivated on {since}. The person cannot sign in and is hidden from the public.',
    'de-AT': 'Deaktiviert am {since}. Die Person kann sich nicht anmelden und ist öffentlich nicht zu sehen.'
  },
  'people.followed-by': { en: 'The card leads to {name}.', 'de-AT': 'Die Karte führt zu {name}.' },
  'people.second-factor-since': {
    en: 'Two-step verification has been on since {date}.',
    'de-AT': 'Die Bestätigung in zwei Schritten ist seit {date} eingeschaltet.'
  },
  'people.passkeys': {
    en: '{count, plural, one {Signs in with # passkey, too.} other {Signs in with # passkeys, too.}}',
    'de-AT': '{count, plural, one {Meldet sich auch mit # Passkey an.} other {Meldet sich auch mit # Passkeys an.}}'
  },
  'people.locked-there': {
    en: 'Too many wrong passwords or codes: where they were entered, sign-in is locked until {until}.',
    'de-AT': 'Zu viele falsche Passwörter oder Codes: Wo sie eingegeben wurden, ist die Anmeldung bis {until} gesperrt.'
  },
  'people.locked-everywhere': {
    en: 'Too many wrong passwords or codes: sign-in is locked until {until}. It may be somebody else who tries.',
    'de-AT':
      'Zu viele falsche Passwörter oder Codes: Die Anmeldung ist bis {until} gesperrt. Vielleicht versucht es jemand anderer.'
  },
  'people.unlock': { en: 'Unlock sign-in', 'de-AT': 'Anmeldung entsperren' },
  'people.was-unlocked': { en: 'Sign-in is unlocked.', 'de-AT': 'Die Anmeldung ist entsperrt.' },
  'people.second-factor-reset': {
    en: 'Reset two-step verification',
    'de-AT': 'Bestätigung in zwei Schritten zurücksetzen'
  },
  'people.second-factor-question': {
    en: 'For a lost phone: {name} will sign in with the password alone until an app or a passkey is set up again, and gets an e-mail about it. Make sure that it is really {name} who asks.',
    'de-AT':
      'Bei verlorenem Telefon: {name} meldet sich dann nur mit dem Passwort an, bis wieder eine App oder ein Passkey eingerichtet ist, und erhält eine E-Mail darüber. Vergewissern Sie sich, dass die Bitte wirklich von {name} kommt.',
    'de-AT-informal':
      'Bei verlorenem Telefon: {name} meldet sich dann nur mit dem Passwort an, bis wieder eine App oder ein Passkey eingerichtet ist, und erhält eine E-Mail darüber. Vergewissere dich, dass die Bitte wirklich von {name} kommt.'
  },
  'people.second-factor-was-reset': {
    en: 'Two-step verification has been reset.',
    'de-AT': 'Die Bestätigung in zwei Schritten ist zurückgesetzt.'
  },
  'people.withdraw-question': {
    en: 'The link in the e-mail to {name} will stop working.',
    'de-AT': 'Der Link in der E-Mail an {name} funktioniert dann nicht mehr.'
  },
  'people.save-first': {
    en: 'Save your changes first.',
    'de-AT': 'Speichern Sie zuerst die Änderungen.',
    'de-AT-informal': 'Speichere zuerst die Änderungen.'
  },
  'people.read-only': {
    en: 'You can see the people in your branches. Only administrators can change accounts, roles and cards.',
    'de-AT': 'Sie sehen die Personen Ihrer Filialen. Konten, Rollen und Karten ändert die Administration.',
    'de-AT-informal': 'Du siehst die Personen deiner Filialen. Konten, Rollen und Karten ändert die Administration.'
  },
  'people.read-only-cards': {
    en: 'You can see everyone, and look after photos, texts, topics and booking times. Only administrators can change accounts and roles.',
    'de-AT':
      'Sie sehen alle Personen und pflegen Fotos, Texte, Themen und Buchungszeiten. Konten und Rollen ändert die Administration.',
    'de-AT-informal':
      'Du siehst alle Personen und pflegst Fotos, Texte, Themen und Buchungszeiten. Konten und Rollen ändert die Administration.'
  },
  'people.role-accountadmin': { en: 'Administrator', 'de-AT': 'Administration' },
  'people.role-accountadmin-text': {
    en: 'Manages everything in the institution, including people and settings.',
    'de-AT': 'Verwaltet alles im Institut, auch Personen und Einstellungen.'
  },
  'people.role-orgs-manager': { en: 'Branch administrator', 'de-AT': 'Filialverwaltung' },
  'people.role-orgs-manager-text': {
    en: 'Manages names, addresses, hours and texts of all branches. Sees people and reports of assigned branches only, and no appointments or requests.',
    'de-AT':
      'Verwaltet Namen, Adressen, Zeiten und Texte aller Filialen. Sieht Personen und Berichte nur der zugewiesenen Filialen, aber keine Termine und Anfragen.'
  },
  'people.role-orgadmin': { en: 'Branch manager', 'de-AT': 'Filialleitung' },
  'people.role-orgadmin-text': {
    en: 'Manages the assigned branches and sees their people, appointments, requests and reports.',
    'de-AT': 'Verwaltet die zugewiesenen Filialen und sieht deren Personen, Termine, Anfragen und Berichte.'
  },
  'people.role-analyst': { en: 'Analyst', 'de-AT': 'Auswertung' },
  'people.role-analyst-text': {
    en: 'Reads reports and can receive the weekly reports of branches.',
    'de-AT': 'Liest Berichte und kann die Wochenberichte von Filialen erhalten.'
  },
  'people.role-marketing-manager': { en: 'Marketing', 'de-AT': 'Marketing' },
  'people.role-marketing-manager-text': {
    en: 'Sends push notifications to digital business cards, makes QR codes for print, and sees what comes of campaigns.',
    'de-AT':
      'Sendet Push-Mitteilungen an digitale Visitenkarten, erstellt QR-Codes für den Druck und sieht, was Kampagnen bewirken.'
  },
  'people.role-advisors-manager': { en: 'Card manager', 'de-AT': 'Betreuung der Karten' },
  'people.role-advisors-manager-text': {
    en: 'Looks after photos, texts, topics and booking times of all advisors. Sees no customers’ appointments or requests.',
    'de-AT':
      'Pflegt Fotos, Texte, Themen und Buchungszeiten aller Beraterinnen und Berater. Sieht keine Termine und Anfragen von Kundinnen und Kunden.'
  },
  'people.role-advisors-oap-manager': { en: 'Appointment manager', 'de-AT': 'Betreuung der Termine' },
  'people.role-advisors-oap-manager-text': {
    en: 'Looks after advisors’ online appointments.',
    'de-AT': 'Kümmert sich um die Online-Termine der Beraterinnen und Berater.'
  },
  'people.role-content-manager': { en: 'Content', 'de-AT': 'Inhalte' },
  'people.role-content-manager-text': {
    en: 'Writes and publishes the institution’s own pages and their menus, and makes QR codes for print.',
    'de-AT':
      'Schreibt und veröffentlicht die eigenen Seiten des Instituts samt Menüs und erstellt QR-Codes für Gedrucktes.'
  },
  'people.role-organizations-profiles-editor': { en: 'Branch pages', 'de-AT': 'Filialseiten' },
  'people.role-organizations-profiles-editor-text': {
    en: 'Writes and publishes what the public pages of all branches say. Does not change opening hours or addresses.',
    'de-AT':
      'Schreibt und veröffentlicht, was auf den öffentlichen Seiten aller Filialen steht. Ändert weder Öffnungszeiten noch Adressen.'
  },
  'people.role-profile-delete-manager': { en: 'Deletions', 'de-AT': 'Löschungen' },
  'people.role-profile-delete-manager-text': {
    en: 'Answers data requests: sends customers their data, and erases the data of customers and staff. Sets retention periods.',
    'de-AT':
      'Beantwortet Datenschutzanträge: sendet Kundinnen und Kunden ihre Daten und löscht Daten von Kundschaft und Personal. Legt Aufbewahrungsfristen fest.'
  },
  'people.role-roles-manager': { en: 'Roles', 'de-AT': 'Rollen' },
  'people.role-roles-manager-text': {
    en: 'Looks after who has which role. Only administrators can assign roles here.',
    'de-AT': 'Kümmert sich darum, wer welche Rolle hat. Rollen vergeben kann hier nur die Administration.'
  },
  'people.role-orguser': { en: 'Branch staff', 'de-AT': 'Filialpersonal' },
  'people.role-orguser-text': {
    en: 'Works in a branch, with no further permissions.',
    'de-AT': 'Arbeitet in einer Filiale, ohne weitere Rechte.'
  },
  'people.role-stduser': { en: 'Staff', 'de-AT': 'Personal' },
  'people.role-stduser-text': {
    en: 'Has an account, with no further permissions.',
    'de-AT': 'Hat ein Konto, ohne weitere Rechte.'
  },
  'people.role-INTERNAL': { en: 'Provider', 'de-AT': 'Anbieter' },
  'people.role-INTERNAL-text': {
    en: 'For the software provider’s staff.',
    'de-AT': 'Für das Personal des Anbieters dieser Software.'
  },
  'people.option-online_appointment': { en: 'Online appointment', 'de-AT': 'Online-Termin' },
  'people.option-whatsapp': { en: 'WhatsApp', 'de-AT': 'WhatsApp' },
  'people.option-email_address': { en: 'E-mail', 'de-AT': 'E-Mail' },
  'people.option-call_back_request': { en: 'Callback request', 'de-AT': 'Rückrufwunsch' },
  'people.option-appointment_request': { en: 'Appointment request', 'de-AT': 'Terminwunsch' },
  'people.option-basic_contact_form': { en: 'Contact form', 'de-AT': 'Kontaktformular' },
  'people.option-vcard': { en: 'Save contact', 'de-AT': 'Kontakt speichern' },
  'people.option-wallet_cards': { en: 'Wallet card', 'de-AT': 'Wallet-Karte' },
  'people.option-messenger': { en: 'Chat', 'de-AT': 'Chat' },
  'people.option-contact_exchange': { en: 'Share your contact', 'de-AT': 'Kontakt austauschen' },

  'people.deactivate': { en: 'Deactivate', 'de-AT': 'Deaktivieren' },
  'people.reactivate': { en: 'Reactivate', 'de-AT': 'Reaktivieren' },
  'people.deactivate-title': { en: 'Deactivate {name}?', 'de-AT': '{name} deaktivieren?' },
  'people.deactivate-lead': {
    en: 'The person will be signed out everywhere and can no longer sign in. The card disappears from the public pages and the search. Reactivating restores access and the card.',
    'de-AT':
      'Die Person wird überall abgemeldet und kann sich nicht mehr anmelden. Die Karte verschwindet von den öffentlichen Seiten und aus der Suche. Reaktivieren stellt Zugang und Karte wieder her.'
  },
  'people.deactivate-lasting': {
    en: 'What you hand over, cancel or void now stays that way, even if you reactivate the person. Customers are notified about their appointments immediately.',
    'de-AT':
      'Was Sie jetzt übergeben, absagen oder für ungültig erklären, bleibt so, auch wenn Sie die Person reaktivieren. Kundinnen und Kunden werden über ihre Termine sofort verständigt.',
    'de-AT-informal':
      'Was du jetzt übergibst, absagst oder für ungültig erklärst, bleibt so, auch wenn du die Person reaktivierst. Kundinnen und Kunden werden über ihre Termine sofort verständigt.'
  },
  'people.left-nothing': {
    en: 'There are no future appointments, open requests or cards on phones.',
    'de-AT': 'Es gibt keine künftigen Termine, offenen Anfragen oder Karten auf Handys.'
  },
  'people.successor': { en: 'Successor', 'de-AT': 'Nachfolge' },
  'people.successor-help': {
    en: 'The card’s address leads to the successor. Colleagues from the same branch are listed first.',
    'de-AT': 'Die Adresse der Karte führt zur Nachfolge. Personen aus derselben Filiale stehen zuerst.'
  },
  'people.no-successor': { en: 'No one', 'de-AT': 'Niemand' },
  'people.successor-near': { en: 'Same branch', 'de-AT': 'Dieselbe Filiale' },
  'people.successor-fits': {
    en: 'Same branch, has time for {count, plural, one {the appointment} other {all # appointments}}',
    'de-AT': 'Dieselbe Filiale, hat Zeit für {count, plural, one {den Termin} other {alle # Termine}}'
  },
  'people.successor-lacks': {
    en: 'Same branch, no time for {clashes} of {count, plural, one {# appointment} other {# appointments}}',
    'de-AT': 'Dieselbe Filiale, keine Zeit für {clashes} von {count, plural, one {# Termin} other {# Terminen}}'
  },
  'people.successor-unoffered': {
    en: '{note}; topic or type not offered for {count, plural, one {it} other {{unoffered} of {count}}}',
    'de-AT':
      '{note}; {count, plural, one {bietet Thema oder Art nicht an} other {bei {unoffered} von {count} Terminen nicht angeboten: Thema oder Art}}'
  },
  'people.left-appointments': {
    en: '{count, plural, one {# future appointment} other {# future appointments}}',
    'de-AT': '{count, plural, one {# künftiger Termin} other {# künftige Termine}}'
  },
  'people.left-requests': {
    en: '{count, plural, one {# open request} other {# open requests}}',
    'de-AT': '{count, plural, one {# offene Anfrage} other {# offene Anfragen}}'
  },
  'people.left-cards': {
    en: '{count, plural, one {# card on a phone} other {# cards on phones}}',
    'de-AT': '{count, plural, one {# Karte auf einem Handy} other {# Karten auf Handys}}'
  },
  'people.fate-appointments-hand-over': {
    en: 'Hand over and notify customers',
    'de-AT': 'Übergeben und Kundinnen und Kunden verständigen'
  },
  'people.fate-appointments-cancel': {
    en: 'Cancel and notify customers',
    'de-AT': 'Absagen und Kundinnen und Kunden verständigen'
  },
  'people.fate-appointments-keep': { en: 'Leave as they are', 'de-AT': 'Unverändert lassen' },
  'people.fate-requests-hand-over': { en: 'Hand over to the successor', 'de-AT': 'Der Nachfolge übergeben' },
  'people.fate-requests-keep': { en: 'Leave as they are', 'de-AT': 'Unverändert lassen' },
  'people.fate-cards-hand-over': { en: 'Show the successor from now on', 'de-AT': 'Künftig die Nachfolge zeigen' },
  'people.fate-cards-revoke': { en: 'Void them', 'de-AT': 'Für ungültig erklären' },
  'people.fate-cards-keep': { en: 'Leave as they are', 'de-AT': 'Unverändert lassen' },
  'people.clashes-title': { en: 'Conflicting appointments', 'de-AT': 'Terminkonflikte' },
  'people.clashes-lead': {
    en: '{count, plural, one {The successor is not free for one appointment.} other {The successor is not free for # appointments.}} Please decide:',
    'de-AT':
      '{count, plural, one {Für einen Termin hat die Nachfolge keine Zeit.} other {Für # Termine hat die Nachfolge keine Zeit.}} Bitte entscheiden Sie:',
    'de-AT-informal':
      '{count, plural, one {Für einen Termin hat die Nachfolge keine Zeit.} other {Für # Termine hat die Nachfolge keine Zeit.}} Bitte entscheide:'
  },
  'people.clashes-cancel': {
    en: 'Cancel {rest, select, yes {the other {count}} other {all {count}}}',
    'de-AT': '{rest, select, yes {Übrige} other {Alle}} ({count}) absagen'
  },
  'people.clashes-keep': {
    en: 'Leave {rest, select, yes {the other {count}} other {all {count}}} as they are',
    'de-AT': '{rest, select, yes {Übrige} other {Alle}} ({count}) unverändert lassen'
  },
  'people.clashes-left': {
    en: '{left, plural, =0 {All are decided.} other {Still to be decided: {left} of {count}}}',
    'de-AT': '{left, plural, =0 {Über alle ist entschieden.} other {Noch offen: {left} von {count}}}'
  },
  'people.clash-first': {
    en: '{left, plural, one {One appointment is still to be decided} other {# appointments are still to be decided}}. This is the first.',
    'de-AT':
      '{left, plural, one {Über einen Termin ist noch nicht entschieden} other {Über # Termine ist noch nicht entschieden}}. Das ist der erste.'
  },
  'people.appointments-open': {
    en: 'Please decide what becomes of {count, plural, one {the appointment} other {the # appointments}}: choose a successor, cancel them or leave them as they are.',
    'de-AT':
      'Bitte entscheiden Sie, was mit {count, plural, one {dem Termin} other {den # Terminen}} geschieht: eine Nachfolge wählen, absagen oder unverändert lassen.',
    'de-AT-informal':
      'Bitte entscheide, was mit {count, plural, one {dem Termin} other {den # Terminen}} geschieht: eine Nachfolge wählen, absagen oder unverändert lassen.'
  },
  'people.clash-open': { en: 'Please choose', 'de-AT': 'Bitte wählen Sie', 'de-AT-informal': 'Bitte wähle' },
  'people.clashes-propose': { en: 'Hand over as proposed', 'de-AT': 'Wie vorgeschlagen übergeben' },
  'people.clash-give': { en: 'Takes over', 'de-AT': 'Übernimmt den Termin' },
  'people.clash-give-unoffered': {
    en: 'Takes over, but does not offer this topic or type',
    'de-AT': 'Übernimmt den Termin, bietet Thema oder Art aber nicht an'
  },
  'people.clash-cancel': { en: 'Cancel', 'de-AT': 'Absagen' },
  'people.clash-keep': { en: 'Leave as it is', 'de-AT': 'Unverändert lassen' },
  'people.cancel-message': { en: 'Message to customers', 'de-AT': 'Nachricht an die Kundinnen und Kunden' },
  'people.cancel-message-help': {
    en: 'Appears in the cancellation e-mail.',
    'de-AT': 'Der Text steht in der E-Mail zur Absage.'
  },

  'people.changed-meanwhile': {
    en: 'This person was changed elsewhere in the meantime. Your changes were not saved.',
    'de-AT': 'Diese Person wurde inzwischen an anderer Stelle geändert. Ihre Änderungen wurden nicht gespeichert.',
    'de-AT-informal':
      'Diese Person wurde inzwischen an anderer Stelle geändert. Deine Änderungen wurden nicht gespeichert.'
  },
  'people.email-taken': {
    en: 'Someone else already signs in with this e-mail address.',
    'de-AT': 'Mit dieser E-Mail-Adresse meldet sich schon jemand anderer an.'
  },
  'people.alias-taken': {
    en: 'Another card uses or used this address. Please choose a different one.',
    'de-AT': 'Diese Adresse gehört oder gehörte zu einer anderen Karte. Bitte wählen Sie eine andere.',
    'de-AT-informal': 'Diese Adresse gehört oder gehörte zu einer anderen Karte. Bitte wähle eine andere.'
  },
  'people.own-administration': {
    en: 'You cannot remove your own administrator role. Another administrator can.',
    'de-AT':
      'Sie können sich die Rolle „Administration“ nicht selbst entziehen. Das kann nur eine andere Administratorin oder ein anderer Administrator.',
    'de-AT-informal':
      'Du kannst dir die Rolle „Administration“ nicht selbst entziehen. Das kann nur eine andere Administratorin oder ein anderer Administrator.'
  },
  'people.own-address': {
    en: 'You cannot change your own sign-in address. Another administrator can.',
    'de-AT':
      'Sie können Ihre Anmeldeadresse nicht selbst ändern. Das kann nur eine andere Administratorin oder ein anderer Administrator.',
    'de-AT-informal':
      'Du kannst deine Anmeldeadresse nicht selbst ändern. Das kann nur eine andere Administratorin oder ein anderer Administrator.'
  },
  'people.own-lock': {
    en: 'Only another administrator can unlock your own sign-in. The lock ends by itself, too.',
    'de-AT':
      'Ihre eigene Anmeldung kann nur eine andere Administratorin oder ein anderer Administrator entsperren. Die Sperre endet auch von selbst.',
    'de-AT-informal':
      'Deine eigene Anmeldung kann nur eine andere Administratorin oder ein anderer Administrator entsperren. Die Sperre endet auch von selbst.'
  },
  'people.own-second-factor': {
    en: 'You turn off your own two-step verification in your menu, with a code. Only another administrator can reset it.',
    'de-AT':
      'Die eigene Bestätigung in zwei Schritten schalten Sie in Ihrem Menü mit einem Code aus. Zurücksetzen kann sie nur eine andere Administratorin oder ein anderer Administrator.',
    'de-AT-informal':
      'Die eigene Bestätigung in zwei Schritten schaltest du in deinem Menü mit einem Code aus. Zurücksetzen kann sie nur eine andere Administratorin oder ein anderer Administrator.'
  },
  'people.roles-off': {
    en: 'Roles cannot be changed while the module “Role management” is off. Turn it on under Institution.',
    'de-AT':
      'Rollen lassen sich nicht ändern, solange das Modul „Rollenverwaltung“ aus ist. Schalten Sie es unter „Institut“ ein.',
    'de-AT-informal':
      'Rollen lassen sich nicht ändern, solange das Modul „Rollenverwaltung“ aus ist. Schalte es unter „Institut“ ein.'
  },
  'people.role-not-assignable': {
    en: 'This role cannot be assigned. Please choose one from the list.',
    'de-AT': 'Diese Rolle kann nicht vergeben werden. Bitte wählen Sie eine aus der Liste.',
    'de-AT-informal': 'Diese Rolle kann nicht vergeben werden. Bitte wähle eine aus der Liste.'
  },
  'people.last-administrator': {
    en: 'This is the last administrator. Please give someone else the role first.',
    'de-AT':
      'Dann gäbe es niemanden mehr mit der Rolle „Administration“. Bitte geben Sie die Rolle zuerst jemand anderem.',
    'de-AT-informal':
      'Dann gäbe es niemanden mehr mit der Rolle „Administration“. Bitte gib die Rolle zuerst jemand anderem.'
  },
  'people.branch-unknown': { en: 'This branch no longer exists.', 'de-AT': 'Diese Filiale gibt es nicht mehr.' },
  'people.branch-closed': {
    en: 'This branch is closed. Please choose another one, or reopen it first.',
    'de-AT': 'Diese Filiale ist geschlossen. Bitte wählen Sie eine andere, oder öffnen Sie sie zuerst wieder.',
    'de-AT-informal': 'Diese Filiale ist geschlossen. Bitte wähle eine andere, oder öffne sie zuerst wieder.'
  },
  'people.managed-closed': {
    en: 'A closed branch gets no managers. Please choose open branches, or reopen it first.',
    'de-AT':
      'Eine geschlossene Filiale bekommt keine Leitung. Bitte wählen Sie offene Filialen, oder öffnen Sie sie zuerst wieder.',
    'de-AT-informal':
      'Eine geschlossene Filiale bekommt keine Leitung. Bitte wähle offene Filialen, oder öffne sie zuerst wieder.'
  },
  'people.being-erased': {
    en: 'This person is being deleted and can no longer be changed or reactivated. Add them anew if they come back.',
    'de-AT':
      'Diese Person wird gerade gelöscht und lässt sich weder ändern noch reaktivieren. Legen Sie sie neu an, falls sie zurückkommt.',
    'de-AT-informal':
      'Diese Person wird gerade gelöscht und lässt sich weder ändern noch reaktivieren. Leg sie neu an, falls sie zurückkommt.'
  },
  'people.reactivation-closed': {
    en: 'The branch of this person is closed. Please choose another branch on this page and save, then reactivate.',
    'de-AT':
      'Die Filiale dieser Person ist geschlossen. Bitte wählen Sie auf dieser Seite eine andere, speichern Sie, und reaktivieren Sie dann.',
    'de-AT-informal':
      'Die Filiale dieser Person ist geschlossen. Bitte wähle auf dieser Seite eine andere, speichere, und reaktiviere dann.'
  },
  'people.card-stays': {
    en: 'A card cannot be removed. To hide it from the public, deactivate the person and hand over their appointments and requests.',
    'de-AT':
      'Eine Karte lässt sich nicht entfernen. Damit sie nicht mehr öffentlich ist, deaktivieren Sie die Person und übergeben Sie deren Termine und Anfragen.',
    'de-AT-informal':
      'Eine Karte lässt sich nicht entfernen. Damit sie nicht mehr öffentlich ist, deaktiviere die Person und übergib deren Termine und Anfragen.'
  },
  'people.successor-unknown': {
    en: 'The successor must have a card and must not be deactivated.',
    'de-AT': 'Die Nachfolge muss eine Karte haben und darf nicht deaktiviert sein.'
  },
  'people.successor-required': {
    en: 'Please choose a successor.',
    'de-AT': 'Bitte wählen Sie eine Nachfolge.',
    'de-AT-informal': 'Bitte wähle eine Nachfolge.'
  },
  'people.not-oneself': {
    en: 'You cannot deactivate yourself. Another administrator can.',
    'de-AT':
      'Sie können sich nicht selbst deaktivieren. Das kann nur eine andere Administratorin oder ein anderer Administrator.',
    'de-AT-informal':
      'Du kannst dich nicht selbst deaktivieren. Das kann nur eine andere Administratorin oder ein anderer Administrator.'
  },
  'people.deactivated-already': {
    en: 'This person is already deactivated.',
    'de-AT': 'Diese Person ist bereits deaktiviert.'
  },
  'people.clashes': {
    en: 'The successor is not free for some appointments. Please decide on each of them.',
    'de-AT': 'Für einige Termine hat die Nachfolge keine Zeit. Bitte entscheiden Sie über jeden davon.',
    'de-AT-informal': 'Für einige Termine hat die Nachfolge keine Zeit. Bitte entscheide über jeden davon.'
  },
  'people.cancel-reason': {
    en: 'The advisor is no longer with us.',
    'de-AT': 'Die Beraterin oder der Berater ist nicht mehr bei uns.'
  },
  'people.invitation-active': {
    en: 'This person can already sign in.',
    'de-AT': 'Diese Person kann sich schon anmelden.'
  },
  'people.invitation-deactivated': {
    en: 'This person is deactivated and cannot be invited.',
    'de-AT': 'Diese Person ist deaktiviert und kann nicht eingeladen werden.'
  },
  'people.assistant-unknown': { en: 'This assistant no longer exists.', 'de-AT': 'Diese Assistenz gibt es nicht mehr.' }
} satisfies MessageTable
