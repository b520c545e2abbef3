import type { MessageTable } from './locales.ts'

/** The administration of advisors and staff. */
export const peopleMessages = {
  'people.search': { en: 'Search', 'de-AT': 'Suche' },
  'people.search-hint': { en: 'Name, e-mail address or alias', 'de-AT': 'Name, E-Mail-Adresse oder Alias' },
  'people.filters': { en: 'Filter and sort', 'de-AT': 'Filtern und sortieren' },
  'people.filter-branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'people.filter-role': { en: 'Role', 'de-AT': 'Rolle' },
  'people.filter-status': { en: 'Status', 'de-AT': 'Status' },
  'people.filter-institutional': { en: 'Online appointments', 'de-AT': 'Eigene Termine' },
  'people.all-branches': { en: 'All branches', 'de-AT': 'Alle Filialen' },
  'people.all-roles': { en: 'All roles', 'de-AT': 'Alle Rollen' },
  'people.all-present': { en: 'Everybody but the deactivated', 'de-AT': 'Alle außer Deaktivierten' },
  'people.all-statuses': { en: 'Everybody', 'de-AT': 'Alle' },
  'people.all-kinds': { en: 'With and without', 'de-AT': 'Mit und ohne' },
  'people.kind-true': { en: 'Takes part (institutional)', 'de-AT': 'Verwaltet eigene Termine' },
  'people.kind-false': { en: 'Does not take part', 'de-AT': 'Verwaltet keine eigenen' },
  'people.sort': { en: 'Sort by', 'de-AT': 'Sortieren nach' },
  'people.sort-name-asc': { en: 'Name', 'de-AT': 'Name' },
  'people.sort-name-desc': { en: 'Name, from the end', 'de-AT': 'Name, von hinten' },
  'people.sort-email_address-asc': { en: 'E-mail address', 'de-AT': 'E-Mail-Adresse' },
  'people.sort-branch-asc': { en: 'Branch', 'de-AT': 'Filiale' },
  'people.sort-status-asc': { en: 'Status', 'de-AT': 'Status' },
  'people.count': {
    en: '{count, plural, =0 {Nobody} one {# person} other {# people}}',
    'de-AT': '{count, plural, =0 {Niemand} one {# Person} other {# Personen}}'
  },
  'people.list': { en: 'People', 'de-AT': 'Personen' },
  'people.empty': { en: 'There is nobody here yet.', 'de-AT': 'Hier gibt es noch niemanden.' },
  'people.none-found': {
    en: 'Nobody is like that. Try fewer words or filters.',
    'de-AT': 'Niemand passt zu dieser Suche. Weniger Wörter oder Filter helfen vielleicht.'
  },
  'people.invite-all': {
    en: 'Invite {count, plural, one {# person} other {# people}}',
    'de-AT': '{count, plural, one {# Person} other {# Personen}} einladen'
  },
  'people.invite-all-text': {
    en: '{count, plural, one {# person of this list has} other {# people of this list, on all its pages, have}} not been invited yet, or in vain. Each gets a mail with a link to set a password, valid for {days} days.',
    'de-AT':
      '{count, plural, one {# Person dieser Liste wurde} other {# Personen dieser Liste, auf allen ihren Seiten, wurden}} noch nicht oder vergeblich eingeladen. Jede bekommt eine Mail mit einem Link zum Festlegen eines Passworts, der {days} Tage gilt.'
  },
  'people.inviting': {
    en: '{count, plural, one {# person is} other {# people are}} being invited. You may leave this page meanwhile.',
    'de-AT':
      '{count, plural, one {# Person wird} other {# Personen werden}} eingeladen. Sie können die Seite inzwischen verlassen.',
    'de-AT-informal':
      '{count, plural, one {# Person wird} other {# Personen werden}} eingeladen. Du kannst die Seite inzwischen verlassen.'
  },
  'people.refresh': { en: 'Refresh the list', 'de-AT': 'Liste aktualisieren' },
  'people.too-many-invitations': {
    en: 'Up to 5,000 people can be invited at once. Please narrow the list with the filters.',
    'de-AT':
      'Auf einmal lassen sich höchstens 5.000 Personen einladen. Bitte grenzen Sie die Liste mit den Filtern ein.',
    'de-AT-informal':
      'Auf einmal lassen sich höchstens 5.000 Personen einladen. Bitte grenze die Liste mit den Filtern ein.'
  },
  'people.clear': { en: 'Show everybody', 'de-AT': 'Alle anzeigen' },
  'people.none-assigned': {
    en: 'No branch is assigned to you yet. Please ask the administration.',
    'de-AT': 'Ihnen ist noch keine Filiale zugewiesen. Bitte wenden Sie sich an die Administration.',
    'de-AT-informal': 'Dir ist noch keine Filiale zugewiesen. Bitte wende dich an die Administration.'
  },
  'people.import': { en: 'Import CSV', 'de-AT': 'CSV importieren' },
  'people.add': { en: 'Add person', 'de-AT': 'Person hinzufügen' },
  'people.new': { en: 'New person', 'de-AT': 'Neue Person' },
  'people.to-list': { en: 'All people', 'de-AT': 'Alle Personen' },
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
    en: 'With this the person logs in and gets notices of the system.',
    'de-AT': 'Damit meldet sich die Person an und bekommt Nachrichten des Systems.'
  },
  'people.first-name': { en: 'First name', 'de-AT': 'Vorname' },
  'people.last-name': { en: 'Last name', 'de-AT': 'Nachname' },
  'people.email': { en: 'E-mail address', 'de-AT': 'E-Mail-Adresse' },
  'people.email-help': {
    en: 'For logging in. When it changes, the person is logged out and needs a new invitation.',
    'de-AT': 'Zum Anmelden. Ändert sie sich, wird die Person abgemeldet und braucht eine neue Einladung.'
  },
  'people.email-help-self': {
    en: 'For logging in. Only another administrator can change your own.',
    'de-AT': 'Zum Anmelden. Ihre eigene kann nur eine andere Administratorin oder ein anderer Administrator ändern.',
    'de-AT-informal':
      'Zum Anmelden. Deine eigene kann nur eine andere Administratorin oder ein anderer Administrator ändern.'
  },
  'people.address-question': { en: 'Change the login?', 'de-AT': 'Anmeldung ändern?' },
  'people.address-text': {
    en: '{name} is logged out everywhere, and neither the former address nor the password opens the account any more. After that, please send an invitation: it goes to {email} and brings a link to set a new password.',
    'de-AT':
      '{name} wird überall abgemeldet; weder die bisherige Adresse noch das Passwort öffnen das Konto weiterhin. Senden Sie danach bitte eine Einladung: Sie geht an {email} und bringt einen Link, um ein neues Passwort festzulegen.',
    'de-AT-informal':
      '{name} wird überall abgemeldet; weder die bisherige Adresse noch das Passwort öffnen das Konto weiterhin. Sende danach bitte eine Einladung: Sie geht an {email} und bringt einen Link, um ein neues Passwort festzulegen.'
  },
  'people.address-deed': { en: 'Change the login', 'de-AT': 'Anmeldung ändern' },
  'people.branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'people.choose-branch': { en: 'Please choose', 'de-AT': 'Bitte wählen Sie', 'de-AT-informal': 'Bitte wähle' },
  'people.roles': { en: 'Roles', 'de-AT': 'Rollen' },
  'people.roles-lead': {
    en: 'What the person may do. An advisor needs no role for the own card and appointments.',
    'de-AT': 'Was die Person darf. Für die eigene Karte und die eigenen Termine braucht es keine Rolle.'
  },
  'people.managed': { en: 'Assigned branches', 'de-AT': 'Zugewiesene Filialen' },
  'people.managed-help': {
    en: 'Which branches the branch manager looks after.',
    'de-AT': 'Um welche Filialen sich die Filialleitung kümmert.'
  },
  'people.managed-placeholder': { en: 'Search branches', 'de-AT': 'Filialen suchen' },
  'people.card': { en: 'Card and appointments', 'de-AT': 'Karte und Termine' },
  'people.has-card': { en: 'Has a card', 'de-AT': 'Hat eine Karte' },
  'people.has-card-text': {
    en: 'The public can find the person, and book appointments where these are on.',
    'de-AT': 'Die Öffentlichkeit findet die Person und kann Termine buchen, wo diese eingeschaltet sind.'
  },
  'people.card-exists': {
    en: 'The card stays while there is the person; deactivating takes it from the public.',
    'de-AT': 'Die Karte bleibt, solange es die Person gibt; Deaktivieren entzieht sie der Öffentlichkeit.'
  },
  'people.alias': { en: 'Address of the card (alias)', 'de-AT': 'Adresse der Karte (Alias)' },
  'people.alias-help': {
    en: 'Empty, it is made from the name. Former addresses lead to the new one.',
    'de-AT': 'Leer wird sie aus dem Namen gebildet. Frühere Adressen führen zur neuen.'
  },
  'people.former': { en: 'Also leads here: {aliases}', 'de-AT': 'Führt auch hierher: {aliases}' },
  'people.title-prefix': { en: 'Title before the name', 'de-AT': 'Titel vor dem Namen' },
  'people.title-suffix': { en: 'Title after the name', 'de-AT': 'Titel nach dem Namen' },
  'people.position': { en: 'Position', 'de-AT': 'Funktion' },
  'people.phone': { en: 'Phone number', 'de-AT': 'Telefonnummer' },
  'people.card-email': { en: 'E-mail address on the card', 'de-AT': 'E-Mail-Adresse auf der Karte' },
  'people.card-email-help': {
    en: 'Customers see it, and mails about appointments go there. Empty, it is that of the account.',
    'de-AT': 'Kundinnen und Kunden sehen sie, und Mails zu Terminen gehen dorthin. Leer ist es die des Kontos.'
  },
  'people.institutional': {
    en: 'Manages own appointments (institutional)',
    'de-AT': 'Verwaltet eigene Termine'
  },
  'people.institutional-text': {
    en: 'Topics, working hours, slots and the connection of an own calendar are open to the person.',
    'de-AT':
      'Beratungsthemen, Arbeitszeiten, freie Zeiten und die Anbindung eines eigenen Kalenders stehen der Person offen.'
  },
  'people.assistant': { en: 'Assistant', 'de-AT': 'Assistenz' },
  'people.no-assistant': { en: 'None', 'de-AT': 'Keine' },
  'people.contact-options': { en: 'Ways to get in touch', 'de-AT': 'Kontaktmöglichkeiten' },
  'people.contact-options-help': {
    en: 'What the card offers, where the institution has it switched on.',
    'de-AT': 'Was die Karte anbietet, soweit das Institut es eingeschaltet hat.'
  },
  'people.photo': { en: 'Photo', 'de-AT': 'Foto' },
  'people.see-card': { en: 'Open the card', 'de-AT': 'Karte öffnen' },
  'people.access': { en: 'Access', 'de-AT': 'Zugang' },
  'people.invite': { en: 'Send invitation', 'de-AT': 'Einladung senden' },
  'people.invite-again': { en: 'Send invitation again', 'de-AT': 'Einladung noch einmal senden' },
  'people.withdraw': { en: 'Take invitation back', 'de-AT': 'Einladung zurücknehmen' },
  'people.access-none': {
    en: 'The person cannot log in yet. An invitation brings a link to set a password, valid for {days} days.',
    'de-AT':
      'Die Person kann sich noch nicht anmelden. Eine Einladung bringt einen Link zum Festlegen eines Passworts, der {days} Tage gilt.'
  },
  'people.access-invited': {
    en: 'Invited on {sent}; the link is valid until {until}.',
    'de-AT': 'Eingeladen am {sent}; der Link gilt bis {until}.'
  },
  'people.access-expired': {
    en: 'Invited on {sent}; the link was valid until {until}.',
    'de-AT': 'Eingeladen am {sent}; der Link galt bis {until}.'
  },
  'people.access-active': { en: 'The person can log in.', 'de-AT': 'Die Person kann sich anmelden.' },
  'people.access-deactivated': {
    en: 'Deactivated on {since}. The person cannot log in and is not shown to the public.',
    'de-AT': 'Deaktiviert am {since}. Die Person kann sich nicht anmelden und wird der Öffentlichkeit nicht gezeigt.'
  },
  'people.followed-by': { en: 'The card leads to {name}.', 'de-AT': 'Die Karte führt zu {name}.' },
  'people.withdraw-question': {
    en: 'The link in the mail to {name} opens nothing any more.',
    'de-AT': 'Der Link in der Mail an {name} öffnet dann nichts mehr.'
  },
  'people.save-first': {
    en: 'Save the changes first.',
    'de-AT': 'Speichern Sie zuerst die Änderungen.',
    'de-AT-informal': 'Speichere zuerst die Änderungen.'
  },
  'people.read-only': {
    en: 'You see the people of your branches. The administration changes them.',
    'de-AT': 'Sie sehen die Personen Ihrer Filialen. Ändern kann sie die Administration.',
    'de-AT-informal': 'Du siehst die Personen deiner Filialen. Ändern kann sie die Administration.'
  },
  'people.role-accountadmin': { en: 'Administration', 'de-AT': 'Administration' },
  'people.role-accountadmin-text': {
    en: 'Decides everything of the institution, people and settings included.',
    'de-AT': 'Entscheidet über alles im Institut, auch über Personen und Einstellungen.'
  },
  'people.role-orgs-manager': { en: 'Branches manager', 'de-AT': 'Filialverwaltung' },
  'people.role-orgs-manager-text': {
    en: 'Administers all branches; sees people, appointments and reports of those that are assigned.',
    'de-AT': 'Verwaltet alle Filialen; sieht Personen, Termine und Berichte nur der zugewiesenen.'
  },
  'people.role-orgadmin': { en: 'Branch manager', 'de-AT': 'Filialleitung' },
  'people.role-orgadmin-text': {
    en: 'Administers the branches that are assigned; sees their people, appointments and reports.',
    'de-AT': 'Verwaltet die zugewiesenen Filialen und sieht deren Personen, Termine und Berichte.'
  },
  'people.role-analyst': { en: 'Analyst', 'de-AT': 'Auswertung' },
  'people.role-analyst-text': {
    en: 'Reads reports, and can be chosen to receive those of branches.',
    'de-AT': 'Liest Berichte und kann die Wochenberichte von Filialen zugesandt bekommen.'
  },
  'people.role-marketing-manager': { en: 'Marketing', 'de-AT': 'Marketing' },
  'people.role-marketing-manager-text': {
    en: 'Sends push notifications to digital business cards.',
    'de-AT': 'Sendet Push-Mitteilungen an digitale Visitenkarten.'
  },
  'people.role-advisors-manager': { en: 'Advisors manager', 'de-AT': 'Betreuung der Beratung' },
  'people.role-advisors-manager-text': {
    en: 'Replaces the photos of advisors.',
    'de-AT': 'Tauscht die Fotos der Beraterinnen und Berater.'
  },
  'people.role-advisors-oap-manager': { en: 'Appointments manager', 'de-AT': 'Betreuung der Termine' },
  'people.role-advisors-oap-manager-text': {
    en: 'Looks after the online appointments of advisors.',
    'de-AT': 'Kümmert sich um die Online-Termine der Beraterinnen und Berater.'
  },
  'people.role-content-manager': { en: 'Content', 'de-AT': 'Inhalte' },
  'people.role-content-manager-text': {
    en: 'Looks after the contents of the public pages.',
    'de-AT': 'Kümmert sich um die Inhalte der öffentlichen Seiten.'
  },
  'people.role-organizations-profiles-editor': { en: 'Branch pages', 'de-AT': 'Filialseiten' },
  'people.role-organizations-profiles-editor-text': {
    en: 'Looks after the public pages of branches.',
    'de-AT': 'Kümmert sich um die öffentlichen Seiten der Filialen.'
  },
  'people.role-profile-delete-manager': { en: 'Deletions', 'de-AT': 'Löschungen' },
  'people.role-profile-delete-manager-text': {
    en: 'Looks after the deletion of profiles.',
    'de-AT': 'Kümmert sich um das Löschen von Profilen.'
  },
  'people.role-roles-manager': { en: 'Roles', 'de-AT': 'Rollen' },
  'people.role-roles-manager-text': {
    en: 'Looks after who has which role. Only the administration gives roles here.',
    'de-AT': 'Kümmert sich darum, wer welche Rolle hat. Vergeben werden Rollen hier nur von der Administration.'
  },
  'people.role-orguser': { en: 'Branch staff', 'de-AT': 'Filialpersonal' },
  'people.role-orguser-text': {
    en: 'Works in a branch, without further rights.',
    'de-AT': 'Arbeitet in einer Filiale, ohne weitere Rechte.'
  },
  'people.role-stduser': { en: 'Staff', 'de-AT': 'Personal' },
  'people.role-stduser-text': {
    en: 'Has an account, without further rights.',
    'de-AT': 'Hat ein Konto, ohne weitere Rechte.'
  },
  'people.role-INTERNAL': { en: 'Provider', 'de-AT': 'Anbieter' },
  'people.role-INTERNAL-text': {
    en: 'For staff of the provider of this software.',
    'de-AT': 'Für das Personal des Anbieters dieser Software.'
  },
  'people.option-online_appointment': { en: 'Online appointment', 'de-AT': 'Online-Termin' },
  'people.option-whatsapp': { en: 'WhatsApp', 'de-AT': 'WhatsApp' },
  'people.option-email_address': { en: 'E-mail', 'de-AT': 'E-Mail' },
  'people.option-call_back_request': { en: 'Call me back', 'de-AT': 'Rückrufwunsch' },
  'people.option-appointment_request': { en: 'Appointment request', 'de-AT': 'Terminwunsch' },
  'people.option-basic_contact_form': { en: 'Contact form', 'de-AT': 'Kontaktformular' },
  'people.option-vcard': { en: 'Save contact', 'de-AT': 'Kontakt speichern' },
  'people.option-wallet_cards': { en: 'Wallet card', 'de-AT': 'Wallet-Karte' },
  'people.option-messenger': { en: 'Messenger', 'de-AT': 'Messenger' },

  'people.deactivate': { en: 'Deactivate', 'de-AT': 'Deaktivieren' },
  'people.reactivate': { en: 'Reactivate', 'de-AT': 'Wieder aktivieren' },
  'people.deactivate-title': { en: 'Deactivate {name}?', 'de-AT': '{name} deaktivieren?' },
  'people.deactivate-lead': {
    en: 'The person is logged out everywhere and cannot log in any more. The card disappears from the public pages and the search. Reactivating gives back access and card.',
    'de-AT':
      'Die Person wird überall abgemeldet und kann sich nicht mehr anmelden. Die Karte verschwindet von den öffentlichen Seiten und aus der Suche. Wieder aktivieren gibt Zugang und Karte zurück.'
  },
  'people.deactivate-lasting': {
    en: 'What is handed over, cancelled or voided now stays so: it does not come back with the person, and customers are told about their appointments at once.',
    'de-AT':
      'Was jetzt übergeben, abgesagt oder für ungültig erklärt wird, bleibt so: Es kommt mit der Person nicht zurück, und die Kundschaft wird über ihre Termine sofort verständigt.'
  },
  'people.left-nothing': {
    en: 'There are no future appointments, open requests or cards on phones.',
    'de-AT': 'Es gibt keine künftigen Termine, offenen Anfragen oder Karten auf Handys.'
  },
  'people.successor': { en: 'Successor', 'de-AT': 'Nachfolge' },
  'people.successor-help': {
    en: 'The address of the card leads to the successor. Colleagues of the same branch stand first.',
    'de-AT': 'Die Adresse der Karte führt zur Nachfolge. Wer in derselben Filiale arbeitet, steht zuerst.'
  },
  'people.no-successor': { en: 'Nobody', 'de-AT': 'Niemand' },
  'people.successor-near': { en: '{name} (same branch)', 'de-AT': '{name} (dieselbe Filiale)' },
  'people.successor-far': { en: '{name} – {branch}', 'de-AT': '{name} – {branch}' },
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
    en: 'Hand over, and tell the customers',
    'de-AT': 'Übergeben und Kundschaft verständigen'
  },
  'people.fate-appointments-cancel': {
    en: 'Cancel, and tell the customers',
    'de-AT': 'Absagen und Kundschaft verständigen'
  },
  'people.fate-appointments-keep': { en: 'Leave as they are', 'de-AT': 'Lassen, wie sie sind' },
  'people.fate-requests-hand-over': { en: 'Hand over to the successor', 'de-AT': 'Der Nachfolge übergeben' },
  'people.fate-requests-keep': { en: 'Leave as they are', 'de-AT': 'Lassen, wie sie sind' },
  'people.fate-cards-hand-over': { en: 'Show the successor from now on', 'de-AT': 'Zeigen künftig die Nachfolge' },
  'people.fate-cards-revoke': { en: 'Void them', 'de-AT': 'Für ungültig erklären' },
  'people.fate-cards-keep': { en: 'Leave as they are', 'de-AT': 'Lassen, wie sie sind' },
  'people.clashes-title': { en: 'Appointments to decide on', 'de-AT': 'Zu entscheidende Termine' },
  'people.clashes-lead': {
    en: '{count, plural, one {For one appointment the successor has no time.} other {For # appointments the successor has no time.}} Please decide:',
    'de-AT':
      '{count, plural, one {Für einen Termin hat die Nachfolge keine Zeit.} other {Für # Termine hat die Nachfolge keine Zeit.}} Bitte entscheiden Sie:',
    'de-AT-informal':
      '{count, plural, one {Für einen Termin hat die Nachfolge keine Zeit.} other {Für # Termine hat die Nachfolge keine Zeit.}} Bitte entscheide:'
  },
  'people.clashes-cancel': { en: 'Cancel all of them', 'de-AT': 'Alle absagen' },
  'people.clashes-keep': { en: 'Leave all as they are', 'de-AT': 'Alle lassen, wie sie sind' },
  'people.clash-open': { en: 'Please choose', 'de-AT': 'Bitte wählen Sie', 'de-AT-informal': 'Bitte wähle' },
  'people.clash-cancel': { en: 'Cancel', 'de-AT': 'Absagen' },
  'people.clash-keep': { en: 'Leave it as it is', 'de-AT': 'Lassen, wie er ist' },
  'people.cancel-message': { en: 'Message to the customers', 'de-AT': 'Nachricht an die Kundinnen und Kunden' },
  'people.cancel-message-help': {
    en: 'It stands in the mail about the cancellation.',
    'de-AT': 'Der Text steht in der Mail zur Absage.'
  },

  'people.changed-meanwhile': {
    en: 'Somebody else has changed this person since the page was loaded, so nothing was saved.',
    'de-AT': 'Jemand anderer hat diese Person geändert, seit die Seite geladen wurde. Daher wurde nichts gespeichert.'
  },
  'people.changed-help': {
    en: 'What was changed meanwhile comes into the form then; what only you have changed stays.',
    'de-AT': 'Was inzwischen geändert wurde, kommt dann ins Formular; was nur Sie geändert haben, bleibt.',
    'de-AT-informal': 'Was inzwischen geändert wurde, kommt dann ins Formular; was nur du geändert hast, bleibt.'
  },
  'people.load-current': { en: 'Load the present state', 'de-AT': 'Aktuellen Stand laden' },
  'people.current-loaded': {
    en: 'The form shows the present state now. Please look it over before you save.',
    'de-AT': 'Das Formular zeigt jetzt den aktuellen Stand. Bitte sehen Sie es durch, bevor Sie speichern.',
    'de-AT-informal': 'Das Formular zeigt jetzt den aktuellen Stand. Bitte sieh es durch, bevor du speicherst.'
  },
  'people.email-taken': {
    en: 'Somebody else signs in with this e-mail address.',
    'de-AT': 'Mit dieser E-Mail-Adresse meldet sich schon jemand anderer an.'
  },
  'people.alias-taken': {
    en: 'This address leads to another card, or once did.',
    'de-AT': 'Diese Adresse führt zu einer anderen Karte oder hat es einmal getan.'
  },
  'people.own-administration': {
    en: 'You cannot take the administration from yourself. Another administrator can.',
    'de-AT':
      'Sie können sich die Administration nicht selbst entziehen. Eine andere Administratorin oder ein anderer Administrator kann es.',
    'de-AT-informal':
      'Du kannst dir die Administration nicht selbst entziehen. Eine andere Administratorin oder ein anderer Administrator kann es.'
  },
  'people.own-address': {
    en: 'You cannot change the address with which you log in. Another administrator can.',
    'de-AT':
      'Sie können die Adresse, mit der Sie sich anmelden, nicht selbst ändern. Eine andere Administratorin oder ein anderer Administrator kann es.',
    'de-AT-informal':
      'Du kannst die Adresse, mit der du dich anmeldest, nicht selbst ändern. Eine andere Administratorin oder ein anderer Administrator kann es.'
  },
  'people.last-administrator': {
    en: 'Nobody else could administer the institution then. Please give the role to somebody else first.',
    'de-AT': 'Dann könnte niemand mehr das Institut verwalten. Bitte geben Sie die Rolle zuerst jemand anderem.',
    'de-AT-informal': 'Dann könnte niemand mehr das Institut verwalten. Bitte gib die Rolle zuerst jemand anderem.'
  },
  'people.branch-unknown': {
    en: 'This branch is not there any more.',
    'de-AT': 'Diese Filiale gibt es nicht mehr.'
  },
  'people.branch-required': {
    en: 'Whoever has a card belongs to a branch. Please choose one.',
    'de-AT': 'Wer eine Karte hat, gehört zu einer Filiale. Bitte wählen Sie eine aus.',
    'de-AT-informal': 'Wer eine Karte hat, gehört zu einer Filiale. Bitte wähle eine aus.'
  },
  'people.card-stays': {
    en: 'A card stays. To take it from the public, deactivate the person and hand over what is theirs.',
    'de-AT':
      'Eine Karte bleibt. Um sie der Öffentlichkeit zu entziehen, deaktivieren Sie die Person und übergeben Sie, was ihr gehört.',
    'de-AT-informal':
      'Eine Karte bleibt. Um sie der Öffentlichkeit zu entziehen, deaktiviere die Person und übergib, was ihr gehört.'
  },
  'people.successor-unknown': {
    en: 'Nobody can follow who has no card or has left.',
    'de-AT': 'Nachfolgen kann nur, wer eine Karte hat und nicht deaktiviert ist.'
  },
  'people.successor-required': {
    en: 'Please choose to whom it is handed over.',
    'de-AT': 'Bitte wählen Sie, wem übergeben wird.',
    'de-AT-informal': 'Bitte wähle, wem übergeben wird.'
  },
  'people.not-oneself': {
    en: 'You cannot deactivate yourself. Another administrator can.',
    'de-AT':
      'Sie können sich nicht selbst deaktivieren. Eine andere Administratorin oder ein anderer Administrator kann es.',
    'de-AT-informal':
      'Du kannst dich nicht selbst deaktivieren. Eine andere Administratorin oder ein anderer Administrator kann es.'
  },
  'people.deactivated-already': {
    en: 'This person is deactivated already.',
    'de-AT': 'Diese Person ist schon deaktiviert.'
  },
  'people.clashes': {
    en: 'The successor has no time for some appointments. Please decide on each of them.',
    'de-AT': 'Für einige Termine hat die Nachfolge keine Zeit. Bitte entscheiden Sie über jeden davon.',
    'de-AT-informal': 'Für einige Termine hat die Nachfolge keine Zeit. Bitte entscheide über jeden davon.'
  },
  'people.cancel-reason': {
    en: 'The advisor is no longer with us.',
    'de-AT': 'Die Beraterin oder der Berater ist nicht mehr bei uns.'
  },
  'people.invitation-active': {
    en: 'This person can log in already.',
    'de-AT': 'Diese Person kann sich schon anmelden.'
  },
  'people.invitation-deactivated': {
    en: 'This person is deactivated and cannot be invited.',
    'de-AT': 'Diese Person ist deaktiviert und kann nicht eingeladen werden.'
  },
  'people.assistant-unknown': {
    en: 'This assistant is not there any more.',
    'de-AT': 'Diese Assistenz gibt es nicht mehr.'
  }
} satisfies MessageTable
