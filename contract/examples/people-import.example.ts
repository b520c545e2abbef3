import type { PeopleImport, PeopleImportRows } from '../people-import.ts'

/** A checked file. */
export const exampleChecked: PeopleImport = {
  uuid: '7c0e3c5a-0f39-4b7e-9a38-2f7a0d5a1c11',
  state: 'checked',
  file_name: 'personen-2026.csv',
  user_name: 'Ada Admin',
  created_at: '2026-11-23T07:00:00Z',
  finished_at: '2026-11-23T07:00:04Z',
  total: 612,
  processed: 612,
  fates: { created: 40, changed: 12, same: 557, refused: 3 },
  moved_sign_ins: 0,
  uninvited: 0,
  ignored_columns: ['Schuhgröße'],
  time_zone: 'Europe/Vienna'
}

export const exampleChecking: PeopleImport = {
  ...exampleChecked,
  state: 'checking',
  processed: 120,
  fates: { created: 10, changed: 0, same: 107, refused: 3 }
}
export const exampleRunning: PeopleImport = { ...exampleChecked, state: 'running', processed: 321 }
export const exampleDone: PeopleImport = { ...exampleChecked, state: 'done', uninvited: 40 }
export const exampleCancelled: PeopleImport = { ...exampleRunning, state: 'cancelled' }

export const exampleRefusedRows: PeopleImportRows = {
  rows: [
    {
      line: 17,
      name: 'Fritz Ohnefiliale',
      fate: 'refused',
      moves_sign_in: false,
      errors: ['Branch: There is no branch with this name.']
    },
    {
      line: 203,
      name: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff-Hohenstaufen',
      fate: 'refused',
      moves_sign_in: false,
      errors: [
        'E-mail address: This is not a valid e-mail address. Please enter one such as name@example.com.',
        'Roles: There is no role “kaiser”.'
      ]
    },
    {
      line: 204,
      name: 'eva@bank.example',
      fate: 'refused',
      moves_sign_in: false,
      errors: ['This person already appears in row 12.']
    }
  ],
  total: 3,
  page_size: 50
}

export const exampleCreatedRows: PeopleImportRows = {
  rows: Array.from({ length: 40 }, (_, at) => ({
    line: at + 300,
    name: `Neue Person ${at + 1}`,
    fate: 'created' as const,
    moves_sign_in: false,
    errors: []
  })),
  total: 40,
  page_size: 50
}

/** A file that changes someone's sign-in address. */
export const exampleMoving: PeopleImport = { ...exampleChecked, moved_sign_ins: 1 }
export const exampleMovedRows: PeopleImportRows = {
  rows: Array.from({ length: 12 }, (_, at) => ({
    line: at ? at + 40 : 31,
    name: at ? `Andere Person ${at}` : 'Margarete Neumann',
    fate: 'changed' as const,
    moves_sign_in: !at,
    errors: []
  })),
  total: 12,
  page_size: 50
}
