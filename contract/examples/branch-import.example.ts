import type { FileImport, FileImportRows } from '../file-imports.ts'

/** A checked file of branches. */
export const exampleBranchesChecked: FileImport = {
  uuid: '5b2f7c1e-6d0a-4f3b-8c9d-1e2a3b4c5d6e',
  state: 'checked',
  file_name: 'filialen-2026.csv',
  user_name: 'Ada Admin',
  created_at: '2026-11-26T07:00:00Z',
  finished_at: '2026-11-26T07:00:01Z',
  total: 42,
  processed: 42,
  fates: { created: 3, changed: 12, same: 25, refused: 2 },
  ignored_columns: ['Parkplätze'],
  time_zone: 'Europe/Vienna'
}

export const exampleBranchesImporting: FileImport = { ...exampleBranchesChecked, state: 'running', processed: 21 }
export const exampleBranchesImported: FileImport = { ...exampleBranchesChecked, state: 'done' }

export const exampleRefusedBranches: FileImportRows = {
  rows: [
    {
      line: 7,
      name: 'Filiale Sankt Johann im Pongau und Umgebung',
      fate: 'refused',
      errors: ['Postcode: This field cannot be empty.', 'Monday: Please enter hours such as 09:00–12:30, 13:30–16:00.']
    },
    { line: 31, name: 'graz', fate: 'refused', errors: ['This branch already appears in row 4.'] }
  ],
  total: 2,
  page_size: 50
}
