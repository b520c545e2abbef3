/** The `code` of a refused write from a page whose origin the institution has not registered. */
export const FOREIGN_ORIGIN = 'foreign-origin'
