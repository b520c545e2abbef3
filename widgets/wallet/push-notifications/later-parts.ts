/** What the form needs only once a button is pressed: one file, as another would cost other tags a request. */
export { ChoiceOption } from '../../ui/fields/choice-option.tsx'
export { readAllAtom, readBranchesAtom } from './branch.atoms.ts'
export { Branches } from './branches.tsx'
export { SendAt } from './send-at.tsx'
export { SendSummary } from './send-summary.tsx'
export { TestDialog } from './test-dialog.tsx'
