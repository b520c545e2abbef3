import type { MessageTable } from './locales.ts'

export const photosMessages = {
  'photos.header': { en: 'My card', 'de-AT': 'Meine Karte' },
  'photos.lead': {
    en: 'What customers see of you: your photo, your words and your links.',
    'de-AT': 'Was man von Ihnen sieht: Ihr Foto, Ihre Texte und Ihre Links.',
    'de-AT-informal': 'Was man von dir sieht: dein Foto, deine Texte und deine Links.'
  },
  'photos.photo': { en: 'Photo', 'de-AT': 'Foto' },
  'photos.photo-lead': {
    en: 'It stands on the card, in the vCard and wherever customers choose whom to meet.',
    'de-AT': 'Es steht auf der Karte, in der vCard und überall, wo man Beraterinnen und Berater auswählt.'
  },
  'photos.photo-of': { en: 'Photo of {name}', 'de-AT': 'Foto von {name}' },
  'photos.none': {
    en: 'There is no photo yet: the card shows initials.',
    'de-AT': 'Es gibt noch kein Foto: Die Karte zeigt die Initialen.'
  },
  'photos.see-card': { en: 'See the card', 'de-AT': 'Karte ansehen' },
  'photos.choose': { en: 'Choose a photo', 'de-AT': 'Foto auswählen' },
  'photos.choose-other': { en: 'Another photo', 'de-AT': 'Anderes Foto' },
  'photos.drop': {
    en: 'Or drop it here.',
    'de-AT': 'Oder ziehen Sie es hierher.',
    'de-AT-informal': 'Oder zieh es hierher.'
  },
  'photos.kinds': { en: 'JPEG, PNG or WebP, at most 10 MB', 'de-AT': 'JPEG, PNG oder WebP, höchstens 10 MB' },
  'photos.part': { en: 'Part of the photo', 'de-AT': 'Ausschnitt' },
  'photos.part-help': {
    en: 'Drag the photo, or press on what should be in the middle. Zoom with two fingers, the mouse wheel or the slider. On the keyboard: arrow keys move, + and − zoom.',
    'de-AT':
      'Ziehen Sie das Foto, oder tippen Sie auf das, was in die Mitte soll. Vergrößern Sie mit zwei Fingern, dem Mausrad oder dem Regler. Mit der Tastatur: Pfeiltasten verschieben, + und − vergrößern und verkleinern.',
    'de-AT-informal':
      'Zieh das Foto, oder tippe auf das, was in die Mitte soll. Vergrößere mit zwei Fingern, dem Mausrad oder dem Regler. Mit der Tastatur: Pfeiltasten verschieben, + und − vergrößern und verkleinern.'
  },
  'photos.position': {
    en: '{left} % from the left, {top} % from the top, {zoom} % zoom',
    'de-AT': '{left} % von links, {top} % von oben, {zoom} % Vergrößerung'
  },
  'photos.zoom': { en: 'Zoom', 'de-AT': 'Vergrößerung' },
  'photos.preview': { en: 'On the card', 'de-AT': 'Auf der Karte' },
  'photos.discard': { en: 'Keep the present photo', 'de-AT': 'Bisheriges Foto behalten' },
  'photos.discard-first': { en: 'Choose none', 'de-AT': 'Doch keines' },
  'photos.remove': { en: 'Remove the photo', 'de-AT': 'Foto entfernen' },
  'photos.remove-question': { en: 'Remove the photo?', 'de-AT': 'Foto entfernen?' },
  'photos.remove-text': {
    en: 'The card will show the initials. A removed photo cannot be brought back; it can be uploaded again.',
    'de-AT': 'Die Karte zeigt dann die Initialen. Ein entferntes Foto lässt sich nicht zurückholen, aber neu hochladen.'
  },
  'photos.too-large': { en: 'The picture may have 10 MB at most.', 'de-AT': 'Das Bild darf höchstens 10 MB haben.' },
  'photos.type': {
    en: 'Please choose a picture in the format JPEG, PNG or WebP.',
    'de-AT': 'Bitte wählen Sie ein Bild im Format JPEG, PNG oder WebP.',
    'de-AT-informal': 'Bitte wähle ein Bild im Format JPEG, PNG oder WebP.'
  },
  'photos.unreadable': {
    en: 'The picture is damaged. Please choose another one.',
    'de-AT': 'Das Bild ist beschädigt. Bitte wählen Sie ein anderes.',
    'de-AT-informal': 'Das Bild ist beschädigt. Bitte wähle ein anderes.'
  },
  'photos.too-many-pixels': {
    en: 'The picture may have 50 million pixels at most.',
    'de-AT': 'Das Bild darf höchstens 50 Millionen Pixel haben.'
  },
  'photos.too-small': {
    en: 'The picture must be at least 128 pixels wide and high.',
    'de-AT': 'Das Bild muss mindestens 128 Pixel breit und hoch sein.'
  }
} satisfies MessageTable
