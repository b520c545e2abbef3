import type { MessageTable } from '../locales.ts'

/** What visitors see; loaded once they open a conversation. */
export const conversationsWidgetMessages = {
  'conversations.lead': {
    en: 'Write here, and read the answer here. Leave your e-mail address if you do not want to wait.',
    'de-AT':
      'Schreiben Sie hier, und lesen Sie hier die Antwort. Geben Sie Ihre E-Mail-Adresse an, wenn Sie nicht warten möchten.',
    'de-AT-informal':
      'Schreib hier, und lies hier die Antwort. Gib deine E-Mail-Adresse an, wenn du nicht warten möchtest.'
  },
  'conversations.open-today': {
    en: 'The branch is open today: {hours}.',
    'de-AT': 'Die Filiale hat heute geöffnet: {hours}.'
  },
  'conversations.closed-today': {
    en: 'The branch is closed now. The answer may take until it is open again.',
    'de-AT': 'Die Filiale hat jetzt geschlossen. Die Antwort kommt vielleicht erst, wenn sie wieder geöffnet hat.'
  },
  'conversations.answers-within': {
    en: '{hours, plural, =0 {During opening hours, the answer usually comes within {minutes} minutes.} one {During opening hours, the answer usually comes within an hour.} other {During opening hours, the answer usually comes within # hours.}}',
    'de-AT':
      '{hours, plural, =0 {Während der Öffnungszeiten kommt die Antwort meist in {minutes} Minuten.} one {Während der Öffnungszeiten kommt die Antwort meist in einer Stunde.} other {Während der Öffnungszeiten kommt die Antwort meist in # Stunden.}}'
  },
  'conversations.answers-later': {
    en: '{name} cannot answer right now. The answer will come later.',
    'de-AT': '{name} kann gerade nicht antworten. Die Antwort kommt später.'
  },
  'conversations.name': { en: 'Your name', 'de-AT': 'Ihr Name', 'de-AT-informal': 'Dein Name' },
  'conversations.email': { en: 'E-mail address (optional)', 'de-AT': 'E-Mail-Adresse (optional)' },
  'conversations.email-help': {
    en: 'We send the link to this chat there, and tell you when there is an answer.',
    'de-AT': 'Dorthin senden wir den Link zu diesem Chat und melden uns, wenn eine Antwort da ist.'
  },
  'conversations.text': { en: 'Message', 'de-AT': 'Nachricht' },
  'conversations.send': { en: 'Send', 'de-AT': 'Senden' },
  'conversations.messages': { en: 'Messages', 'de-AT': 'Nachrichten' },
  'conversations.you': { en: 'You', 'de-AT': 'Sie', 'de-AT-informal': 'Du' },
  'conversations.seen': { en: 'Read', 'de-AT': 'Gelesen' },
  'conversations.sent': { en: 'Sent', 'de-AT': 'Gesendet' },
  'conversations.not-sent': {
    en: 'Not sent yet. We keep trying',
    'de-AT': 'Noch nicht gesendet. Wir versuchen es weiter'
  },
  'conversations.answer-typing': {
    en: 'An answer is being written',
    'de-AT': 'Gerade wird eine Antwort geschrieben'
  },
  'conversations.end': { en: 'End chat', 'de-AT': 'Chat beenden' },
  'conversations.end-title': { en: 'End this chat?', 'de-AT': 'Diesen Chat beenden?' },
  'conversations.end-text': {
    en: 'Nobody can write in it afterwards.',
    'de-AT': 'Danach kann niemand mehr darin schreiben.'
  },
  'conversations.is-ended': {
    en: 'This chat has ended. You can start another one.',
    'de-AT': 'Dieser Chat ist beendet. Sie können einen neuen beginnen.',
    'de-AT-informal': 'Dieser Chat ist beendet. Du kannst einen neuen beginnen.'
  },
  'conversations.is-blocked': {
    en: 'You can no longer write in this chat. Please contact the branch in another way.',
    'de-AT':
      'In diesem Chat können Sie nicht mehr schreiben. Bitte wenden Sie sich auf einem anderen Weg an die Filiale.',
    'de-AT-informal':
      'In diesem Chat kannst du nicht mehr schreiben. Bitte wende dich auf einem anderen Weg an die Filiale.'
  },
  'conversations.address-blocked': {
    en: 'No chat can be started with this address. Please contact the branch in another way.',
    'de-AT':
      'Mit dieser Adresse lässt sich hier kein Chat beginnen. Bitte wenden Sie sich auf einem anderen Weg an die Filiale.',
    'de-AT-informal':
      'Mit dieser Adresse lässt sich hier kein Chat beginnen. Bitte wende dich auf einem anderen Weg an die Filiale.'
  },
  'conversations.another': { en: 'Start another chat', 'de-AT': 'Neuen Chat beginnen' },
  'conversations.transcript': { en: 'Send chat by e-mail', 'de-AT': 'Chat per E-Mail senden' },
  'conversations.transcript-sent': {
    en: 'We send the chat to your e-mail address',
    'de-AT': 'Wir senden den Chat an Ihre E-Mail-Adresse',
    'de-AT-informal': 'Wir senden den Chat an deine E-Mail-Adresse'
  },
  'conversations.transcript-no-email': {
    en: 'There is no e-mail address to which the chat could be sent.',
    'de-AT': 'Es gibt keine E-Mail-Adresse, an die der Chat gesendet werden könnte.'
  },
  'conversations.transcript-unanswered': {
    en: 'The chat can be sent by e-mail once somebody has answered.',
    'de-AT': 'Der Chat kann per E-Mail gesendet werden, sobald eine Antwort da ist.'
  },
  'conversations.delete': { en: 'Delete my chat', 'de-AT': 'Meinen Chat löschen' },
  'conversations.delete-title': { en: 'Delete this chat?', 'de-AT': 'Diesen Chat löschen?' },
  'conversations.delete-text': {
    en: '{hasRequest, select, yes {This deletes all messages, on our side too, and e-mails that have not been sent yet. This cannot be undone. Appointments stay, and so does the request that we have made of this chat.} other {This deletes all messages, on our side too, and e-mails that have not been sent yet. This cannot be undone. Appointments stay.}}',
    'de-AT':
      '{hasRequest, select, yes {Damit sind alle Nachrichten gelöscht, auch bei uns, und E-Mails, die noch nicht gesendet sind. Das lässt sich nicht rückgängig machen. Termine bleiben, und auch die Anfrage, die wir aus diesem Chat angelegt haben.} other {Damit sind alle Nachrichten gelöscht, auch bei uns, und E-Mails, die noch nicht gesendet sind. Das lässt sich nicht rückgängig machen. Termine bleiben.}}'
  },
  'conversations.deleted': {
    en: 'Your chat has been deleted.',
    'de-AT': 'Ihr Chat ist gelöscht.',
    'de-AT-informal': 'Dein Chat ist gelöscht.'
  },
  'conversations.data': { en: 'Get or delete all my data', 'de-AT': 'Alle meine Daten erhalten oder löschen lassen' },
  'conversations.link': { en: 'Link to this chat', 'de-AT': 'Link zu diesem Chat' },
  'conversations.link-help': {
    en: 'It opens this chat on any device. Anyone with the link can read along.',
    'de-AT': 'Damit geht der Chat auf jedem Gerät weiter. Wer den Link hat, liest mit.'
  },
  'conversations.offline': {
    en: 'No connection. New messages appear once it is back.',
    'de-AT': 'Keine Verbindung. Neue Nachrichten erscheinen, sobald sie wieder da ist.'
  },
  'conversations.wait': {
    en: '{minutes, plural, one {Too many attempts. Please try again in a minute.} other {Too many attempts. Please try again in # minutes.}}',
    'de-AT':
      '{minutes, plural, one {Das waren zu viele Versuche. Bitte versuchen Sie es in einer Minute noch einmal.} other {Das waren zu viele Versuche. Bitte versuchen Sie es in # Minuten noch einmal.}}',
    'de-AT-informal':
      '{minutes, plural, one {Das waren zu viele Versuche. Bitte versuche es in einer Minute noch einmal.} other {Das waren zu viele Versuche. Bitte versuche es in # Minuten noch einmal.}}'
  },
  'conversations.attach': { en: 'Attach file', 'de-AT': 'Datei anhängen' },
  'conversations.attach-help': {
    en: 'A picture (JPEG, PNG, WebP) or a PDF, up to 10 MB. It is kept for 60 days. You can also drop or paste it here.',
    'de-AT':
      'Ein Bild (JPEG, PNG, WebP) oder ein PDF, bis 10 MB. Es wird 60 Tage aufbewahrt. Ziehen oder Einfügen geht auch.'
  },
  'conversations.file-type': {
    en: 'Please choose a picture (JPEG, PNG or WebP) or a PDF.',
    'de-AT': 'Bitte wählen Sie ein Bild (JPEG, PNG oder WebP) oder ein PDF.',
    'de-AT-informal': 'Bitte wähle ein Bild (JPEG, PNG oder WebP) oder ein PDF.'
  },
  'conversations.file-too-large': {
    en: 'This file is larger than 10 MB. Please choose a smaller one.',
    'de-AT': 'Diese Datei ist größer als 10 MB. Bitte wählen Sie eine kleinere.',
    'de-AT-informal': 'Diese Datei ist größer als 10 MB. Bitte wähle eine kleinere.'
  },
  'conversations.files-full': {
    en: 'The files of this chat have 50 MB together. No more can be sent.',
    'de-AT': 'Die Dateien dieses Chats haben zusammen schon 50 MB. Mehr lassen sich nicht senden.'
  },
  'conversations.file-sending': { en: 'Sending {name}', 'de-AT': '{name} wird gesendet' },
  'conversations.file-not-sent': { en: '{name} has not been sent', 'de-AT': '{name} ist nicht gesendet' },
  'conversations.file-offline': {
    en: 'The connection was interrupted. Please try again.',
    'de-AT': 'Die Verbindung war unterbrochen. Bitte versuchen Sie es noch einmal.',
    'de-AT-informal': 'Die Verbindung war unterbrochen. Bitte versuche es noch einmal.'
  },
  'conversations.file-drop': { en: 'Do not send {name}', 'de-AT': '{name} nicht senden' },
  'conversations.file-save': { en: 'Save {name} ({size})', 'de-AT': '{name} speichern ({size})' },
  'conversations.file-failed': {
    en: 'The file could not be loaded.',
    'de-AT': 'Die Datei konnte nicht geladen werden.'
  },
  'conversations.file-gone': {
    en: '{name}: no longer kept',
    'de-AT': '{name}: nicht mehr gespeichert'
  },
  'conversations.offer-title': { en: 'Free times: {topic}', 'de-AT': 'Freie Termine: {topic}' },
  'conversations.with-in-branch': { en: 'At the branch with {advisor}', 'de-AT': 'In der Filiale mit {advisor}' },
  'conversations.with-by-phone': { en: 'By phone with {advisor}', 'de-AT': 'Telefonisch mit {advisor}' },
  'conversations.with-online': { en: 'Video call with {advisor}', 'de-AT': 'Per Video mit {advisor}' },
  'conversations.offer-press': {
    en: 'Choose a time to book the appointment.',
    'de-AT': 'Wählen Sie eine Zeit, um den Termin zu buchen.',
    'de-AT-informal': 'Wähle eine Zeit, um den Termin zu buchen.'
  },
  'conversations.offer-over': {
    en: 'These times are over.',
    'de-AT': 'Diese Zeiten sind vorbei.'
  },
  'conversations.offer-add': {
    en: '{when}: we need this for the appointment.',
    'de-AT': '{when}: Das brauchen wir noch für den Termin.'
  },
  'conversations.offer-book': { en: 'Book appointment', 'de-AT': 'Termin buchen' },
  'conversations.offer-others': { en: 'Choose another time', 'de-AT': 'Andere Zeit wählen' },
  'conversations.booked': {
    en: '{state, select, requested {Appointment requested: {when}} other {Appointment booked: {when}}}',
    'de-AT': '{state, select, requested {Termin angefragt: {when}} other {Termin gebucht: {when}}}'
  },
  'conversations.booked-open': { en: 'View or change appointment', 'de-AT': 'Termin ansehen oder ändern' },
  'conversations.offer-booked': {
    en: 'A time of this offer is booked already.',
    'de-AT': 'Aus diesem Angebot ist schon eine Zeit gebucht.'
  },
  'conversations.unknown': {
    en: 'This chat no longer exists. Chats are deleted after some time.',
    'de-AT': 'Diesen Chat gibt es nicht mehr. Chats werden nach einiger Zeit gelöscht.'
  }
} satisfies MessageTable

/** Staff's page of conversations. */
export const conversationsMessages = {
  ...conversationsWidgetMessages,
  'conversations.list': { en: 'List of chats', 'de-AT': 'Liste der Chats' },
  'conversations.count': {
    en: '{count, plural, =0 {No chats} one {# chat} other {# chats}}',
    'de-AT': '{count, plural, =0 {Keine Chats} one {# Chat} other {# Chats}}'
  },
  'conversations.search': { en: 'Search by name or e-mail', 'de-AT': 'Suche nach Name oder E-Mail' },
  'conversations.visitor': { en: 'Visitor', 'de-AT': 'Besucherin oder Besucher' },
  'conversations.last': { en: 'Last message', 'de-AT': 'Letzte Nachricht' },
  'conversations.advisor': { en: 'Advisor', 'de-AT': 'Zuständig' },
  'conversations.branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'conversations.all-branches': { en: 'All branches', 'de-AT': 'Alle Filialen' },
  'conversations.when': { en: 'When', 'de-AT': 'Wann' },
  'conversations.state': { en: 'Status', 'de-AT': 'Status' },
  'conversations.state-open': { en: 'Open', 'de-AT': 'Offen' },
  'conversations.state-unread': { en: 'Unread', 'de-AT': 'Ungelesen' },
  'conversations.state-ended': { en: 'Ended', 'de-AT': 'Beendet' },
  'conversations.state-blocked': { en: 'Blocked', 'de-AT': 'Blockiert' },
  'conversations.state-all': { en: 'All chats', 'de-AT': 'Alle Chats' },
  'conversations.owner': { en: 'With whom', 'de-AT': 'Bei wem' },
  'conversations.owner-all': { en: 'All', 'de-AT': 'Alle' },
  'conversations.owner-own': { en: 'Mine', 'de-AT': 'Meine' },
  'conversations.unread': {
    en: '{count, number} unread',
    'de-AT': '{count, number} ungelesen'
  },
  'conversations.answered': { en: 'Answer: {text}', 'de-AT': 'Antwort: {text}' },
  'conversations.none-hint': {
    en: 'Chats that visitors begin on a card or a website appear here.',
    'de-AT': 'Chats, die jemand auf einer Karte oder Website beginnt, erscheinen hier.'
  },
  'conversations.none-found-hint': {
    en: 'No chat matches your search and filters.',
    'de-AT': 'Kein Chat passt zu Suche und Filtern.'
  },
  'conversations.clear': { en: 'Clear search and filters', 'de-AT': 'Suche und Filter zurücksetzen' },
  'conversations.title': { en: 'Chat with {name}', 'de-AT': 'Chat mit {name}' },
  'conversations.loading': { en: 'Chat', 'de-AT': 'Chat' },
  'conversations.gone': {
    en: 'This chat is no longer here. Someone else may have taken it over, or it was deleted.',
    'de-AT': 'Dieser Chat ist nicht mehr hier. Vielleicht hat ihn jemand anderer übernommen, oder er wurde gelöscht.'
  },
  'conversations.answer': { en: 'Answer', 'de-AT': 'Antwort' },
  'conversations.template': { en: 'Template', 'de-AT': 'Vorlage' },
  'conversations.template-none': { en: 'No template', 'de-AT': 'Keine Vorlage' },
  'conversations.away': { en: 'I will answer later', 'de-AT': 'Ich antworte später' },
  'conversations.away-until': {
    en: 'Visitors are told so until the end of the day, or until you switch it off.',
    'de-AT': 'Das liest, wer Ihnen schreibt, bis zum Ende des Tages oder bis Sie es ausschalten.',
    'de-AT-informal': 'Das liest, wer dir schreibt, bis zum Ende des Tages oder bis du es ausschaltest.'
  },
  'conversations.not-away': {
    en: 'Switch this on when you are away, and visitors are told for the rest of the day.',
    'de-AT': 'Schalten Sie das ein, wenn Sie weg sind. Wer Ihnen schreibt, liest es für den Rest des Tages.',
    'de-AT-informal': 'Schalte das ein, wenn du weg bist. Wer dir schreibt, liest es für den Rest des Tages.'
  },
  'conversations.no-card': {
    en: 'Only people with a card can say that they answer later.',
    'de-AT': 'Nur wer eine Karte hat, kann sagen, dass Antworten später kommen.'
  },
  'conversations.visitor-typing': { en: '{name} is writing', 'de-AT': '{name} schreibt gerade' },
  'conversations.last-file': { en: 'File: {name}', 'de-AT': 'Datei: {name}' },
  'conversations.last-offer': { en: 'Times offered', 'de-AT': 'Termine angeboten' },
  'conversations.last-booked': { en: 'Appointment booked', 'de-AT': 'Termin gebucht' },
  'conversations.offer': { en: 'Offer times', 'de-AT': 'Termine anbieten' },
  'conversations.offer-to': { en: 'Offer times to {name}', 'de-AT': '{name} Termine anbieten' },
  'conversations.offer-help': {
    en: 'Choose up to {count} free times. The first that is booked is the appointment. Until then they stay free for everyone.',
    'de-AT':
      'Wählen Sie bis zu {count} freie Zeiten. Mit der ersten gebuchten steht der Termin. Bis dahin bleiben sie für alle frei.',
    'de-AT-informal':
      'Wähle bis zu {count} freie Zeiten. Mit der ersten gebuchten steht der Termin. Bis dahin bleiben sie für alle frei.'
  },
  'conversations.offer-full': {
    en: 'These are {count} times. Remove one to choose another.',
    'de-AT': 'Das sind {count} Zeiten. Entfernen Sie eine, um eine andere zu wählen.',
    'de-AT-informal': 'Das sind {count} Zeiten. Entferne eine, um eine andere zu wählen.'
  },
  'conversations.offer-chosen': { en: 'Chosen times', 'de-AT': 'Gewählte Zeiten' },
  'conversations.offer-none-chosen': {
    en: 'Choose at least one time.',
    'de-AT': 'Wählen Sie mindestens eine Zeit.',
    'de-AT-informal': 'Wähle mindestens eine Zeit.'
  },
  'conversations.offer-text': { en: 'Message (optional)', 'de-AT': 'Nachricht (optional)' },
  'conversations.offer-send': { en: 'Send offer', 'de-AT': 'Angebot senden' },
  'conversations.offered': { en: 'Times offered', 'de-AT': 'Termine angeboten' },
  'conversations.assign': { en: 'Hand over', 'de-AT': 'Weitergeben' },
  'conversations.assign-title': { en: 'Hand over the chat with {name}', 'de-AT': 'Chat mit {name} weitergeben' },
  'conversations.assign-help': {
    en: 'Your colleague is told by e-mail and sees all messages.',
    'de-AT': 'Ihre Kollegin oder Ihr Kollege wird per E-Mail verständigt und sieht alle Nachrichten.',
    'de-AT-informal': 'Deine Kollegin oder dein Kollege wird per E-Mail verständigt und sieht alle Nachrichten.'
  },
  'conversations.assigned': { en: 'Chat handed over to {advisor}', 'de-AT': 'Chat an {advisor} weitergegeben' },
  'conversations.advisor-left': {
    en: 'The advisor of this chat has left. Hand it over first.',
    'de-AT': 'Wer für diesen Chat zuständig war, ist nicht mehr da. Geben Sie ihn zuerst weiter.',
    'de-AT-informal': 'Wer für diesen Chat zuständig war, ist nicht mehr da. Gib ihn zuerst weiter.'
  },
  'conversations.note': { en: 'Internal note', 'de-AT': 'Interne Notiz' },
  'conversations.note-text': { en: 'For colleagues', 'de-AT': 'Für Kolleginnen und Kollegen' },
  'conversations.note-help': {
    en: 'Everyone who can answer this chat sees this note. {name} never does.',
    'de-AT': 'Alle, die hier antworten können, sehen diese Notiz. {name} sieht sie nie.'
  },
  'conversations.note-by': { en: 'Last changed by {name}', 'de-AT': 'Zuletzt geändert von {name}' },
  'conversations.note-save': { en: 'Save note', 'de-AT': 'Notiz speichern' },
  'conversations.note-saved': { en: 'Note saved', 'de-AT': 'Notiz gespeichert' },
  'conversations.note-changed': {
    en: 'Somebody else has changed this note meanwhile. Save again to replace it with yours.',
    'de-AT':
      'Jemand anderer hat diese Notiz inzwischen geändert. Speichern Sie noch einmal, um sie durch Ihre zu ersetzen.',
    'de-AT-informal':
      'Jemand anderer hat diese Notiz inzwischen geändert. Speichere noch einmal, um sie durch deine zu ersetzen.'
  },
  'conversations.block': { en: 'Block', 'de-AT': 'Blockieren' },
  'conversations.block-title': { en: 'Block {name}?', 'de-AT': '{name} blockieren?' },
  'conversations.block-text': {
    en: '{hasEmail, select, yes {Nobody can write in this chat any more, and no other one can be started with the same e-mail address. The visitor is told so when trying. You can undo this.} other {Nobody can write in this chat any more. Without an e-mail address, another one can be started. You can undo this.}}',
    'de-AT':
      '{hasEmail, select, yes {In diesem Chat kann dann niemand mehr schreiben, und mit derselben E-Mail-Adresse lässt sich kein anderer beginnen. Wer es versucht, erfährt das. Sie können es rückgängig machen.} other {In diesem Chat kann dann niemand mehr schreiben. Ohne E-Mail-Adresse lässt sich aber ein anderer beginnen. Sie können es rückgängig machen.}}',
    'de-AT-informal':
      '{hasEmail, select, yes {In diesem Chat kann dann niemand mehr schreiben, und mit derselben E-Mail-Adresse lässt sich kein anderer beginnen. Wer es versucht, erfährt das. Du kannst es rückgängig machen.} other {In diesem Chat kann dann niemand mehr schreiben. Ohne E-Mail-Adresse lässt sich aber ein anderer beginnen. Du kannst es rückgängig machen.}}'
  },
  'conversations.blocked-note': {
    en: 'This chat is blocked. Nobody can write in it.',
    'de-AT': 'Dieser Chat ist blockiert. Niemand kann darin schreiben.'
  },
  'conversations.unblock': { en: 'Unblock', 'de-AT': 'Blockierung aufheben' },
  'conversations.blocked': { en: 'Chat with {name} blocked', 'de-AT': 'Chat mit {name} blockiert' },
  'conversations.unblocked': { en: 'Chat with {name} unblocked', 'de-AT': 'Blockierung von {name} aufgehoben' },
  'conversations.request': { en: 'Turn into request', 'de-AT': 'Als Anfrage übernehmen' },
  'conversations.requested': { en: 'Request created', 'de-AT': 'Anfrage angelegt' },
  'conversations.request-open': { en: 'Open request', 'de-AT': 'Anfrage öffnen' },
  'conversations.request-no-email': {
    en: 'Without an e-mail address this chat cannot become a request: it could not be answered.',
    'de-AT': 'Ohne E-Mail-Adresse wird aus diesem Chat keine Anfrage, denn eine Antwort käme nirgends an.'
  },
  'conversations.finished': { en: 'Chat with {name} ended', 'de-AT': 'Chat mit {name} beendet' },
  'conversations.ended-note': { en: 'This chat has ended.', 'de-AT': 'Dieser Chat ist beendet.' },
  'conversations.no-email': {
    en: 'No e-mail address: the answer can only be read here.',
    'de-AT': 'Ohne E-Mail-Adresse: Die Antwort ist nur hier zu lesen.'
  }
} satisfies MessageTable
