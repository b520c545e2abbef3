import type { MessageTable } from '../locales.ts'

/** Mails to visitors, advisors and users. */
export const mailsMessages = {
  'mails.hello': { en: 'Hello,', 'de-AT': 'Guten Tag,', 'de-AT-informal': 'Hallo,' },
  'mails.hello-name': { en: 'Dear {name},', 'de-AT': 'Guten Tag {name},', 'de-AT-informal': 'Hallo {name},' },
  'mails.automatic': {
    en: 'This message was sent automatically by {tenant}.',
    'de-AT': 'Diese Nachricht wurde automatisch von {tenant} gesendet.'
  },

  'mails.requested-subject': {
    en: 'We have received your request for {when}',
    'de-AT': 'Ihre Terminanfrage für {when}',
    'de-AT-informal': 'Deine Terminanfrage für {when}'
  },
  'mails.requested-title': {
    en: 'We have received your request',
    'de-AT': 'Ihre Terminanfrage ist eingelangt',
    'de-AT-informal': 'Deine Terminanfrage ist eingelangt'
  },
  'mails.requested-lead': {
    en: 'We are holding this time for you. You will get a confirmation as soon as {advisor} has agreed.',
    'de-AT': 'die Zeit ist für Sie reserviert. Sobald {advisor} zugestimmt hat, erhalten Sie eine Bestätigung.',
    'de-AT-informal': 'die Zeit ist für dich reserviert. Sobald {advisor} zugestimmt hat, erhältst du eine Bestätigung.'
  },
  'mails.declined-subject': {
    en: 'We cannot confirm your request for {when}',
    'de-AT': 'Wir können Ihre Terminanfrage für {when} leider nicht bestätigen',
    'de-AT-informal': 'Wir können deine Terminanfrage für {when} leider nicht bestätigen'
  },
  'mails.declined-title': { en: 'This time is not available', 'de-AT': 'Dieser Termin ist leider nicht möglich' },
  'mails.declined-lead': {
    en: 'Unfortunately, {advisor} is not available at this time. You are welcome to choose another time.',
    'de-AT': '{advisor} hat zu dieser Zeit leider keinen Termin frei. Sie können gerne eine andere Zeit wählen.',
    'de-AT-informal': '{advisor} hat zu dieser Zeit leider keinen Termin frei. Du kannst gerne eine andere Zeit wählen.'
  },
  'mails.lapsed-subject': {
    en: 'Your request for {when} could not be confirmed in time',
    'de-AT': 'Ihre Terminanfrage für {when} konnte nicht rechtzeitig bestätigt werden',
    'de-AT-informal': 'Deine Terminanfrage für {when} konnte nicht rechtzeitig bestätigt werden'
  },
  'mails.lapsed-title': {
    en: 'Your request was not confirmed in time',
    'de-AT': 'Ihre Anfrage wurde nicht rechtzeitig bestätigt',
    'de-AT-informal': 'Deine Anfrage wurde nicht rechtzeitig bestätigt'
  },
  'mails.lapsed-lead': {
    en: 'We are sorry: this appointment will not take place. You are welcome to choose another time.',
    'de-AT': 'das tut uns leid: Dieser Termin findet nicht statt. Sie können gerne eine andere Zeit wählen.',
    'de-AT-informal': 'das tut uns leid: Dieser Termin findet nicht statt. Du kannst gerne eine andere Zeit wählen.'
  },
  'mails.message': { en: 'Message', 'de-AT': 'Nachricht' },
  'mails.booked-subject': {
    en: 'Your appointment on {when}',
    'de-AT': 'Ihr Termin am {when}',
    'de-AT-informal': 'Dein Termin am {when}'
  },
  'mails.moved-subject': {
    en: 'Rescheduled: your appointment is now on {when}',
    'de-AT': 'Verschoben: Ihr Termin ist jetzt am {when}',
    'de-AT-informal': 'Verschoben: Dein Termin ist jetzt am {when}'
  },
  'mails.moved-confirmed-subject': {
    en: 'Confirmed, at a new time: your appointment is on {when}',
    'de-AT': 'Bestätigt, zu neuer Zeit: Ihr Termin ist am {when}',
    'de-AT-informal': 'Bestätigt, zu neuer Zeit: Dein Termin ist am {when}'
  },
  'mails.moved-confirmed-title': {
    en: 'Your appointment is confirmed, at a new time',
    'de-AT': 'Ihr Termin ist bestätigt, zu einer neuen Zeit',
    'de-AT-informal': 'Dein Termin ist bestätigt, zu einer neuen Zeit'
  },
  'mails.moved-confirmed-lead': {
    en: '{advisor} has confirmed your request for another time. If it does not suit you, you can reschedule or cancel the appointment.',
    'de-AT':
      '{advisor} hat Ihre Terminanfrage zu einer anderen Zeit bestätigt. Wenn sie Ihnen nicht passt, können Sie den Termin verschieben oder absagen.',
    'de-AT-informal':
      '{advisor} hat deine Terminanfrage zu einer anderen Zeit bestätigt. Wenn sie dir nicht passt, kannst du den Termin verschieben oder absagen.'
  },
  'mails.advisor-moved-confirmed-subject': {
    en: 'Rescheduled and confirmed: {name}, {when}',
    'de-AT': 'Verschoben und bestätigt: {name}, {when}'
  },
  'mails.advisor-moved-confirmed-title': {
    en: 'Request rescheduled and confirmed',
    'de-AT': 'Anfrage verschoben und bestätigt'
  },
  'mails.advisor-moved-confirmed-lead': {
    en: 'This request has a new time and is confirmed with it.',
    'de-AT': 'Diese Anfrage hat eine neue Zeit und ist damit bestätigt.'
  },
  'mails.handed-over-subject': {
    en: 'New advisor: your appointment on {when}',
    'de-AT': 'Neue Ansprechperson: Ihr Termin am {when}',
    'de-AT-informal': 'Neue Ansprechperson: Dein Termin am {when}'
  },
  'mails.relocated-subject': {
    en: 'New place: your appointment on {when}',
    'de-AT': 'Neuer Ort: Ihr Termin am {when}',
    'de-AT-informal': 'Neuer Ort: Dein Termin am {when}'
  },
  'mails.relocated-title': {
    en: 'Your appointment takes place at another branch',
    'de-AT': 'Ihr Termin findet in einer anderen Filiale statt',
    'de-AT-informal': 'Dein Termin findet in einer anderen Filiale statt'
  },
  'mails.relocated-lead': {
    en: '{advisor} now works at another branch. The time of your appointment stays the same. If the new place does not suit you, you can reschedule or cancel it.',
    'de-AT':
      '{advisor} arbeitet jetzt in einer anderen Filiale. Die Zeit Ihres Termins bleibt gleich. Wenn Ihnen der neue Ort nicht passt, können Sie den Termin verschieben oder absagen.',
    'de-AT-informal':
      '{advisor} arbeitet jetzt in einer anderen Filiale. Die Zeit deines Termins bleibt gleich. Wenn dir der neue Ort nicht passt, kannst du den Termin verschieben oder absagen.'
  },
  'mails.link-subject': {
    en: 'Link to the video call: your appointment on {when}',
    'de-AT': 'Link zum Videogespräch: Ihr Termin am {when}',
    'de-AT-informal': 'Link zum Videogespräch: Dein Termin am {when}'
  },
  'mails.link-title': {
    en: 'The link to your video call',
    'de-AT': 'Der Link zu Ihrem Videogespräch',
    'de-AT-informal': 'Der Link zu deinem Videogespräch'
  },
  'mails.link-lead': {
    en: 'Please use this link from now on; the time stays the same. The attached calendar entry replaces the previous one.',
    'de-AT':
      'bitte verwenden Sie ab jetzt diesen Link, die Zeit bleibt gleich. Der beigefügte Kalendereintrag ersetzt den bisherigen.',
    'de-AT-informal':
      'bitte verwende ab jetzt diesen Link, die Zeit bleibt gleich. Der beigefügte Kalendereintrag ersetzt den bisherigen.'
  },
  'mails.link-removed-subject': {
    en: 'New link to follow: your appointment on {when}',
    'de-AT': 'Neuer Link folgt: Ihr Termin am {when}',
    'de-AT-informal': 'Neuer Link folgt: Dein Termin am {when}'
  },
  'mails.link-removed-title': {
    en: 'The link to your video call is no longer valid',
    'de-AT': 'Der Link zu Ihrem Videogespräch gilt nicht mehr',
    'de-AT-informal': 'Der Link zu deinem Videogespräch gilt nicht mehr'
  },
  'mails.link-removed-lead': {
    en: 'You will get the new link by e-mail before the appointment. The time stays the same.',
    'de-AT': 'den neuen Link erhalten Sie vor dem Termin per E-Mail. Die Zeit bleibt gleich.',
    'de-AT-informal': 'den neuen Link erhältst du vor dem Termin per E-Mail. Die Zeit bleibt gleich.'
  },
  'mails.advisor-link-subject': { en: 'New link: {name}, {when}', 'de-AT': 'Neuer Link: {name}, {when}' },
  'mails.advisor-link-title': { en: 'New link to the video call', 'de-AT': 'Neuer Link zum Videogespräch' },
  'mails.advisor-link-lead': {
    en: 'This appointment has a new link{mail, select, no {} other {, and the customer has been notified}}. The attached calendar entry replaces the previous one.',
    'de-AT':
      'Dieser Termin hat einen neuen Link{mail, select, no {} other {, und die Kundin oder der Kunde wurde verständigt}}. Der beigefügte Kalendereintrag ersetzt den bisherigen.'
  },
  'mails.advisor-link-removed-subject': { en: 'Link missing: {name}, {when}', 'de-AT': 'Link fehlt: {name}, {when}' },
  'mails.advisor-link-removed-title': {
    en: 'The link to the video call was removed',
    'de-AT': 'Der Link zum Videogespräch wurde entfernt'
  },
  'mails.advisor-link-removed-lead': {
    en: '{mail, select, no {The customer does not know of this yet.} other {The customer has been told that a new link will follow by e-mail.}}',
    'de-AT':
      '{mail, select, no {Die Kundin oder der Kunde weiß davon noch nichts.} other {Der Kundin oder dem Kunden wurde gesagt, dass ein neuer Link per E-Mail folgt.}}'
  },
  'mails.handed-over-title': {
    en: 'Your appointment has a new advisor',
    'de-AT': 'Ihr Termin hat eine neue Ansprechperson',
    'de-AT-informal': 'Dein Termin hat eine neue Ansprechperson'
  },
  'mails.handed-over-lead': {
    en: 'The time of your appointment stays the same. See below who you will meet and where.',
    'de-AT': 'die Zeit Ihres Termins bleibt gleich. Bei wem und wo er stattfindet, lesen Sie unten.',
    'de-AT-informal': 'die Zeit deines Termins bleibt gleich. Bei wem und wo er stattfindet, liest du unten.'
  },
  'mails.handed-over-request-subject': {
    en: 'New advisor: your request for {when}',
    'de-AT': 'Neue Ansprechperson: Ihre Terminanfrage für {when}',
    'de-AT-informal': 'Neue Ansprechperson: Deine Terminanfrage für {when}'
  },
  'mails.handed-over-request-title': {
    en: 'Your request has a new advisor',
    'de-AT': 'Ihre Terminanfrage hat eine neue Ansprechperson',
    'de-AT-informal': 'Deine Terminanfrage hat eine neue Ansprechperson'
  },
  'mails.handed-over-request-lead': {
    en: 'The time stays the same and is still held for you. You will get a confirmation as soon as {advisor} has agreed.',
    'de-AT':
      'die Zeit bleibt gleich und ist weiterhin für Sie reserviert. Sobald {advisor} zugestimmt hat, erhalten Sie eine Bestätigung.',
    'de-AT-informal':
      'die Zeit bleibt gleich und ist weiterhin für dich reserviert. Sobald {advisor} zugestimmt hat, erhältst du eine Bestätigung.'
  },
  'mails.handed-over-moved-subject': {
    en: 'New advisor and new time: your appointment is now on {when}',
    'de-AT': 'Neue Ansprechperson und neue Zeit: Ihr Termin ist jetzt am {when}',
    'de-AT-informal': 'Neue Ansprechperson und neue Zeit: Dein Termin ist jetzt am {when}'
  },
  'mails.handed-over-moved-title': {
    en: 'Your appointment has a new advisor and a new time',
    'de-AT': 'Ihr Termin hat eine neue Ansprechperson und eine neue Zeit',
    'de-AT-informal': 'Dein Termin hat eine neue Ansprechperson und eine neue Zeit'
  },
  'mails.handed-over-moved-lead': {
    en: 'You are now meeting {advisor}, at another time than before. If it does not suit you, you can reschedule or cancel the appointment.',
    'de-AT':
      'Ihr Termin findet jetzt bei {advisor} und zu einer anderen Zeit statt. Wenn sie Ihnen nicht passt, können Sie den Termin verschieben oder absagen.',
    'de-AT-informal':
      'dein Termin findet jetzt bei {advisor} und zu einer anderen Zeit statt. Wenn sie dir nicht passt, kannst du den Termin verschieben oder absagen.'
  },
  'mails.handed-over-request-moved-subject': {
    en: 'New advisor and new time: your request is now for {when}',
    'de-AT': 'Neue Ansprechperson und neue Zeit: Ihre Terminanfrage gilt jetzt für {when}',
    'de-AT-informal': 'Neue Ansprechperson und neue Zeit: Deine Terminanfrage gilt jetzt für {when}'
  },
  'mails.handed-over-request-moved-title': {
    en: 'Your request has a new advisor and a new time',
    'de-AT': 'Ihre Terminanfrage hat eine neue Ansprechperson und eine neue Zeit',
    'de-AT-informal': 'Deine Terminanfrage hat eine neue Ansprechperson und eine neue Zeit'
  },
  'mails.handed-over-request-moved-lead': {
    en: 'The new time is held for you. You will get a confirmation as soon as {advisor} has agreed. If it does not suit you, you can reschedule or cancel the request.',
    'de-AT':
      'die neue Zeit ist für Sie reserviert. Sobald {advisor} zugestimmt hat, erhalten Sie eine Bestätigung. Wenn sie Ihnen nicht passt, können Sie die Anfrage verschieben oder absagen.',
    'de-AT-informal':
      'die neue Zeit ist für dich reserviert. Sobald {advisor} zugestimmt hat, erhältst du eine Bestätigung. Wenn sie dir nicht passt, kannst du die Anfrage verschieben oder absagen.'
  },
  'mails.advisor-handed-over-subject': {
    en: 'Handed over to you: {name}, {when}',
    'de-AT': 'An Sie übergeben: {name}, {when}',
    'de-AT-informal': 'An dich übergeben: {name}, {when}'
  },
  'mails.advisor-handed-over-title': {
    en: 'An appointment has been handed over to you',
    'de-AT': 'Ein Termin wurde Ihnen übergeben',
    'de-AT-informal': 'Ein Termin wurde dir übergeben'
  },
  'mails.advisor-handed-over-lead': {
    en: 'You are taking over this appointment from a colleague.{mail, select, no {} other { The customer has been notified.}}',
    'de-AT':
      'Sie übernehmen diesen Termin von einer Kollegin oder einem Kollegen.{mail, select, no {} other { Die Kundin oder der Kunde wurde verständigt.}}',
    'de-AT-informal':
      'Du übernimmst diesen Termin von einer Kollegin oder einem Kollegen.{mail, select, no {} other { Die Kundin oder der Kunde wurde verständigt.}}'
  },
  'mails.advisor-handed-over-request-subject': {
    en: 'Handed over to you, please confirm: {name}, {when}',
    'de-AT': 'An Sie übergeben, bitte bestätigen: {name}, {when}',
    'de-AT-informal': 'An dich übergeben, bitte bestätigen: {name}, {when}'
  },
  'mails.advisor-handed-over-request-title': {
    en: 'Please confirm an appointment that has been handed over to you',
    'de-AT': 'Bitte bestätigen Sie einen Termin, der Ihnen übergeben wurde',
    'de-AT-informal': 'Bitte bestätige einen Termin, der dir übergeben wurde'
  },
  'mails.advisor-handed-over-request-lead': {
    en: 'You are taking over this request from a colleague. The customer knows that it is not confirmed yet. The time is held until you confirm or decline.',
    'de-AT':
      'Sie übernehmen diese Terminanfrage von einer Kollegin oder einem Kollegen. Die Kundin oder der Kunde weiß, dass sie noch nicht bestätigt ist. Die Zeit ist reserviert, bis Sie bestätigen oder ablehnen.',
    'de-AT-informal':
      'Du übernimmst diese Terminanfrage von einer Kollegin oder einem Kollegen. Die Kundin oder der Kunde weiß, dass sie noch nicht bestätigt ist. Die Zeit ist reserviert, bis du bestätigst oder ablehnst.'
  },
  'mails.hand-over-taken-subject': {
    en: '{count, plural, one {# appointment} other {# appointments}} handed over to you',
    'de-AT': 'An Sie übergeben: {count, plural, one {# Termin} other {# Termine}}',
    'de-AT-informal': 'An dich übergeben: {count, plural, one {# Termin} other {# Termine}}'
  },
  'mails.hand-over-taken-title': {
    en: '{count, plural, one {An appointment has} other {# appointments have}} been handed over to you',
    'de-AT': '{count, plural, one {Ein Termin wurde} other {# Termine wurden}} Ihnen übergeben',
    'de-AT-informal': '{count, plural, one {Ein Termin wurde} other {# Termine wurden}} dir übergeben'
  },
  'mails.hand-over-taken-lead': {
    en: 'You are taking over these appointments from a colleague. Customers with an e-mail address have been notified.',
    'de-AT':
      'Sie übernehmen diese Termine von einer Kollegin oder einem Kollegen. Kundinnen und Kunden mit E-Mail-Adresse wurden verständigt.',
    'de-AT-informal':
      'Du übernimmst diese Termine von einer Kollegin oder einem Kollegen. Kundinnen und Kunden mit E-Mail-Adresse wurden verständigt.'
  },
  'mails.hand-over-entries': {
    en: '{count, plural, one {The calendar entry of the confirmed appointment is attached.} other {The calendar entries of the confirmed appointments are attached.}}',
    'de-AT':
      '{count, plural, one {Der Kalendereintrag des bestätigten Termins ist beigefügt.} other {Die Kalendereinträge der bestätigten Termine sind beigefügt.}}'
  },
  'mails.hand-over-to-confirm': {
    en: '{count, plural, one {One of them is not confirmed yet: please confirm or decline it.} other {# of them are not confirmed yet: please confirm or decline them.}}',
    'de-AT':
      '{count, plural, one {Ein Termin ist noch nicht bestätigt: Bitte bestätigen Sie ihn oder lehnen Sie ihn ab.} other {# Termine sind noch nicht bestätigt: Bitte bestätigen Sie sie oder lehnen Sie sie ab.}}',
    'de-AT-informal':
      '{count, plural, one {Ein Termin ist noch nicht bestätigt: Bitte bestätige ihn oder lehn ihn ab.} other {# Termine sind noch nicht bestätigt: Bitte bestätige sie oder lehn sie ab.}}'
  },
  'mails.not-confirmed': { en: 'Not confirmed yet', 'de-AT': 'Noch nicht bestätigt' },
  'mails.hand-over-given-subject': {
    en: '{count, plural, one {# of your appointments has a new advisor} other {# of your appointments have new advisors}}',
    'de-AT': '{count, plural, one {# Ihrer Termine wurde} other {# Ihrer Termine wurden}} übergeben',
    'de-AT-informal': '{count, plural, one {# deiner Termine wurde} other {# deiner Termine wurden}} übergeben'
  },
  'mails.hand-over-given-title': {
    en: '{count, plural, one {One of your appointments has} other {# of your appointments have}} been handed over',
    'de-AT': '{count, plural, one {Einer Ihrer Termine wurde} other {# Ihrer Termine wurden}} übergeben',
    'de-AT-informal': '{count, plural, one {Einer deiner Termine wurde} other {# deiner Termine wurden}} übergeben'
  },
  'mails.hand-over-given-lead': {
    en: '{count, plural, one {The customer has been notified if they have an e-mail address. Please delete the entry from your calendar if you have saved it there.} other {Customers with an e-mail address have been notified. Please delete the entries from your calendar if you have saved them there.}}',
    'de-AT':
      '{count, plural, one {Wenn eine E-Mail-Adresse bekannt ist, wurde die Kundin oder der Kunde verständigt. Bitte löschen Sie den Eintrag in Ihrem Kalender, wenn Sie ihn dort gespeichert haben.} other {Kundinnen und Kunden mit E-Mail-Adresse wurden verständigt. Bitte löschen Sie die Einträge in Ihrem Kalender, wenn Sie sie dort gespeichert haben.}}',
    'de-AT-informal':
      '{count, plural, one {Wenn eine E-Mail-Adresse bekannt ist, wurde die Kundin oder der Kunde verständigt. Bitte lösch den Eintrag in deinem Kalender, wenn du ihn dort gespeichert hast.} other {Kundinnen und Kunden mit E-Mail-Adresse wurden verständigt. Bitte lösch die Einträge in deinem Kalender, wenn du sie dort gespeichert hast.}}'
  },
  'mails.hand-over-relocated-subject': {
    en: '{count, plural, one {# of your appointments takes} other {# of your appointments take}} place at your new branch',
    'de-AT': '{count, plural, one {# Ihrer Termine findet} other {# Ihrer Termine finden}} in der neuen Filiale statt',
    'de-AT-informal':
      '{count, plural, one {# deiner Termine findet} other {# deiner Termine finden}} in der neuen Filiale statt'
  },
  'mails.hand-over-relocated-title': {
    en: 'Your appointments move with you to your new branch',
    'de-AT': 'Ihre Termine ziehen mit Ihnen in die neue Filiale',
    'de-AT-informal': 'Deine Termine ziehen mit dir in die neue Filiale'
  },
  'mails.hand-over-relocated-lead': {
    en: '{count, plural, one {This appointment now takes} other {These appointments now take}} place at {branch}. Customers with an e-mail address have been notified. The updated calendar entries are attached.',
    'de-AT':
      '{count, plural, one {Dieser Termin findet} other {Diese Termine finden}} jetzt hier statt: {branch}. Kundinnen und Kunden mit E-Mail-Adresse wurden verständigt. Die aktualisierten Kalendereinträge sind beigefügt.'
  },
  'mails.hand-over-more': {
    en: 'The next ones are below; {count} more are on the page.',
    'de-AT': 'Die nächsten stehen unten, {count} weitere auf der Seite.'
  },
  'mails.now-with': { en: 'Now with {advisor}', 'de-AT': 'Jetzt bei {advisor}' },
  'mails.now-with-at': { en: 'Now with {advisor}, {when}', 'de-AT': 'Jetzt bei {advisor}, {when}' },
  'mails.cancelled-subject': {
    en: 'Cancelled: your appointment on {when}',
    'de-AT': 'Abgesagt: Ihr Termin am {when}',
    'de-AT-informal': 'Abgesagt: Dein Termin am {when}'
  },
  'mails.reminder-subject': {
    en: 'Reminder: your appointment on {when}',
    'de-AT': 'Erinnerung: Ihr Termin am {when}',
    'de-AT-informal': 'Erinnerung: Dein Termin am {when}'
  },
  'mails.booked-title': {
    en: 'Your appointment is booked',
    'de-AT': 'Ihr Termin ist gebucht',
    'de-AT-informal': 'Dein Termin ist gebucht'
  },
  'mails.moved-title': {
    en: 'Your appointment has a new time',
    'de-AT': 'Ihr Termin hat eine neue Zeit',
    'de-AT-informal': 'Dein Termin hat eine neue Zeit'
  },
  'mails.cancelled-title': {
    en: 'Your appointment has been cancelled',
    'de-AT': 'Ihr Termin wurde abgesagt',
    'de-AT-informal': 'Dein Termin wurde abgesagt'
  },
  'mails.reminder-title': {
    en: 'Your appointment is coming up',
    'de-AT': 'Ihr Termin steht bevor',
    'de-AT-informal': 'Dein Termin steht bevor'
  },
  'mails.booked-lead': {
    en: 'We look forward to talking to you. Here is everything at a glance.',
    'de-AT': 'wir freuen uns auf das Gespräch mit Ihnen. Hier ist alles auf einen Blick.',
    'de-AT-informal': 'wir freuen uns auf das Gespräch mit dir. Hier ist alles auf einen Blick.'
  },
  'mails.moved-lead': {
    en: 'Please note the new time. The attached calendar entry replaces the previous one.',
    'de-AT': 'bitte merken Sie sich die neue Zeit vor. Der beigefügte Kalendereintrag ersetzt den bisherigen.',
    'de-AT-informal': 'bitte merk dir die neue Zeit vor. Der beigefügte Kalendereintrag ersetzt den bisherigen.'
  },
  'mails.cancelled-lead': {
    en: 'This appointment will not take place. You are welcome to book another one at any time.',
    'de-AT': 'dieser Termin findet nicht statt. Sie können jederzeit gerne einen neuen buchen.',
    'de-AT-informal': 'dieser Termin findet nicht statt. Du kannst jederzeit gerne einen neuen buchen.'
  },
  'mails.reminder-lead': {
    en: 'If the time no longer works for you, please reschedule or cancel in good time.',
    'de-AT':
      'falls Ihnen die Zeit doch nicht passt, verschieben Sie den Termin bitte rechtzeitig oder sagen Sie ihn ab.',
    'de-AT-informal': 'falls dir die Zeit doch nicht passt, verschieb den Termin bitte rechtzeitig oder sag ihn ab.'
  },
  'mails.manage': { en: 'Reschedule or cancel appointment', 'de-AT': 'Termin verschieben oder absagen' },
  'mails.join-from': {
    en: 'Video call — can be joined from {time}',
    'de-AT': 'Videogespräch – Teilnahme ab {time} Uhr'
  },
  'mails.online-where': {
    en: 'You will get the link by e-mail before the appointment.',
    'de-AT': 'Den Link erhalten Sie vor dem Termin per E-Mail.',
    'de-AT-informal': 'Den Link erhältst du vor dem Termin per E-Mail.'
  },
  'mails.join-now': { en: 'Video call — can be joined now', 'de-AT': 'Videogespräch – Teilnahme jetzt möglich' },
  'mails.no-room-subject': { en: 'No video room: {name}, {when}', 'de-AT': 'Kein Videoraum: {name}, {when}' },
  'mails.no-room-title': {
    en: 'There is no video room for this appointment',
    'de-AT': 'Für diesen Termin gibt es keinen Videoraum'
  },
  'mails.no-room-lead': {
    en: 'The video service has made none, and we have stopped trying. {mail, select, no {The customer has no e-mail address: please tell them a link by phone.} other {Enter another link in the details of the appointment: the customer gets it by e-mail.}}',
    'de-AT':
      'Der Videodienst hat keinen angelegt, wir versuchen es nicht weiter. {mail, select, no {Die Person hat keine E-Mail-Adresse: Bitte teilen Sie ihr einen Link telefonisch mit.} other {Tragen Sie bei den Details des Termins einen anderen Link ein: Die Person erhält ihn per E-Mail.}}',
    'de-AT-informal':
      'Der Videodienst hat keinen angelegt, wir versuchen es nicht weiter. {mail, select, no {Die Person hat keine E-Mail-Adresse: Bitte teil ihr einen Link telefonisch mit.} other {Trag bei den Details des Termins einen anderen Link ein: Die Person erhält ihn per E-Mail.}}'
  },
  'mails.give-link': { en: 'Enter a link', 'de-AT': 'Link eintragen' },
  'mails.join': { en: 'Join the video call', 'de-AT': 'Zum Videogespräch' },
  'mails.book-again': { en: 'Book a new appointment', 'de-AT': 'Neuen Termin buchen' },
  'mails.secret': {
    en: 'These links are for you alone: anyone who has them can reschedule or cancel the appointment.',
    'de-AT': 'Diese Links sind nur für Sie bestimmt: Wer sie hat, kann den Termin verschieben oder absagen.',
    'de-AT-informal': 'Diese Links sind nur für dich bestimmt: Wer sie hat, kann den Termin verschieben oder absagen.'
  },

  'mails.advisor-requested-subject': {
    en: 'Please confirm: {name}, {when}',
    'de-AT': 'Bitte bestätigen: {name}, {when}'
  },
  'mails.advisor-requested-title': {
    en: 'Please confirm this appointment',
    'de-AT': 'Bitte bestätigen Sie diesen Termin',
    'de-AT-informal': 'Bitte bestätige diesen Termin'
  },
  'mails.advisor-requested-lead': {
    en: 'Someone would like to meet you. The time is held until you confirm or decline.',
    'de-AT': 'Jemand möchte einen Termin mit Ihnen. Die Zeit ist reserviert, bis Sie bestätigen oder ablehnen.',
    'de-AT-informal': 'Jemand möchte einen Termin mit dir. Die Zeit ist reserviert, bis du bestätigst oder ablehnst.'
  },
  'mails.advisor-declined-subject': { en: 'Declined: {name}, {when}', 'de-AT': 'Abgelehnt: {name}, {when}' },
  'mails.advisor-declined-title': { en: 'Appointment declined', 'de-AT': 'Termin abgelehnt' },
  'mails.advisor-declined-lead': {
    en: 'You have declined this appointment. It no longer takes up your time.',
    'de-AT': 'Sie haben diesen Termin abgelehnt. Er belegt die Zeit nicht mehr.',
    'de-AT-informal': 'Du hast diesen Termin abgelehnt. Er belegt die Zeit nicht mehr.'
  },
  'mails.advisor-lapsed-subject': {
    en: 'Not confirmed in time: {name}, {when}',
    'de-AT': 'Nicht rechtzeitig bestätigt: {name}, {when}'
  },
  'mails.advisor-lapsed-title': { en: 'A request has expired', 'de-AT': 'Eine Anfrage ist verfallen' },
  'mails.advisor-lapsed-lead': {
    en: 'You did not confirm or decline this appointment in time. It will not take place and no longer takes up your time.',
    'de-AT':
      'Sie haben diesen Termin nicht rechtzeitig bestätigt oder abgelehnt. Er findet nicht statt und belegt die Zeit nicht mehr.',
    'de-AT-informal':
      'Du hast diesen Termin nicht rechtzeitig bestätigt oder abgelehnt. Er findet nicht statt und belegt die Zeit nicht mehr.'
  },
  'mails.advisor-booked-subject': { en: 'New appointment: {name}, {when}', 'de-AT': 'Neuer Termin: {name}, {when}' },
  'mails.advisor-confirmed-subject': { en: 'Confirmed: {name}, {when}', 'de-AT': 'Bestätigt: {name}, {when}' },
  'mails.advisor-confirmed-title': { en: 'Appointment confirmed', 'de-AT': 'Termin bestätigt' },
  'mails.advisor-confirmed-lead': {
    en: 'This appointment is confirmed{mail, select, no {} other {, and the customer has been notified}}. The calendar entry is attached.',
    'de-AT':
      'Dieser Termin ist bestätigt{mail, select, no {} other {, und die Kundin oder der Kunde wurde verständigt}}. Der Kalendereintrag ist beigefügt.'
  },
  'mails.advisor-entered-subject': { en: 'Booked: {name}, {when}', 'de-AT': 'Gebucht: {name}, {when}' },
  'mails.advisor-entered-title': { en: 'Appointment booked', 'de-AT': 'Termin gebucht' },
  'mails.advisor-entered-lead': {
    en: 'This appointment is booked{mail, select, no {} other {, and the customer has been notified}}. The calendar entry is attached.',
    'de-AT':
      'Dieser Termin ist gebucht{mail, select, no {} other {, und die Kundin oder der Kunde wurde verständigt}}. Der Kalendereintrag ist beigefügt.'
  },
  'mails.advisor-moved-subject': {
    en: 'Appointment rescheduled: {name}, {when}',
    'de-AT': 'Termin verschoben: {name}, {when}'
  },
  'mails.advisor-cancelled-subject': {
    en: 'Appointment cancelled: {name}, {when}',
    'de-AT': 'Termin abgesagt: {name}, {when}'
  },
  'mails.advisor-reminder-subject': { en: 'Reminder: {name}, {when}', 'de-AT': 'Erinnerung: {name}, {when}' },
  'mails.advisor-booked-title': { en: 'New appointment', 'de-AT': 'Neuer Termin' },
  'mails.advisor-moved-title': { en: 'Appointment rescheduled', 'de-AT': 'Termin verschoben' },
  'mails.advisor-cancelled-title': { en: 'Appointment cancelled', 'de-AT': 'Termin abgesagt' },
  'mails.advisor-reminder-title': { en: 'Upcoming appointment', 'de-AT': 'Bevorstehender Termin' },
  'mails.advisor-booked-lead': {
    en: 'An appointment has been booked with you.',
    'de-AT': 'Bei Ihnen wurde ein Termin gebucht.',
    'de-AT-informal': 'Bei dir wurde ein Termin gebucht.'
  },
  'mails.advisor-moved-lead': { en: 'This appointment has a new time.', 'de-AT': 'Dieser Termin hat eine neue Zeit.' },
  'mails.advisor-cancelled-lead': {
    en: 'This appointment has been cancelled. It no longer takes up your time.',
    'de-AT': 'Der Termin wurde abgesagt. Er belegt die Zeit nicht mehr.'
  },
  'mails.advisor-reminder-lead': {
    en: 'This appointment is coming up.',
    'de-AT': 'Dieser Termin steht bevor.'
  },
  'mails.answer-request': { en: 'Confirm or decline', 'de-AT': 'Bestätigen oder ablehnen' },
  'mails.all-appointments': {
    en: 'All my appointments',
    'de-AT': 'Alle meine Termine'
  },

  'mails.contact-subject': {
    en: 'We have received your request',
    'de-AT': 'Ihre Anfrage ist bei uns eingelangt',
    'de-AT-informal': 'Deine Anfrage ist bei uns eingelangt'
  },
  'mails.contact-lead': {
    en: 'Thank you for your message. We will get back to you as soon as we can.',
    'de-AT': 'vielen Dank für Ihre Nachricht. Wir melden uns so bald wie möglich bei Ihnen.',
    'de-AT-informal': 'vielen Dank für deine Nachricht. Wir melden uns so bald wie möglich bei dir.'
  },
  'mails.wish-lead': {
    en: 'Thank you for your request. Nothing is booked yet: we will get back to you to agree on a time.',
    'de-AT':
      'vielen Dank für Ihren Terminwunsch. Gebucht ist noch nichts: Wir melden uns bei Ihnen, um einen Termin zu vereinbaren.',
    'de-AT-informal':
      'vielen Dank für deinen Terminwunsch. Gebucht ist noch nichts: Wir melden uns bei dir, um einen Termin zu vereinbaren.'
  },
  'mails.wish': { en: 'Preferred time', 'de-AT': 'Wunschtermin' },
  'mails.callback-subject': {
    en: 'We have received your callback request',
    'de-AT': 'Ihr Rückrufwunsch ist bei uns eingelangt',
    'de-AT-informal': 'Dein Rückrufwunsch ist bei uns eingelangt'
  },
  'mails.callback-lead': {
    en: 'Thank you for your request. We will call you at the time you chose.',
    'de-AT': 'vielen Dank für Ihre Anfrage. Wir rufen Sie zur gewünschten Zeit an.',
    'de-AT-informal': 'vielen Dank für deine Anfrage. Wir rufen dich zur gewünschten Zeit an.'
  },
  'mails.contact-with': {
    en: 'Your contact',
    'de-AT': 'Ihre Ansprechperson',
    'de-AT-informal': 'Deine Ansprechperson'
  },
  'mails.lead-thanks-subject': {
    en: 'Your contact with {name}',
    'de-AT': 'Ihr Kontakt zu {name}',
    'de-AT-informal': 'Dein Kontakt zu {name}'
  },
  'mails.lead-thanks-title': { en: 'Thank you for your contact', 'de-AT': 'Danke für den Kontakt' },
  'mails.lead-thanks-lead': {
    en: '{name} has received your contact details and will get in touch.',
    'de-AT': '{name} hat Ihre Kontaktdaten erhalten und meldet sich bei Ihnen.',
    'de-AT-informal': '{name} hat deine Kontaktdaten erhalten und meldet sich bei dir.'
  },
  'mails.lead-card': { en: 'To the card of {name}', 'de-AT': 'Zur Karte von {name}' },
  'mails.lead-delete': {
    en: 'Delete my contact details',
    'de-AT': 'Meine Kontaktdaten löschen'
  },
  'mails.lead-not-you': {
    en: 'If you did not share your contact, someone else has entered your address. You can delete the details with the link above.',
    'de-AT':
      'Falls Sie Ihren Kontakt nicht hinterlassen haben, hat jemand anderer Ihre Adresse eingegeben. Mit dem Link oben löschen Sie die Angaben.',
    'de-AT-informal':
      'Falls du deinen Kontakt nicht hinterlassen hast, hat jemand anderer deine Adresse eingegeben. Mit dem Link oben löschst du die Angaben.'
  },
  'mails.lead-subject': { en: 'New lead: {name}', 'de-AT': 'Neuer Lead: {name}' },
  'mails.lead-title': { en: 'New lead', 'de-AT': 'Neuer Lead' },
  'mails.lead-lead': {
    en: 'Someone has left their contact on your card. The attached vCard opens in your address book; a reply to this e-mail goes to the person.',
    'de-AT':
      'Auf Ihrer Karte wurde ein Kontakt hinterlassen. Die angehängte vCard öffnen Sie im Adressbuch; mit einer Antwort auf diese E-Mail erreichen Sie die Person.',
    'de-AT-informal':
      'Auf deiner Karte wurde ein Kontakt hinterlassen. Die angehängte vCard öffnest du im Adressbuch; mit einer Antwort auf diese E-Mail erreichst du die Person.'
  },
  'mails.lead-given': {
    en: '{name} has given you this lead. The attached vCard opens in your address book; a reply to this e-mail goes to the person.',
    'de-AT':
      '{name} hat Ihnen diesen Lead übergeben. Die angehängte vCard öffnen Sie im Adressbuch; mit einer Antwort auf diese E-Mail erreichen Sie die Person.',
    'de-AT-informal':
      '{name} hat dir diesen Lead übergeben. Die angehängte vCard öffnest du im Adressbuch; mit einer Antwort auf diese E-Mail erreichst du die Person.'
  },
  'mails.lead-open': { en: 'Open lead', 'de-AT': 'Lead öffnen' },
  'mails.contact-not-you': {
    en: 'If you did not write to us, someone else has entered your address. You do not need to do anything.',
    'de-AT':
      'Falls Sie uns nicht geschrieben haben, hat jemand anderer Ihre Adresse eingegeben. Sie brauchen nichts zu tun.',
    'de-AT-informal':
      'Falls du uns nicht geschrieben hast, hat jemand anderer deine Adresse eingegeben. Du brauchst nichts zu tun.'
  },
  'mails.advisor-contact-basic-subject': { en: 'Contact request: {name}', 'de-AT': 'Kontaktanfrage: {name}' },
  'mails.advisor-contact-appointment-subject': { en: 'Appointment request: {name}', 'de-AT': 'Terminwunsch: {name}' },
  'mails.advisor-contact-callback-subject': { en: 'Callback request: {name}', 'de-AT': 'Rückrufwunsch: {name}' },
  'mails.advisor-contact-messenger-subject': { en: 'Chat message: {name}', 'de-AT': 'Chat-Nachricht: {name}' },
  'mails.advisor-contact-basic-title': { en: 'Contact request', 'de-AT': 'Kontaktanfrage' },
  'mails.advisor-contact-appointment-title': { en: 'Appointment request', 'de-AT': 'Terminwunsch' },
  'mails.advisor-contact-callback-title': { en: 'Callback request', 'de-AT': 'Rückrufwunsch' },
  'mails.advisor-contact-messenger-title': { en: 'Chat message', 'de-AT': 'Chat-Nachricht' },
  'mails.advisor-contact-basic-lead': {
    en: 'You have a new message. Reply to this e-mail to answer.',
    'de-AT': 'Sie haben eine neue Nachricht. Antworten Sie einfach auf diese E-Mail.',
    'de-AT-informal': 'Du hast eine neue Nachricht. Antworte einfach auf diese E-Mail.'
  },
  'mails.advisor-contact-appointment-lead': {
    en: 'Someone would like an appointment with you. Nothing is booked yet. Reply to this e-mail to answer.',
    'de-AT':
      'Jemand wünscht sich einen Termin mit Ihnen. Noch ist nichts gebucht. Antworten Sie einfach auf diese E-Mail.',
    'de-AT-informal':
      'Jemand wünscht sich einen Termin mit dir. Noch ist nichts gebucht. Antworte einfach auf diese E-Mail.'
  },
  'mails.advisor-contact-callback-lead': {
    en: 'Someone would like you to call them back.',
    'de-AT': 'Jemand bittet um Rückruf.'
  },
  'mails.advisor-contact-messenger-lead': {
    en: 'You have a new chat message. Reply to this e-mail to answer.',
    'de-AT': 'Sie haben eine neue Chat-Nachricht. Antworten Sie einfach auf diese E-Mail.',
    'de-AT-informal': 'Du hast eine neue Chat-Nachricht. Antworte einfach auf diese E-Mail.'
  },
  'mails.assistant-contact-lead': {
    en: 'This request was sent to {name}, and you take care of it. Reply to this e-mail to answer.',
    'de-AT': 'Diese Anfrage ging an {name}, und Sie kümmern sich darum. Antworten Sie einfach auf diese E-Mail.',
    'de-AT-informal': 'Diese Anfrage ging an {name}, und du kümmerst dich darum. Antworte einfach auf diese E-Mail.'
  },
  'mails.contact-given': {
    en: '{name} has given this request to {advisor}. Reply to this e-mail to answer the customer.',
    'de-AT':
      '{name} hat diese Anfrage an {advisor} weitergegeben. Mit einer Antwort auf diese E-Mail erreichen Sie die Kundin oder den Kunden.',
    'de-AT-informal':
      '{name} hat diese Anfrage an {advisor} weitergegeben. Mit einer Antwort auf diese E-Mail erreichst du die Kundin oder den Kunden.'
  },
  'mails.open-request': { en: 'Open the request', 'de-AT': 'Anfrage öffnen' },
  'mails.conversation-link-title': {
    en: 'Your chat with {name}',
    'de-AT': 'Ihr Chat mit {name}',
    'de-AT-informal': 'Dein Chat mit {name}'
  },
  'mails.conversation-link-lead': {
    en: 'With this link you can open your chat with {name} again, on any device. Please do not pass it on.',
    'de-AT':
      'mit diesem Link öffnen Sie Ihren Chat mit {name} wieder, auf jedem Gerät. Bitte geben Sie ihn nicht weiter.',
    'de-AT-informal':
      'mit diesem Link öffnest du deinen Chat mit {name} wieder, auf jedem Gerät. Bitte gib ihn nicht weiter.'
  },
  'mails.conversation-unread-title': { en: 'New answer from {name}', 'de-AT': 'Neue Antwort von {name}' },
  'mails.conversation-unread-lead': {
    en: '{name} has answered you in the chat.',
    'de-AT': '{name} hat Ihnen im Chat geantwortet.',
    'de-AT-informal': '{name} hat dir im Chat geantwortet.'
  },
  'mails.conversation-staff-title': { en: 'Chat with {name}', 'de-AT': 'Chat mit {name}' },
  'mails.conversation-staff-lead': {
    en: '{name} has written to you in the chat and is waiting for an answer. Please answer there, not by e-mail.',
    'de-AT':
      '{name} hat Ihnen im Chat geschrieben und wartet auf eine Antwort. Bitte antworten Sie dort, nicht auf diese E-Mail.',
    'de-AT-informal':
      '{name} hat dir im Chat geschrieben und wartet auf eine Antwort. Bitte antworte dort, nicht auf diese E-Mail.'
  },
  'mails.conversation-given-lead': {
    en: '{from} has handed the chat with {name} over to you. Please answer there, not by e-mail.',
    'de-AT': '{from} hat den Chat mit {name} an Sie weitergegeben. Bitte antworten Sie dort, nicht auf diese E-Mail.',
    'de-AT-informal':
      '{from} hat den Chat mit {name} an dich weitergegeben. Bitte antworte dort, nicht auf diese E-Mail.'
  },
  'mails.conversation-transcript-title': {
    en: 'What you and {name} wrote in the chat',
    'de-AT': 'Ihr Chat mit {name} zum Nachlesen',
    'de-AT-informal': 'Dein Chat mit {name} zum Nachlesen'
  },
  'mails.conversation-transcript-lead': {
    en: 'You asked for your chat with {name} by e-mail. This is what was written until now.',
    'de-AT': 'Sie wollten Ihren Chat mit {name} per E-Mail. Das wurde bisher geschrieben.',
    'de-AT-informal': 'Du wolltest deinen Chat mit {name} per E-Mail. Das wurde bisher geschrieben.'
  },
  'mails.conversation-open': { en: 'Open the chat', 'de-AT': 'Chat öffnen' },
  'mails.reply-subject': {
    en: 'Your request to {tenant}',
    'de-AT': 'Ihre Anfrage an {tenant}',
    'de-AT-informal': 'Deine Anfrage an {tenant}'
  },

  'mails.topic': { en: 'Topic', 'de-AT': 'Thema' },
  'mails.when': { en: 'When', 'de-AT': 'Wann' },
  'mails.new-time': { en: 'New time', 'de-AT': 'Neue Zeit' },
  'mails.new-place': { en: 'New place', 'de-AT': 'Neuer Ort' },
  'mails.previous-place': { en: 'Previous place', 'de-AT': 'Bisheriger Ort' },
  'mails.previous-time': { en: 'Previous time', 'de-AT': 'Bisherige Zeit' },
  'mails.how': { en: 'How', 'de-AT': 'Wie' },
  'mails.where': { en: 'Where', 'de-AT': 'Wo' },
  'mails.prepare': { en: 'Good to know', 'de-AT': 'Hinweis' },
  'mails.customer': { en: 'Customer', 'de-AT': 'Kundin oder Kunde' },
  'mails.email': { en: 'E-mail', 'de-AT': 'E-Mail' },
  'mails.phone': { en: 'Phone', 'de-AT': 'Telefon' },
  'mails.note-from': { en: 'Note from {name}', 'de-AT': 'Notiz von {name}' },
  'mails.no-email': {
    en: 'None: please tell the customer by phone.',
    'de-AT': 'Keine: Bitte verständigen Sie die Kundin oder den Kunden telefonisch.',
    'de-AT-informal': 'Keine: Bitte verständige die Kundin oder den Kunden telefonisch.'
  },
  'mails.message-to-customer': { en: 'Message to the customer', 'de-AT': 'Nachricht an die Kundin oder den Kunden' },
  'mails.note': { en: 'Message', 'de-AT': 'Nachricht' },
  'mails.reason': { en: 'Reason', 'de-AT': 'Grund' },
  'mails.by-phone-where': {
    en: 'We will call you on the number you gave us.',
    'de-AT': 'Wir rufen Sie unter der angegebenen Nummer an.',
    'de-AT-informal': 'Wir rufen dich unter der angegebenen Nummer an.'
  },
  'mails.no-link': {
    en: 'You have not set a link. {mail, select, no {The customer has no e-mail address: please tell them the link by phone.} other {We have told the customer to expect one by e-mail: enter it in the details of the appointment, and it will be sent.}}',
    'de-AT':
      'Sie haben keinen Link hinterlegt. {mail, select, no {Die Kundin oder der Kunde hat keine E-Mail-Adresse: Bitte teilen Sie den Link telefonisch mit.} other {Der Kundin oder dem Kunden haben wir ihn per E-Mail angekündigt: Tragen Sie ihn in den Details des Termins ein, dann wird er verschickt.}}',
    'de-AT-informal':
      'Du hast keinen Link hinterlegt. {mail, select, no {Die Kundin oder der Kunde hat keine E-Mail-Adresse: Bitte teile den Link telefonisch mit.} other {Der Kundin oder dem Kunden haben wir ihn per E-Mail angekündigt: Trag ihn in den Details des Termins ein, dann wird er verschickt.}}'
  },
  'mails.set-link': { en: 'Set a link for all video calls', 'de-AT': 'Link für alle Videogespräche hinterlegen' },

  'mails.invitation-subject': {
    en: 'Your account at {tenant}',
    'de-AT': 'Ihr Konto bei {tenant}',
    'de-AT-informal': 'Dein Konto bei {tenant}'
  },
  'mails.invitation-lead': {
    en: 'An account has been created for you at {tenant}. Your user name is {email}.',
    'de-AT': 'bei {tenant} wurde ein Konto für Sie angelegt. Ihr Benutzername ist {email}.',
    'de-AT-informal': 'bei {tenant} wurde ein Konto für dich angelegt. Dein Benutzername ist {email}.'
  },
  'mails.invitation-until': {
    en: 'Use this link to set your password. It works once, until {until}.',
    'de-AT': 'Mit diesem Link legen Sie Ihr Passwort fest. Er gilt einmal, bis {until}.',
    'de-AT-informal': 'Mit diesem Link legst du dein Passwort fest. Er gilt einmal, bis {until}.'
  },
  'mails.invitation-service': {
    en: 'Sign in as you do with your institution’s other services. You do not need a separate password.',
    'de-AT': 'Melden Sie sich wie bei den anderen Diensten des Hauses an. Ein eigenes Passwort ist nicht nötig.',
    'de-AT-informal': 'Melde dich wie bei den anderen Diensten des Hauses an. Ein eigenes Passwort ist nicht nötig.'
  },
  'mails.reset-subject': { en: 'Set a new password', 'de-AT': 'Neues Passwort festlegen' },
  'mails.reset-lead': {
    en: 'You asked to reset the password for your account {email}. Use this link within one hour to set a new one.',
    'de-AT':
      'Sie möchten das Passwort Ihres Kontos {email} zurücksetzen. Mit diesem Link können Sie innerhalb einer Stunde ein neues festlegen.',
    'de-AT-informal':
      'du möchtest das Passwort deines Kontos {email} zurücksetzen. Mit diesem Link kannst du innerhalb einer Stunde ein neues festlegen.'
  },
  'mails.reset-not-you': {
    en: 'If you did not ask for this, you do not need to do anything: your password stays the same.',
    'de-AT': 'Falls Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    'de-AT-informal': 'Falls du das nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.'
  },
  'mails.new-device': {
    en: 'New sign-in to your account',
    'de-AT': 'Neue Anmeldung bei Ihrem Konto',
    'de-AT-informal': 'Neue Anmeldung bei deinem Konto'
  },
  'mails.new-device-lead': {
    en: 'Someone signed in to your account {email} in a browser that has not been used for it before. If it was you, you do not need to do anything.',
    'de-AT':
      'bei Ihrem Konto {email} hat sich jemand in einem Browser angemeldet, der dafür bisher nicht verwendet wurde. Falls Sie das waren, brauchen Sie nichts zu tun.',
    'de-AT-informal':
      'bei deinem Konto {email} hat sich jemand in einem Browser angemeldet, der dafür bisher nicht verwendet wurde. Falls du das warst, brauchst du nichts zu tun.'
  },
  'mails.new-device-browser': { en: 'Browser', 'de-AT': 'Browser' },
  'mails.text-limit': {
    en: 'The limit of text messages a day is reached',
    'de-AT': 'Die Tagesgrenze für SMS ist erreicht'
  },
  'mails.text-limit-lead': {
    en: 'No more than {limit, plural, one {# text message is} other {# text messages are}} sent a day. Further ones wait until tomorrow, or until you raise the limit. E-mails to customers are sent as always.',
    'de-AT':
      'Mehr als {limit, number} SMS am Tag werden nicht versandt. Weitere warten bis morgen oder bis die Grenze erhöht wird. E-Mails an Kundinnen und Kunden gehen wie immer hinaus.'
  },
  'mails.text-limit-open': { en: 'Open text messages', 'de-AT': 'SMS-Einstellungen öffnen' },
  'mails.webhook-disabled': { en: 'A webhook was turned off', 'de-AT': 'Ein Webhook wurde ausgeschaltet' },
  'mails.webhook-disabled-lead': {
    en: 'The webhook “{name}” to {url} was turned off: for five days nothing has arrived there, or the receiver says that it is gone.',
    'de-AT':
      'Der Webhook „{name}“ an {url} wurde ausgeschaltet: Seit fünf Tagen kommt dort nichts an, oder der Empfänger meldet, dass es ihn nicht mehr gibt.'
  },
  'mails.webhook-disabled-then': {
    en: 'Once the receiver works again, turn the webhook on and send again what is missing.',
    'de-AT':
      'Sobald der Empfänger wieder läuft, lassen sich der Webhook einschalten und die fehlenden Ereignisse noch einmal senden.'
  },
  'mails.webhook-open': { en: 'Open webhooks', 'de-AT': 'Webhooks öffnen' },

  'mails.website-failing': {
    en: '{count, plural, one {Widgets on {origin} need attention} other {Widgets on # websites need attention}}',
    'de-AT':
      '{count, plural, one {Widgets auf {origin} haben ein Problem} other {Widgets auf # Websites haben ein Problem}}'
  },
  'mails.website-failing-lead': {
    en: 'Until recently, widgets worked there.',
    'de-AT': 'Bis vor Kurzem haben Widgets dort funktioniert.'
  },
  'mails.website-refused': {
    en: 'Visitors try to book or to send messages, but the website is not registered any more.',
    'de-AT':
      'Besucherinnen und Besucher versuchen zu buchen oder zu schreiben, aber die Website ist nicht mehr eingetragen.'
  },
  'mails.website-blocked': {
    en: 'The Content Security Policy of the website blocks widgets.',
    'de-AT': 'Die Content Security Policy der Website blockiert Widgets.'
  },
  'mails.website-silent': {
    en: 'No widget has been seen for more than three days.',
    'de-AT': 'Seit mehr als drei Tagen wurde kein Widget gesehen.'
  },
  'mails.website-open': { en: 'See what to do', 'de-AT': 'Ansehen, was zu tun ist' },
  'mails.second-factor-on': {
    en: 'Two-step verification is on',
    'de-AT': 'Bestätigung in zwei Schritten eingeschaltet'
  },
  'mails.second-factor-on-lead': {
    en: 'Signing in to your account {email} now takes a code from your app after the password. All other browsers have been signed out.',
    'de-AT':
      'die Anmeldung bei Ihrem Konto {email} verlangt nach dem Passwort jetzt einen Code aus Ihrer App. Alle anderen Browser sind abgemeldet.',
    'de-AT-informal':
      'die Anmeldung bei deinem Konto {email} verlangt nach dem Passwort jetzt einen Code aus deiner App. Alle anderen Browser sind abgemeldet.'
  },
  'mails.second-factor-off': {
    en: 'Two-step verification is off',
    'de-AT': 'Bestätigung in zwei Schritten ausgeschaltet'
  },
  'mails.second-factor-off-lead': {
    en: 'Signing in to your account {email} no longer takes a code after the password.',
    'de-AT': 'die Anmeldung bei Ihrem Konto {email} verlangt nach dem Passwort keinen Code mehr.',
    'de-AT-informal': 'die Anmeldung bei deinem Konto {email} verlangt nach dem Passwort keinen Code mehr.'
  },
  'mails.second-factor-tried': {
    en: 'Many wrong codes for your account',
    'de-AT': 'Viele falsche Codes für Ihr Konto',
    'de-AT-informal': 'Viele falsche Codes für dein Konto'
  },
  'mails.second-factor-tried-lead': {
    en: 'Somebody who knows the password of your account {email} has entered many wrong codes. For a while, codes are not accepted.',
    'de-AT':
      'jemand kennt das Passwort Ihres Kontos {email} und hat viele falsche Codes eingegeben. Eine Weile wird kein Code angenommen.',
    'de-AT-informal':
      'jemand kennt das Passwort deines Kontos {email} und hat viele falsche Codes eingegeben. Eine Weile wird kein Code angenommen.'
  },
  'mails.second-factor-passkey': {
    en: 'A new passkey opens your account',
    'de-AT': 'Ein neuer Passkey öffnet Ihr Konto',
    'de-AT-informal': 'Ein neuer Passkey öffnet dein Konto'
  },
  'mails.second-factor-passkey-lead': {
    en: 'A passkey has been added to your account {email}. It signs in without the password.',
    'de-AT': 'zu Ihrem Konto {email} wurde ein Passkey hinzugefügt. Er meldet ohne Passwort an.',
    'de-AT-informal': 'zu deinem Konto {email} wurde ein Passkey hinzugefügt. Er meldet ohne Passwort an.'
  },
  'mails.second-factor-codes': { en: 'New recovery codes', 'de-AT': 'Neue Ersatzcodes' },
  'mails.second-factor-codes-lead': {
    en: 'New recovery codes have been made for your account {email}. The former ones no longer work.',
    'de-AT': 'für Ihr Konto {email} wurden neue Ersatzcodes erstellt. Die bisherigen gelten nicht mehr.',
    'de-AT-informal': 'für dein Konto {email} wurden neue Ersatzcodes erstellt. Die bisherigen gelten nicht mehr.'
  },
  'mails.second-factor-tried-not-you': {
    en: 'If this was not you, change your password and tell an administrator of your institution.',
    'de-AT':
      'Falls Sie das nicht waren, ändern Sie Ihr Passwort und geben Sie der Administration Ihres Instituts Bescheid.',
    'de-AT-informal':
      'Falls du das nicht warst, ändere dein Passwort und gib der Administration deines Instituts Bescheid.'
  },
  'mails.second-factor-not-you': {
    en: 'If this was neither you nor an administrator of your institution, change your password and tell them.',
    'de-AT':
      'Falls das weder Sie noch die Administration Ihres Instituts waren, ändern Sie Ihr Passwort und geben Sie dort Bescheid.',
    'de-AT-informal':
      'Falls das weder du noch die Administration deines Instituts waren, ändere dein Passwort und gib dort Bescheid.'
  },
  'mails.weekly-subject': {
    en: 'Weekly report: {branch}, {from} to {to}',
    'de-AT': 'Wochenbericht: {branch}, {from} bis {to}'
  },
  'mails.weekly-title': { en: 'Weekly report: {branch}', 'de-AT': 'Wochenbericht: {branch}' },
  'mails.weekly-lead': {
    en: 'The figures from {from} to {to}, compared with the week before.',
    'de-AT': 'Die Zahlen von {from} bis {to}, verglichen mit der Woche davor.'
  },
  'mails.weekly-chart': {
    en: '{metric} by day; dashed line: the week before (highest value: {most})',
    'de-AT': '{metric} pro Tag; strichlierte Linie: die Woche davor (höchster Wert: {most})'
  },
  'mails.weekly-open': { en: 'Open the report', 'de-AT': 'Bericht öffnen' },
  'mails.weekly-stop': { en: 'Unsubscribe from this report', 'de-AT': 'Diesen Bericht abbestellen' },
  'mails.weekly-why': {
    en: 'You receive this e-mail because you are a recipient of the reports for {branch}.',
    'de-AT': 'Sie erhalten diese E-Mail, weil die Berichte von {branch} auch an Sie gehen.',
    'de-AT-informal': 'Du erhältst diese E-Mail, weil die Berichte von {branch} auch an dich gehen.'
  },
  'mails.review-subject': {
    en: 'How was your appointment with {advisor}?',
    'de-AT': 'Wie war Ihr Termin mit {advisor}?',
    'de-AT-informal': 'Wie war dein Termin mit {advisor}?'
  },
  'mails.review-title': {
    en: 'How was your appointment?',
    'de-AT': 'Wie war Ihr Termin?',
    'de-AT-informal': 'Wie war dein Termin?'
  },
  'mails.review-lead': {
    en: 'We would like to know whether {advisor} could help you. Your review takes less than a minute and is published without your name.',
    'de-AT':
      'wir möchten gerne wissen, ob {advisor} Ihnen helfen konnte. Ihre Bewertung dauert weniger als eine Minute und wird ohne Ihren Namen veröffentlicht.',
    'de-AT-informal':
      'wir möchten gerne wissen, ob {advisor} dir helfen konnte. Deine Bewertung dauert weniger als eine Minute und wird ohne deinen Namen veröffentlicht.'
  },
  'mails.review-person': {
    en: 'Your appointment was with',
    'de-AT': 'Ihr Termin war mit',
    'de-AT-informal': 'Dein Termin war mit'
  },
  'mails.review-open': { en: 'Write a review', 'de-AT': 'Bewertung schreiben' },
  'mails.review-stop': { en: 'Ask me no more', 'de-AT': 'Nicht mehr fragen' },
  'mails.review-why': {
    en: 'You receive this one question because you had an appointment with {tenant}.',
    'de-AT': 'Sie erhalten diese eine Frage, weil Sie einen Termin bei {tenant} hatten.',
    'de-AT-informal': 'Du erhältst diese eine Frage, weil du einen Termin bei {tenant} hattest.'
  },
  'mails.waitlist-joined-subject': {
    en: 'You are on the waitlist for {target}',
    'de-AT': 'Sie stehen auf der Warteliste für {target}',
    'de-AT-informal': 'Du stehst auf der Warteliste für {target}'
  },
  'mails.waitlist-joined-title': {
    en: 'You are on the waitlist',
    'de-AT': 'Sie stehen auf der Warteliste',
    'de-AT-informal': 'Du stehst auf der Warteliste'
  },
  'mails.waitlist-joined-lead': {
    en: 'As soon as a time becomes free that suits you, we will e-mail you. You then have {minutes} minutes to accept it without signing in, not counting the hours outside our booking times.',
    'de-AT':
      'sobald eine Zeit frei wird, die Ihnen passt, schreiben wir Ihnen. Sie haben dann {minutes} Minuten, um sie ohne Anmeldung anzunehmen; außerhalb unserer Buchungszeiten läuft die Frist nicht.',
    'de-AT-informal':
      'sobald eine Zeit frei wird, die dir passt, schreiben wir dir. Du hast dann {minutes} Minuten, um sie ohne Anmeldung anzunehmen; außerhalb unserer Buchungszeiten läuft die Frist nicht.'
  },
  'mails.waitlist-confirm-subject': {
    en: 'Please confirm: waitlist for {target}',
    'de-AT': 'Noch zu bestätigen: Warteliste für {target}'
  },
  'mails.waitlist-confirm-title': {
    en: 'Please confirm that you want to wait',
    'de-AT': 'Bitte bestätigen Sie, dass Sie warten möchten',
    'de-AT-informal': 'Bitte bestätige, dass du warten möchtest'
  },
  'mails.waitlist-confirm-lead': {
    en: 'You are on the waitlist as soon as you confirm it. The link is valid for {hours} hours. If this was not you, you can ignore this e-mail.',
    'de-AT':
      'Sie stehen auf der Warteliste, sobald Sie das bestätigen. Der Link gilt {hours} Stunden. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
    'de-AT-informal':
      'du stehst auf der Warteliste, sobald du das bestätigst. Der Link gilt {hours} Stunden. Wenn du das nicht warst, kannst du diese E-Mail ignorieren.'
  },
  'mails.waitlist-confirm': { en: 'View and confirm', 'de-AT': 'Ansehen und bestätigen' },
  'mails.waitlist-place': { en: 'Your place', 'de-AT': 'Ihr Platz', 'de-AT-informal': 'Dein Platz' },
  'mails.waitlist-for': { en: 'With', 'de-AT': 'Mit' },
  'mails.waitlist-kept': {
    en: 'Your present appointment',
    'de-AT': 'Ihr jetziger Termin',
    'de-AT-informal': 'Dein jetziger Termin'
  },
  'mails.waitlist-replaced': {
    en: 'It stays until you accept an earlier time, which then replaces it.',
    'de-AT': 'Er bleibt, bis Sie eine frühere Zeit annehmen, die ihn dann ersetzt.',
    'de-AT-informal': 'Er bleibt, bis du eine frühere Zeit annimmst, die ihn dann ersetzt.'
  },
  'mails.waitlist-open': { en: 'View your place', 'de-AT': 'Platz ansehen' },
  'mails.waitlist-leave': { en: 'Leave the waitlist', 'de-AT': 'Warteliste verlassen' },
  'mails.waitlist-secret': {
    en: 'These links are for you alone: anyone who has them can accept a time in your name or leave the waitlist.',
    'de-AT':
      'Diese Links sind nur für Sie bestimmt: Wer sie hat, kann in Ihrem Namen eine Zeit annehmen oder die Warteliste verlassen.',
    'de-AT-informal':
      'Diese Links sind nur für dich bestimmt: Wer sie hat, kann in deinem Namen eine Zeit annehmen oder die Warteliste verlassen.'
  },
  'mails.waitlist-why': {
    en: 'You receive this e-mail because this address was put on a waitlist of {tenant}.',
    'de-AT': 'Sie erhalten diese E-Mail, weil diese Adresse auf eine Warteliste von {tenant} gesetzt wurde.',
    'de-AT-informal': 'Du erhältst diese E-Mail, weil diese Adresse auf eine Warteliste von {tenant} gesetzt wurde.'
  },
  'mails.waitlist-offer-subject': {
    en: 'Free for you: {when}',
    'de-AT': 'Für Sie frei: {when}',
    'de-AT-informal': 'Für dich frei: {when}'
  },
  'mails.waitlist-offer-title': { en: 'A time is free', 'de-AT': 'Eine Zeit ist frei' },
  'mails.waitlist-offer-lead': {
    en: 'This time is kept for you until {until}. After that it goes to the next person who waits.',
    'de-AT': 'diese Zeit ist bis {until} für Sie reserviert. Danach geht sie an die Nächsten, die warten.',
    'de-AT-informal': 'diese Zeit ist bis {until} für dich reserviert. Danach geht sie an die Nächsten, die warten.'
  },
  'mails.waitlist-offer-open': { en: 'View and accept', 'de-AT': 'Ansehen und annehmen' },
  'mails.event': { en: 'Event', 'de-AT': 'Veranstaltung' },
  'mails.event-link': { en: 'Link', 'de-AT': 'Link' },
  'mails.event-seats': { en: 'Seats', 'de-AT': 'Plätze' },
  'mails.event-place': { en: 'Place on the waitlist', 'de-AT': 'Stelle auf der Warteliste' },
  'mails.event-open': { en: 'View or cancel registration', 'de-AT': 'Anmeldung ansehen oder absagen' },
  'mails.event-others': { en: 'View other events', 'de-AT': 'Andere Veranstaltungen ansehen' },
  'mails.event-secret': {
    en: 'These links are for you alone: anyone who has them can see and cancel your registration.',
    'de-AT': 'Diese Links sind nur für Sie bestimmt: Wer sie hat, kann Ihre Anmeldung sehen und absagen.',
    'de-AT-informal': 'Diese Links sind nur für dich bestimmt: Wer sie hat, kann deine Anmeldung sehen und absagen.'
  },
  'mails.event-why': {
    en: 'You receive this e-mail because this address was registered for an event of {tenant}.',
    'de-AT': 'Sie erhalten diese E-Mail, weil diese Adresse zu einer Veranstaltung von {tenant} angemeldet wurde.',
    'de-AT-informal':
      'Du erhältst diese E-Mail, weil diese Adresse zu einer Veranstaltung von {tenant} angemeldet wurde.'
  },
  'mails.event-confirm': { en: 'View and confirm', 'de-AT': 'Ansehen und bestätigen' },
  'mails.event-confirm-subject': { en: 'Please confirm: {title}', 'de-AT': 'Noch zu bestätigen: {title}' },
  'mails.event-confirm-title': {
    en: 'Please confirm your registration',
    'de-AT': 'Bitte bestätigen Sie Ihre Anmeldung',
    'de-AT-informal': 'Bitte bestätige deine Anmeldung'
  },
  'mails.event-confirm-lead': {
    en: 'You are registered as soon as you confirm it. If there are not enough free seats by then, you are on the waitlist. The link is valid for {hours} hours. If this was not you, you can ignore this e-mail.',
    'de-AT':
      'Sie sind angemeldet, sobald Sie das bestätigen. Wenn dann nicht genug Plätze frei sind, stehen Sie auf der Warteliste. Der Link gilt {hours} Stunden. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
    'de-AT-informal':
      'du bist angemeldet, sobald du das bestätigst. Wenn dann nicht genug Plätze frei sind, stehst du auf der Warteliste. Der Link gilt {hours} Stunden. Wenn du das nicht warst, kannst du diese E-Mail ignorieren.'
  },
  'mails.event-registered-subject': {
    en: 'You are registered: {title}',
    'de-AT': 'Sie sind angemeldet: {title}',
    'de-AT-informal': 'Du bist angemeldet: {title}'
  },
  'mails.event-registered-title': {
    en: 'You are registered',
    'de-AT': 'Sie sind angemeldet',
    'de-AT-informal': 'Du bist angemeldet'
  },
  'mails.event-registered-lead': {
    en: 'Your registration is confirmed. If you cannot come, please cancel, so that others get the seat.',
    'de-AT':
      'Ihre Anmeldung ist bestätigt. Wenn Sie nicht kommen können, sagen Sie bitte ab, damit andere den Platz bekommen.',
    'de-AT-informal':
      'deine Anmeldung ist bestätigt. Wenn du nicht kommen kannst, sag bitte ab, damit andere den Platz bekommen.'
  },
  'mails.event-registered-again-lead': {
    en: 'You were registered already. Nothing has changed, nor has the number of seats. If you cannot come, please cancel, so that others get the seat.',
    'de-AT':
      'Sie waren schon angemeldet; daran hat sich nichts geändert, auch nicht an der Zahl der Plätze. Wenn Sie nicht kommen können, sagen Sie bitte ab, damit andere den Platz bekommen.',
    'de-AT-informal':
      'du warst schon angemeldet; daran hat sich nichts geändert, auch nicht an der Zahl der Plätze. Wenn du nicht kommen kannst, sag bitte ab, damit andere den Platz bekommen.'
  },
  'mails.event-waiting-subject': {
    en: 'You are on the waitlist: {title}',
    'de-AT': 'Sie stehen auf der Warteliste: {title}',
    'de-AT-informal': 'Du stehst auf der Warteliste: {title}'
  },
  'mails.event-waiting-title': {
    en: 'You are on the waitlist',
    'de-AT': 'Sie stehen auf der Warteliste',
    'de-AT-informal': 'Du stehst auf der Warteliste'
  },
  'mails.event-waiting-lead': {
    en: 'There are not enough free seats at the moment. As soon as there are, you get them, and an e-mail. There is nothing more for you to do.',
    'de-AT':
      'derzeit sind nicht genug Plätze frei. Sobald Plätze für Sie frei sind, bekommen Sie sie, und eine E-Mail dazu. Sie müssen nichts weiter tun.',
    'de-AT-informal':
      'derzeit sind nicht genug Plätze frei. Sobald Plätze für dich frei sind, bekommst du sie, und eine E-Mail dazu. Du musst nichts weiter tun.'
  },
  'mails.event-waiting-again-lead': {
    en: 'You were on the waitlist already. Nothing has changed, nor has the number of seats. As soon as there are enough free seats, you get them, and an e-mail.',
    'de-AT':
      'Sie standen schon auf der Warteliste; daran hat sich nichts geändert, auch nicht an der Zahl der Plätze. Sobald Plätze für Sie frei sind, bekommen Sie sie, und eine E-Mail dazu.',
    'de-AT-informal':
      'du standest schon auf der Warteliste; daran hat sich nichts geändert, auch nicht an der Zahl der Plätze. Sobald Plätze für dich frei sind, bekommst du sie, und eine E-Mail dazu.'
  },
  'mails.event-moved-up-subject': {
    en: '{count, plural, one {You have a seat} other {You have # seats}}: {title}',
    'de-AT': '{count, plural, one {Sie haben einen Platz} other {Sie haben # Plätze}}: {title}',
    'de-AT-informal': '{count, plural, one {Du hast einen Platz} other {Du hast # Plätze}}: {title}'
  },
  'mails.event-moved-up-title': {
    en: '{count, plural, one {You have a seat} other {You have # seats}}',
    'de-AT': '{count, plural, one {Sie haben einen Platz} other {Sie haben # Plätze}}',
    'de-AT-informal': '{count, plural, one {Du hast einen Platz} other {Du hast # Plätze}}'
  },
  'mails.event-moved-up-lead': {
    en: '{count, plural, one {A seat has become free, and it is yours. If you cannot come any more, please cancel, so that the next ones get it.} other {# seats have become free, and they are yours. If you cannot come any more, please cancel, so that the next ones get them.}}',
    'de-AT':
      '{count, plural, one {ein Platz ist frei geworden und gehört jetzt Ihnen. Wenn Sie nicht mehr kommen können, sagen Sie bitte ab, damit ihn die Nächsten bekommen.} other {# Plätze sind frei geworden und gehören jetzt Ihnen. Wenn Sie nicht mehr kommen können, sagen Sie bitte ab, damit die Nächsten sie bekommen.}}',
    'de-AT-informal':
      '{count, plural, one {ein Platz ist frei geworden und gehört jetzt dir. Wenn du nicht mehr kommen kannst, sag bitte ab, damit ihn die Nächsten bekommen.} other {# Plätze sind frei geworden und gehören jetzt dir. Wenn du nicht mehr kommen kannst, sag bitte ab, damit die Nächsten sie bekommen.}}'
  },
  'mails.event-left-subject': { en: 'Registration cancelled: {title}', 'de-AT': 'Anmeldung abgesagt: {title}' },
  'mails.event-left-title': {
    en: 'You have cancelled',
    'de-AT': 'Sie haben abgesagt',
    'de-AT-informal': 'Du hast abgesagt'
  },
  'mails.event-left-lead': {
    en: 'You are no longer registered for this event.',
    'de-AT': 'Sie sind zu dieser Veranstaltung nicht mehr angemeldet.',
    'de-AT-informal': 'du bist zu dieser Veranstaltung nicht mehr angemeldet.'
  },
  'mails.event-removed-subject': { en: 'Registration cancelled: {title}', 'de-AT': 'Anmeldung aufgehoben: {title}' },
  'mails.event-removed-title': {
    en: 'Your registration has been cancelled',
    'de-AT': 'Ihre Anmeldung wurde aufgehoben',
    'de-AT-informal': 'Deine Anmeldung wurde aufgehoben'
  },
  'mails.event-removed-lead': {
    en: 'We have taken you off the list of this event.',
    'de-AT': 'wir haben Sie von der Liste dieser Veranstaltung genommen.',
    'de-AT-informal': 'wir haben dich von der Liste dieser Veranstaltung genommen.'
  },
  'mails.event-changed-subject': { en: 'Changed: {title}', 'de-AT': 'Geändert: {title}' },
  'mails.event-changed-title': { en: 'The event has changed', 'de-AT': 'Die Veranstaltung wurde geändert' },
  'mails.event-changed-lead': {
    en: 'Please note the new time or place. Your registration stays as it is.',
    'de-AT': 'bitte beachten Sie die neue Zeit oder den neuen Ort. Ihre Anmeldung bleibt bestehen.',
    'de-AT-informal': 'bitte beachte die neue Zeit oder den neuen Ort. Deine Anmeldung bleibt bestehen.'
  },
  'mails.event-cancelled-subject': { en: 'Cancelled: {title}', 'de-AT': 'Abgesagt: {title}' },
  'mails.event-cancelled-title': { en: 'The event has been cancelled', 'de-AT': 'Die Veranstaltung wurde abgesagt' },
  'mails.event-cancelled-lead': {
    en: 'Unfortunately this event does not take place. There is nothing for you to do.',
    'de-AT': 'leider findet diese Veranstaltung nicht statt. Sie müssen nichts tun.',
    'de-AT-informal': 'leider findet diese Veranstaltung nicht statt. Du musst nichts tun.'
  },
  'mails.event-reminder-subject': { en: 'Coming up: {title}', 'de-AT': 'Bald ist es so weit: {title}' },
  'mails.event-reminder-title': { en: 'See you soon', 'de-AT': 'Bis bald' },
  'mails.event-reminder-lead': {
    en: 'You are registered for this event. If you cannot come, please cancel, so that others get the seat.',
    'de-AT':
      'Sie sind zu dieser Veranstaltung angemeldet. Wenn Sie nicht kommen können, sagen Sie bitte ab, damit andere den Platz bekommen.',
    'de-AT-informal':
      'du bist zu dieser Veranstaltung angemeldet. Wenn du nicht kommen kannst, sag bitte ab, damit andere den Platz bekommen.'
  }
} satisfies MessageTable
