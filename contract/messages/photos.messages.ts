import type { MessageTable } from '../locales.ts'

export const photosMessages = {
  'photos.header': { en: 'My card', 'de-AT': 'Meine Karte' },
  'photos.lead': {
    en: 'What customers see: your photo, contact options, texts, keywords and links.',
    'de-AT': 'Was Kundinnen und Kunden sehen: Ihr Foto, Ihre Kontaktmöglichkeiten, Texte, Stichwörter und Links.',
    'de-AT-informal':
      'Was Kundinnen und Kunden sehen: dein Foto, deine Kontaktmöglichkeiten, Texte, Stichwörter und Links.'
  },
  'photos.photo': { en: 'Photo', 'de-AT': 'Foto' },
  'photos.lead-card': {
    en: 'Shown on the card, in the vCard and wherever customers choose an advisor.',
    'de-AT': 'Erscheint auf der Karte, in der vCard und überall, wo Beraterinnen und Berater zur Auswahl stehen.'
  },
  'photos.lead-page': {
    en: 'Shown on the public page, when booking at the branch and when the page is shared.',
    'de-AT': 'Erscheint auf der öffentlichen Seite, beim Buchen in der Filiale und wenn die Seite geteilt wird.'
  },
  'photos.photo-of': { en: 'Photo of {name}', 'de-AT': 'Foto von {name}' },
  'photos.none-card': {
    en: 'No photo yet. The card shows initials.',
    'de-AT': 'Noch kein Foto. Die Karte zeigt die Initialen.'
  },
  'photos.none-page': {
    en: 'No photo yet. The page is shown without one.',
    'de-AT': 'Noch kein Foto. Die Seite erscheint ohne Foto.'
  },
  'photos.see-card': { en: 'View card (new tab)', 'de-AT': 'Karte ansehen (neuer Tab)' },
  'photos.card-pdf': { en: 'Card as PDF', 'de-AT': 'Karte als PDF' },
  'photos.card-png': { en: 'Card as picture', 'de-AT': 'Karte als Bild' },
  'photos.choose': { en: 'Choose photo', 'de-AT': 'Foto auswählen' },
  'photos.choose-other': { en: 'Choose another photo', 'de-AT': 'Anderes Foto auswählen' },
  'photos.drop': {
    en: 'Or drop it here.',
    'de-AT': 'Oder ziehen Sie es hierher.',
    'de-AT-informal': 'Oder zieh es hierher.'
  },
  'photos.kinds': { en: 'JPEG, PNG or WebP, up to 10 MB', 'de-AT': 'JPEG, PNG oder WebP, bis 10 MB' },
  'photos.part': { en: 'Crop', 'de-AT': 'Ausschnitt' },
  'photos.part-help-touch': {
    en: 'Drag the photo, or tap what should be in the centre. Zoom with two fingers or the slider.',
    'de-AT':
      'Ziehen Sie das Foto oder tippen Sie auf das, was in die Mitte soll. Vergrößern Sie mit zwei Fingern oder dem Regler.',
    'de-AT-informal':
      'Zieh das Foto oder tippe auf das, was in die Mitte soll. Vergrößere mit zwei Fingern oder dem Regler.'
  },
  'photos.part-help': {
    en: 'Drag the photo, or tap what should be in the centre. Zoom with two fingers, the mouse wheel or the slider. On the keyboard, use the arrow keys to move, and + and − to zoom.',
    'de-AT':
      'Ziehen Sie das Foto oder tippen Sie auf das, was in die Mitte soll. Vergrößern Sie mit zwei Fingern, dem Mausrad oder dem Regler. Mit der Tastatur: Pfeiltasten verschieben, + und − vergrößern und verkleinern.',
    'de-AT-informal':
      'Zieh das Foto oder tippe auf das, was in die Mitte soll. Vergrößere mit zwei Fingern, dem Mausrad oder dem Regler. Mit der Tastatur: Pfeiltasten verschieben, + und − vergrößern und verkleinern.'
  },
  'photos.position': {
    en: '{left} % from the left, {top} % from the top, {zoom} % zoom',
    'de-AT': '{left} % von links, {top} % von oben, {zoom} % Vergrößerung'
  },
  'photos.zoom': { en: 'Zoom', 'de-AT': 'Vergrößerung' },
  'photos.preview-card': { en: 'On the card', 'de-AT': 'Auf der Karte' },
  'photos.preview-page': { en: 'On the page', 'de-AT': 'Auf der Seite' },
  'photos.discard': { en: 'Keep current photo', 'de-AT': 'Bisheriges Foto behalten' },
  'photos.discard-first': { en: 'Cancel', 'de-AT': 'Abbrechen' },
  'photos.saved': { en: 'Photo saved', 'de-AT': 'Foto gespeichert' },
  'photos.remove': { en: 'Remove photo', 'de-AT': 'Foto entfernen' },
  'photos.remove-question': { en: 'Remove photo?', 'de-AT': 'Foto entfernen?' },
  'photos.removal-card': {
    en: 'The card will show initials. You cannot restore a removed photo, but you can upload it again.',
    'de-AT':
      'Die Karte zeigt dann die Initialen. Ein entferntes Foto lässt sich nicht wiederherstellen, aber neu hochladen.'
  },
  'photos.removal-page': {
    en: 'The page will be shown without a photo. You cannot restore a removed photo, but you can upload it again.',
    'de-AT':
      'Die Seite erscheint dann ohne Foto. Ein entferntes Foto lässt sich nicht wiederherstellen, aber neu hochladen.'
  },
  'photos.removed': { en: 'Photo removed', 'de-AT': 'Foto entfernt' },
  'photos.too-large': {
    en: 'The image is larger than 10 MB. Please choose a smaller one.',
    'de-AT': 'Das Bild ist größer als 10 MB. Bitte wählen Sie ein kleineres.',
    'de-AT-informal': 'Das Bild ist größer als 10 MB. Bitte wähle ein kleineres.'
  },
  'photos.type': {
    en: 'Please choose a JPEG, PNG or WebP image.',
    'de-AT': 'Bitte wählen Sie ein Bild im Format JPEG, PNG oder WebP.',
    'de-AT-informal': 'Bitte wähle ein Bild im Format JPEG, PNG oder WebP.'
  },
  'photos.unreadable': {
    en: 'The image is damaged. Please choose another one.',
    'de-AT': 'Das Bild ist beschädigt. Bitte wählen Sie ein anderes.',
    'de-AT-informal': 'Das Bild ist beschädigt. Bitte wähle ein anderes.'
  },
  'photos.too-many-pixels': {
    en: 'The image has more than 50 million pixels. Please choose a smaller one.',
    'de-AT': 'Das Bild hat mehr als 50 Millionen Pixel. Bitte wählen Sie ein kleineres.',
    'de-AT-informal': 'Das Bild hat mehr als 50 Millionen Pixel. Bitte wähle ein kleineres.'
  },
  'photos.too-small': {
    en: 'The image must be at least 128 pixels wide and high.',
    'de-AT': 'Das Bild muss mindestens 128 Pixel breit und hoch sein.'
  }
} satisfies MessageTable
