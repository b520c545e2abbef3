import { BRANCH_IMPORT_ROWS_MAX, getBranchesFile, getBranchTemplate, getRefusedBranches } from '#contract/branch-import'
import type { branchImportMessages } from '#contract/messages/branch-import.messages'
import type { fileImportsMessages } from '#contract/messages/file-imports.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { FileImport } from '../../ui/lists/file-import.tsx'
import { branchImport } from './branch-import.atoms.ts'

const HELP = [
  'branch-import.help-match',
  'branch-import.help-new',
  'branch-import.help-cells',
  'branch-import.help-hours'
] as const

/** Imports branches from a file. */
export function Page() {
  const t = useTexts<typeof branchImportMessages & typeof fileImportsMessages>()
  return (
    <FileImport
      of={branchImport}
      t={(text, values) => t(`branch-import.${text}`, values)}
      help={HELP.map((id) => t(id))}
      rowsMax={BRANCH_IMPORT_ROWS_MAX}
      files={[
        { path: getBranchTemplate.path, label: t('file-imports.template') },
        { path: getBranchesFile.path, label: t('branch-import.present') }
      ]}
      refusedOf={(uuid) => getRefusedBranches.path.replace(':uuid', uuid)}
      list="/account-admin/organizations"
    />
  )
}
