import { type AuditEvent, EXPORT_ACTIONS, READ_ACTIONS, SIGN_IN_OBJECTS } from '#contract/audit-log'

const oneOf = (column: string, keys: readonly string[]) => `${column} in (${keys.map((key) => `'${key}'`).join(', ')})`

const SIGN_INS = oneOf('object', SIGN_IN_OBJECTS)
const READS = oneOf('action', READ_ACTIONS)
const EXPORTS = oneOf('action', EXPORT_ACTIONS)

/** Who got in, and who read or exported what; the rest are changes. */
export const IS_ACCESS = `(${SIGN_INS} or ${READS} or ${EXPORTS})`

/** The entries of an event, in SQL. */
export const OF_EVENT: Readonly<Record<AuditEvent, string>> = {
  changes: `not ${IS_ACCESS}`,
  'sign-ins': SIGN_INS,
  reads: READS,
  exports: EXPORTS
}
