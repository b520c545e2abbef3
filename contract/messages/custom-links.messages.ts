import type { MessageTable } from '../locales.ts'

/** The links on advisors' cards: their kinds, and an advisor's own. */
export const customLinksMessages = {
  'custom-links.list': { en: 'Custom links', 'de-AT': 'Links auf Karten' },
  'custom-links.empty': {
    en: 'There are no links yet. Add one, and advisors can enter their own under “My card”.',
    'de-AT':
      'Es gibt noch keine Links. Fügen Sie einen hinzu; dann tragen Beraterinnen und Berater ihren eigenen unter „Meine Karte“ ein.',
    'de-AT-informal':
      'Es gibt noch keine Links. Füge einen hinzu; dann tragen Beraterinnen und Berater ihren eigenen unter „Meine Karte“ ein.'
  },
  'custom-links.add': { en: 'New link', 'de-AT': 'Neuer Link' },
  'custom-links.edit': { en: 'Edit', 'de-AT': 'Bearbeiten' },
  'custom-links.edit-of': { en: 'Edit {label}', 'de-AT': '{label} bearbeiten' },
  'custom-links.edit-title': { en: 'Edit link', 'de-AT': 'Link bearbeiten' },
  'custom-links.delete': { en: 'Delete', 'de-AT': 'Löschen' },
  'custom-links.delete-of': { en: 'Delete {label}', 'de-AT': '{label} löschen' },
  'custom-links.delete-title': { en: 'Delete link?', 'de-AT': 'Link löschen?' },
  'custom-links.delete-question': {
    en: '{advisors, plural, =0 {No advisor has entered “{label}” yet.} one {# advisor has entered “{label}”. The entry is deleted too and cannot be restored. To keep it, retire the link instead.} other {# advisors have entered “{label}”. Their entries are deleted too and cannot be restored. To keep them, retire the link instead.}}',
    'de-AT':
      '{advisors, plural, =0 {Noch niemand hat „{label}“ eingetragen.} one {# Person hat „{label}“ eingetragen. Auch dieser Eintrag wird gelöscht und lässt sich nicht wiederherstellen. Wenn Sie ihn behalten wollen, bieten Sie den Link stattdessen nicht mehr an.} other {# Personen haben „{label}“ eingetragen. Auch diese Einträge werden gelöscht und lassen sich nicht wiederherstellen. Wenn Sie sie behalten wollen, bieten Sie den Link stattdessen nicht mehr an.}}',
    'de-AT-informal':
      '{advisors, plural, =0 {Noch niemand hat „{label}“ eingetragen.} one {# Person hat „{label}“ eingetragen. Auch dieser Eintrag wird gelöscht und lässt sich nicht wiederherstellen. Wenn du ihn behalten willst, biete den Link stattdessen nicht mehr an.} other {# Personen haben „{label}“ eingetragen. Auch diese Einträge werden gelöscht und lassen sich nicht wiederherstellen. Wenn du sie behalten willst, biete den Link stattdessen nicht mehr an.}}'
  },
  'custom-links.retire-title': { en: 'Retire link?', 'de-AT': 'Link nicht mehr anbieten?' },
  'custom-links.retire-question': {
    en: '“{label}” disappears from the cards of {advisors, plural, one {# advisor} other {# advisors}} and can no longer be entered. Existing entries are saved in case you offer the link again.',
    'de-AT':
      '„{label}“ verschwindet von {advisors, plural, one {# Karte} other {# Karten}} und kann nicht mehr eingetragen werden. Die Einträge bleiben gespeichert, falls Sie den Link wieder anbieten.',
    'de-AT-informal':
      '„{label}“ verschwindet von {advisors, plural, one {# Karte} other {# Karten}} und kann nicht mehr eingetragen werden. Die Einträge bleiben gespeichert, falls du den Link wieder anbietest.'
  },
  'custom-links.retire': { en: 'Retire', 'de-AT': 'Nicht mehr anbieten' },
  'custom-links.offered': { en: 'Offered', 'de-AT': 'Angeboten' },
  'custom-links.use': { en: 'Entered by', 'de-AT': 'Eingetragen von' },
  'custom-links.actions': { en: 'Actions', 'de-AT': 'Aktionen' },
  'custom-links.offered-of': { en: '{label} is offered', 'de-AT': '{label} wird angeboten' },
  'custom-links.retired': { en: 'Retired', 'de-AT': 'Nicht mehr angeboten' },
  'custom-links.offered-again': { en: '“{label}” is offered again', 'de-AT': '„{label}“ wird wieder angeboten' },
  'custom-links.not-offered': { en: '“{label}” is no longer offered', 'de-AT': '„{label}“ wird nicht mehr angeboten' },
  'custom-links.used': {
    en: '{advisors, plural, =0 {No one yet} one {# advisor} other {# advisors}}',
    'de-AT': '{advisors, plural, =0 {Noch niemand} one {# Person} other {# Personen}}'
  },
  'custom-links.any-address': { en: 'Any https address', 'de-AT': 'Jede https-Adresse' },
  'custom-links.label': { en: 'Label', 'de-AT': 'Bezeichnung' },
  'custom-links.label-help': {
    en: 'Shown on the card, for example LinkedIn.',
    'de-AT': 'Steht auf der Karte, zum Beispiel LinkedIn.'
  },
  'custom-links.icon': { en: 'Icon', 'de-AT': 'Symbol' },
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
  'custom-links.kind-any': { en: 'A full address', 'de-AT': 'Eine vollständige Adresse' },
  'custom-links.kind-any-text': {
    en: 'Any address that begins with https://, such as the advisor’s own page.',
    'de-AT': 'Jede Adresse, die mit https:// beginnt, zum Beispiel die der eigenen Seite.'
  },
  'custom-links.kind-pattern': {
    en: 'A user name in a fixed address',
    'de-AT': 'Ein Benutzername in einer festen Adresse'
  },
  'custom-links.kind-pattern-text': {
    en: 'The domain is fixed, so no one can link elsewhere.',
    'de-AT': 'Die Domain steht fest: Niemand kann anderswohin verlinken.'
  },
  'custom-links.pattern': { en: 'Address', 'de-AT': 'Adresse' },
  'custom-links.pattern-help': {
    en: "With '{value}' in place of the name, for example https://www.linkedin.com/in/'{value}'",
    'de-AT': "Mit '{value}' anstelle des Namens, zum Beispiel https://www.linkedin.com/in/'{value}'"
  },
  'custom-links.pattern-changes': {
    en: '{advisors, plural, one {The entry of # advisor is} other {The entries of # advisors are}} converted to the new address. Where that is not possible, the link is hidden until it is entered again.',
    'de-AT':
      '{advisors, plural, one {Der Eintrag von # Person wird} other {Die Einträge von # Personen werden}} an die neue Adresse angepasst. Wo das nicht möglich ist, erscheint der Link erst wieder, wenn er neu eingetragen wird.'
  },
  'custom-links.gone': {
    en: 'This link has been deleted in the meantime.',
    'de-AT': 'Dieser Link wurde inzwischen gelöscht.'
  },
  'custom-links.own': { en: 'Links', 'de-AT': 'Links' },
  'custom-links.own-lead': {
    en: 'Where else customers can find you. Empty links are not shown on your card.',
    'de-AT': 'Wo man Sie sonst noch findet. Leere Links erscheinen nicht auf Ihrer Karte.',
    'de-AT-informal': 'Wo man dich sonst noch findet. Leere Links erscheinen nicht auf deiner Karte.'
  },
  'custom-links.own-saved': { en: 'Links saved', 'de-AT': 'Links gespeichert' },
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
    en: 'The part in place of the dots: {pattern}',
    'de-AT': 'Der Teil anstelle der Punkte: {pattern}'
  }
} satisfies MessageTable
