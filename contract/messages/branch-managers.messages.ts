import type { MessageTable } from '../locales.ts'

/** Who manages a branch, on the branch's page. */
export const branchManagersMessages = {
  'branch-managers.header': { en: 'Branch managers', 'de-AT': 'Filialleitung' },
  'branch-managers.lead': {
    en: 'The managers of this branch see its people, appointments, requests and reports.',
    'de-AT': 'Die Filialleitung sieht Personen, Termine, Anfragen und Berichte dieser Filiale.'
  },
  'branch-managers.none': {
    en: 'Nobody manages this branch yet.',
    'de-AT': 'Diese Filiale leitet noch niemand.'
  },
  'branch-managers.add': { en: 'Add a manager', 'de-AT': 'Filialleitung hinzufügen' },
  'branch-managers.add-help': {
    en: 'People with an account who work here or manage branches.',
    'de-AT': 'Personen mit Konto, die hier arbeiten oder Filialen leiten.'
  },
  'branch-managers.placeholder': { en: 'Search for a name', 'de-AT': 'Name suchen' },
  'branch-managers.remove': { en: 'Remove {name}', 'de-AT': '{name} entfernen' },
  'branch-managers.give-title': { en: 'Give {name} a role?', 'de-AT': '{name} eine Rolle geben?' },
  'branch-managers.give-text': {
    en: '{name} becomes a branch manager, and sees the people, appointments, requests and reports of this branch.',
    'de-AT':
      '{name} erhält die Rolle „Filialleitung“ und sieht damit Personen, Termine, Anfragen und Berichte dieser Filiale.'
  },
  'branch-managers.give': { en: 'Give the role', 'de-AT': 'Rolle geben' },
  'branch-managers.added': { en: '{name} manages this branch now', 'de-AT': '{name} leitet jetzt diese Filiale' },
  'branch-managers.removed': {
    en: '{name} no longer manages this branch',
    'de-AT': '{name} leitet diese Filiale nicht mehr'
  },
  'branch-managers.closed': {
    en: 'This branch is closed. Reopen it to assign managers.',
    'de-AT': 'Diese Filiale ist geschlossen. Sobald sie wieder geöffnet ist, kann eine Leitung zugeteilt werden.'
  },
  'branch-managers.unknown': {
    en: 'This person has no account, or has left. Please choose somebody else.',
    'de-AT': 'Diese Person hat kein Konto oder ist nicht mehr da. Bitte wählen Sie jemand anderen.',
    'de-AT-informal': 'Diese Person hat kein Konto oder ist nicht mehr da. Bitte wähle jemand anderen.'
  }
} satisfies MessageTable
