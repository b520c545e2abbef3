/** The `code` of a refused write from a page whose origin the institution has not registered. */
export const FOREIGN_ORIGIN = 'foreign-origin'

/** The `code` of a refusal to a user who has not proved lately that it is still they. */
export const PROOF_NEEDED = 'proof-needed'

/** The `code` of a refusal to everyone, since the institution has turned the feature off. */
export const TURNED_OFF = 'turned-off'

/** The `code` of a refusal to save what somebody else has changed meanwhile. */
export const CHANGED_MEANWHILE = 'changed-meanwhile'
