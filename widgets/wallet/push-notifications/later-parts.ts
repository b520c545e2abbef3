/** What the form needs only once a button is pressed: one file, as another would cost other tags a request. */
export { Branches } from './branches.tsx'
export { PersonOption } from './person-option.tsx'
export { SendAt } from './send-at.tsx'
export { SendSummary } from './send-summary.tsx'
export { TestDialog } from './test-dialog.tsx'
