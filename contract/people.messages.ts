import type { MessageTable } from './locales.ts'

/** The administration of advisors and staff. */
export const peopleMessages = {
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
  'people.assistant-unknown': {
    en: 'This assistant is not there any more.',
    'de-AT': 'Diese Assistenz gibt es nicht mehr.'
  }
} satisfies MessageTable
