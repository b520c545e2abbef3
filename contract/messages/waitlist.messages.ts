import type { MessageTable } from '../locales.ts'

/** What a visitor leaves who finds no time that suits. */
export const waitlistFormMessages = {
  'waitlist.weekdays': { en: 'Days', 'de-AT': 'Tage' },
  'waitlist.hours': { en: 'Hours', 'de-AT': 'Uhrzeit' },
  'waitlist.hours-any': { en: 'Any time', 'de-AT': 'Jederzeit' },
  'waitlist.hours-from': { en: 'From {start}', 'de-AT': 'Ab {start}' },
  'waitlist.hours-until': { en: 'Until {end}', 'de-AT': 'Bis {end}' },
  'waitlist.hours-between': { en: '{start} to {end}', 'de-AT': '{start} bis {end}' },
  'waitlist.start_time': { en: 'Not before', 'de-AT': 'Nicht vor' },
  'waitlist.end_time': { en: 'Finished by', 'de-AT': 'Zu Ende bis' },
  'waitlist.from_date': { en: 'First day', 'de-AT': 'Erster Tag' },
  'waitlist.until_date': { en: 'Last day', 'de-AT': 'Letzter Tag' },
  'waitlist.no-time': { en: 'No suitable time?', 'de-AT': 'Keine Zeit passt?' },
  'waitlist.join-heading': { en: 'Join the waitlist', 'de-AT': 'Auf die Warteliste' },
  'waitlist.join-lead': {
    en: 'As soon as a time becomes free that suits you, we e-mail you. You then have {minutes} minutes to accept it, not counting the hours outside our booking times.',
    'de-AT':
      'Sobald eine Zeit frei wird, die Ihnen passt, schreiben wir Ihnen eine E-Mail. Sie haben dann {minutes} Minuten, um sie anzunehmen; außerhalb unserer Buchungszeiten läuft die Frist nicht.',
    'de-AT-informal':
      'Sobald eine Zeit frei wird, die dir passt, schreiben wir dir eine E-Mail. Du hast dann {minutes} Minuten, um sie anzunehmen; außerhalb unserer Buchungszeiten läuft die Frist nicht.'
  },
  'waitlist.when': {
    en: 'When do you have time?',
    'de-AT': 'Wann haben Sie Zeit?',
    'de-AT-informal': 'Wann hast du Zeit?'
  },
  'waitlist.join': { en: 'Join', 'de-AT': 'Eintragen' },
  'waitlist.joining': { en: 'Joining …', 'de-AT': 'Wird eingetragen …' },
  'waitlist.back': { en: 'Back to the times', 'de-AT': 'Zurück zu den Zeiten' },
  'waitlist.joined': {
    en: 'One step left',
    'de-AT': 'Noch ein Schritt'
  },
  'waitlist.joined-lead': {
    en: 'We have sent an e-mail to {email}. You are on the waitlist as soon as you confirm it by the link there, which is valid for {hours} hours.',
    'de-AT':
      'Wir haben eine E-Mail an {email} gesendet. Sie stehen auf der Warteliste, sobald Sie das über den Link darin bestätigen. Er gilt {hours} Stunden.',
    'de-AT-informal':
      'Wir haben eine E-Mail an {email} gesendet. Du stehst auf der Warteliste, sobald du das über den Link darin bestätigst. Er gilt {hours} Stunden.'
  }
} satisfies MessageTable

/** The list under /app/. */
export const waitlistMessages = {
  ...waitlistFormMessages,
  'waitlist.list': { en: 'Waitlist', 'de-AT': 'Warteliste' },
  'waitlist.count': {
    en: '{count, plural, one {# person} other {# people}}',
    'de-AT': '{count, plural, one {# Person} other {# Personen}}'
  },
  'waitlist.empty': {
    en: 'Nobody is waiting. Visitors who find no suitable time can join the waitlist while booking.',
    'de-AT': 'Niemand wartet. Wer beim Buchen keine passende Zeit findet, kann sich auf die Warteliste setzen.'
  },
  'waitlist.empty-ended': { en: 'Nobody has waited yet.', 'de-AT': 'Noch hat niemand gewartet.' },
  'waitlist.show': { en: 'Show', 'de-AT': 'Anzeigen' },
  'waitlist.show-waiting': { en: 'Waiting', 'de-AT': 'Wartet' },
  'waitlist.show-ended': { en: 'No longer waiting', 'de-AT': 'Wartet nicht mehr' },
  'waitlist.place': { en: 'Place', 'de-AT': 'Platz' },
  'waitlist.person': { en: 'Person', 'de-AT': 'Person' },
  'waitlist.topic': { en: 'Topic', 'de-AT': 'Thema' },
  'waitlist.wish': { en: 'Has time', 'de-AT': 'Hat Zeit' },
  'waitlist.anyone': { en: 'Anyone, {branch}', 'de-AT': 'Beliebig, {branch}' },
  'waitlist.since': { en: 'Since {time}', 'de-AT': 'Seit {time}' },
  'waitlist.actions': { en: 'Actions', 'de-AT': 'Aktionen' },
  'waitlist.state': { en: 'State', 'de-AT': 'Stand' },
  'waitlist.state-unconfirmed': { en: 'Not confirmed', 'de-AT': 'Nicht bestätigt' },
  'waitlist.state-waiting': { en: 'Waiting', 'de-AT': 'Wartet' },
  'waitlist.state-paused': { en: 'Paused', 'de-AT': 'Pausiert' },
  'waitlist.state-offered': { en: 'Offered', 'de-AT': 'Angeboten' },
  'waitlist.kept': { en: '{time}, kept until {until}', 'de-AT': '{time}, reserviert bis {until}' },
  'waitlist.state-booked': { en: 'Has an appointment', 'de-AT': 'Hat einen Termin' },
  'waitlist.state-left': { en: 'Has left', 'de-AT': 'Ausgetragen' },
  'waitlist.state-removed': { en: 'Removed', 'de-AT': 'Entfernt' },
  'waitlist.state-over': { en: 'No longer waiting', 'de-AT': 'Wartet nicht mehr' },
  'waitlist.days': { en: '{from} to {until}', 'de-AT': '{from} bis {until}' },
  'waitlist.earlier': { en: 'Earlier than {time}', 'de-AT': 'Früher als {time}' },
  'waitlist.offers': {
    en: '{count, plural, one {# offer so far} other {# offers so far}}',
    'de-AT': '{count, plural, one {# Angebot bisher} other {# Angebote bisher}}'
  },
  'waitlist.offer': { en: 'Offer a time', 'de-AT': 'Zeit anbieten' },
  'waitlist.offer-title': { en: 'Offer {name} a time', 'de-AT': '{name} eine Zeit anbieten' },
  'waitlist.offer-lead': {
    en: 'The time is held, and the e-mail goes out within the booking times. After {minutes} minutes of booking times the time goes to the next who waits for it.',
    'de-AT':
      'Die Zeit wird reserviert, die E-Mail geht innerhalb der Buchungszeiten hinaus. Nach {minutes} Minuten Buchungszeit geht die Zeit an die Nächsten, die darauf warten.'
  },
  'waitlist.offer-time': { en: 'Free time', 'de-AT': 'Freie Zeit' },
  'waitlist.offer-with': { en: '{time}, {advisor}', 'de-AT': '{time}, {advisor}' },
  'waitlist.offer-choose': {
    en: 'Choose a time.',
    'de-AT': 'Wählen Sie eine Zeit.',
    'de-AT-informal': 'Wähle eine Zeit.'
  },
  'waitlist.offer-beside': { en: 'Outside the wish', 'de-AT': 'Nicht im Wunsch' },
  'waitlist.offer-none': {
    en: 'Nothing is free that could be offered.',
    'de-AT': 'Es ist nichts frei, was angeboten werden könnte.'
  },
  'waitlist.offer-gone': {
    en: 'This time is no longer free, or the person no longer waits. Choose another one.',
    'de-AT': 'Diese Zeit ist nicht mehr frei, oder die Person wartet nicht mehr. Wählen Sie eine andere.',
    'de-AT-informal': 'Diese Zeit ist nicht mehr frei, oder die Person wartet nicht mehr. Wähle eine andere.'
  },
  'waitlist.offered': { en: 'Time offered', 'de-AT': 'Zeit angeboten' },
  'waitlist.pause': { en: 'Pause', 'de-AT': 'Pausieren' },
  'waitlist.resume': { en: 'Resume', 'de-AT': 'Fortsetzen' },
  'waitlist.paused': { en: 'Paused, the place stays', 'de-AT': 'Pausiert, der Platz bleibt' },
  'waitlist.resumed': { en: 'Waiting again', 'de-AT': 'Wartet wieder' },
  'waitlist.remove': { en: 'Remove', 'de-AT': 'Entfernen' },
  'waitlist.remove-title': { en: 'Remove from the waitlist?', 'de-AT': 'Von der Warteliste entfernen?' },
  'waitlist.remove-lead': {
    en: '{name} will be offered no more times, and gets no e-mail about it. A time that is kept goes to the next.',
    'de-AT':
      '{name} bekommt keine Zeiten mehr angeboten und auch keine E-Mail darüber. Eine reservierte Zeit geht an die Nächsten.'
  },
  'waitlist.removed': { en: 'Removed from the waitlist', 'de-AT': 'Von der Warteliste entfernt' },
  'waitlist.gone': {
    en: 'This person no longer waits.',
    'de-AT': 'Diese Person wartet nicht mehr.'
  }
} satisfies MessageTable
