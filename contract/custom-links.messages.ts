import type { MessageTable } from './locales.ts'

/** The links on advisors' cards: their kinds, and an advisor's own. */
export const customLinksMessages = {
  'custom-links.list': { en: 'Custom links', 'de-AT': 'Links auf Karten' },
  'custom-links.empty': {
    en: 'There are no links yet. Add one, and advisors can enter theirs under “My card”.',
    'de-AT':
      'Es gibt noch keine Links. Legen Sie einen an; dann tragen Beraterinnen und Berater ihren eigenen unter „Meine Karte“ ein.',
    'de-AT-informal':
      'Es gibt noch keine Links. Leg einen an; dann tragen Beraterinnen und Berater ihren eigenen unter „Meine Karte“ ein.'
  },
  'custom-links.add': { en: 'New link', 'de-AT': 'Neuer Link' },
  'custom-links.edit': { en: 'Edit', 'de-AT': 'Bearbeiten' },
  'custom-links.edit-of': { en: 'Edit {label}', 'de-AT': '{label} bearbeiten' },
  'custom-links.edit-title': { en: 'Edit link', 'de-AT': 'Link bearbeiten' },
  'custom-links.up-of': { en: 'Move {label} up', 'de-AT': '{label} nach oben' },
  'custom-links.down-of': { en: 'Move {label} down', 'de-AT': '{label} nach unten' },
  'custom-links.moved': {
    en: '{label} now stands at place {place} of {count}.',
    'de-AT': '{label} steht nun an {place}. Stelle von {count}.'
  },
  'custom-links.delete': { en: 'Delete', 'de-AT': 'Löschen' },
  'custom-links.delete-of': { en: 'Delete {label}', 'de-AT': '{label} löschen' },
  'custom-links.delete-title': { en: 'Delete link', 'de-AT': 'Link löschen' },
  'custom-links.delete-question': {
    en: '{advisors, plural, =0 {No advisor has entered “{label}” yet.} one {# advisor has entered “{label}”, which goes too and cannot be brought back. To keep it, retire the link instead.} other {# advisors have entered “{label}”, which goes too and cannot be brought back. To keep it, retire the link instead.}}',
    'de-AT':
      '{advisors, plural, =0 {Noch niemand hat „{label}“ eingetragen.} one {# Person hat „{label}“ eingetragen. Auch das geht verloren und lässt sich nicht zurückholen. Wenn Sie es behalten wollen, legen Sie den Link stattdessen still.} other {# Personen haben „{label}“ eingetragen. Auch das geht verloren und lässt sich nicht zurückholen. Wenn Sie es behalten wollen, legen Sie den Link stattdessen still.}}',
    'de-AT-informal':
      '{advisors, plural, =0 {Noch niemand hat „{label}“ eingetragen.} one {# Person hat „{label}“ eingetragen. Auch das geht verloren und lässt sich nicht zurückholen. Wenn du es behalten willst, leg den Link stattdessen still.} other {# Personen haben „{label}“ eingetragen. Auch das geht verloren und lässt sich nicht zurückholen. Wenn du es behalten willst, leg den Link stattdessen still.}}'
  },
  'custom-links.retire-title': { en: 'Retire link', 'de-AT': 'Link stilllegen' },
  'custom-links.retire-question': {
    en: '“{label}” leaves the cards of {advisors, plural, one {# advisor} other {# advisors}} and can no longer be entered. What was entered is kept until you bring the link back.',
    'de-AT':
      '„{label}“ verschwindet von {advisors, plural, one {# Karte} other {# Karten}} und kann nicht mehr eingetragen werden. Was eingetragen ist, bleibt aufgehoben, bis Sie den Link wieder einführen.',
    'de-AT-informal':
      '„{label}“ verschwindet von {advisors, plural, one {# Karte} other {# Karten}} und kann nicht mehr eingetragen werden. Was eingetragen ist, bleibt aufgehoben, bis du den Link wieder einführst.'
  },
  'custom-links.retire': { en: 'Retire', 'de-AT': 'Stilllegen' },
  'custom-links.offered-of': { en: '{label} is offered', 'de-AT': '{label} wird angeboten' },
  'custom-links.retired': { en: 'Retired', 'de-AT': 'Stillgelegt' },
  'custom-links.used': {
    en: '{advisors, plural, =0 {Nobody has entered it} one {# advisor has entered it} other {# advisors have entered it}}',
    'de-AT':
      '{advisors, plural, =0 {Noch von niemandem eingetragen} one {Von # Person eingetragen} other {Von # Personen eingetragen}}'
  },
  'custom-links.any-address': { en: 'Any address with https', 'de-AT': 'Jede Adresse mit https' },
  'custom-links.label': { en: 'Label', 'de-AT': 'Bezeichnung' },
  'custom-links.label-help': {
    en: 'What customers read on the card, such as LinkedIn.',
    'de-AT': 'Was man auf der Karte liest, zum Beispiel LinkedIn.'
  },
  'custom-links.icon': { en: 'Sign', 'de-AT': 'Zeichen' },
  'custom-links.icon-link': { en: 'Chain', 'de-AT': 'Kette' },
  'custom-links.icon-home': { en: 'House', 'de-AT': 'Haus' },
  'custom-links.icon-linkedin': { en: 'LinkedIn', 'de-AT': 'LinkedIn' },
  'custom-links.icon-xing': { en: 'Xing', 'de-AT': 'Xing' },
  'custom-links.icon-facebook': { en: 'Facebook', 'de-AT': 'Facebook' },
  'custom-links.icon-instagram': { en: 'Instagram', 'de-AT': 'Instagram' },
  'custom-links.icon-youtube': { en: 'YouTube', 'de-AT': 'YouTube' },
  'custom-links.icon-x': { en: 'X', 'de-AT': 'X' },
  'custom-links.icon-tiktok': { en: 'TikTok', 'de-AT': 'TikTok' },
  'custom-links.icon-blog': { en: 'Pen', 'de-AT': 'Stift' },
  'custom-links.icon-podcast': { en: 'Microphone', 'de-AT': 'Mikrofon' },
  'custom-links.icon-video': { en: 'Camera', 'de-AT': 'Kamera' },
  'custom-links.icon-document': { en: 'Document', 'de-AT': 'Dokument' },
  'custom-links.icon-star': { en: 'Star', 'de-AT': 'Stern' },
  'custom-links.kind': { en: 'What advisors enter', 'de-AT': 'Was eingetragen wird' },
  'custom-links.kind-any': { en: 'A whole address', 'de-AT': 'Eine ganze Adresse' },
  'custom-links.kind-any-text': {
    en: 'Any address that begins with https://, such as that of an own page.',
    'de-AT': 'Jede Adresse, die mit https:// beginnt, zum Beispiel die einer eigenen Seite.'
  },
  'custom-links.kind-pattern': { en: 'A name within an address', 'de-AT': 'Ein Name innerhalb einer Adresse' },
  'custom-links.kind-pattern-text': {
    en: 'The host is fixed: nobody can link elsewhere.',
    'de-AT': 'Die Domain steht fest: Niemand kann anderswohin verlinken.'
  },
  'custom-links.pattern': { en: 'Address', 'de-AT': 'Adresse' },
  'custom-links.pattern-help': {
    en: "With '{value}' where the name stands, such as https://www.linkedin.com/in/'{value}'",
    'de-AT': "Mit '{value}' an der Stelle des Namens, zum Beispiel https://www.linkedin.com/in/'{value}'"
  },
  'custom-links.pattern-changes': {
    en: 'What {advisors, plural, one {# advisor has} other {# advisors have}} entered is brought into the new form. Where that does not fit, the link is not shown until it is entered anew.',
    'de-AT':
      'Was {advisors, plural, one {# Person} other {# Personen}} eingetragen {advisors, plural, one {hat} other {haben}}, wird in die neue Form gebracht. Wo das nicht passt, erscheint der Link erst wieder, wenn er neu eingetragen ist.'
  },
  'custom-links.gone': {
    en: 'This link was deleted in the meantime.',
    'de-AT': 'Dieser Link wurde inzwischen gelöscht.'
  },
  'custom-links.own': { en: 'Links', 'de-AT': 'Links' },
  'custom-links.own-lead': {
    en: 'Where customers find you elsewhere. What is empty does not stand on your card.',
    'de-AT': 'Wo man Sie sonst noch findet. Was leer bleibt, steht nicht auf Ihrer Karte.',
    'de-AT-informal': 'Wo man dich sonst noch findet. Was leer bleibt, steht nicht auf deiner Karte.'
  },
  'custom-links.own-none': {
    en: 'Your institution offers no links.',
    'de-AT': 'Ihr Institut bietet keine Links an.',
    'de-AT-informal': 'Dein Institut bietet keine Links an.'
  },
  'custom-links.own-any-help': {
    en: 'An address that begins with https://',
    'de-AT': 'Eine Adresse, die mit https:// beginnt'
  },
  'custom-links.own-pattern-help': {
    en: 'What stands in place of the dots: {pattern}',
    'de-AT': 'Was an der Stelle der Punkte steht: {pattern}'
  }
} satisfies MessageTable
