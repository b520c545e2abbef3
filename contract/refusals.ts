/** The `code` of a refused write from a page whose origin the institution has not registered. */
export const FOREIGN_ORIGIN = 'foreign-origin'

/** The `code` of a refusal to everyone, since the institution has turned the feature off. */
export const TURNED_OFF = 'turned-off'
