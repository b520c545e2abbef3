/** The id of a new part; unlike UUIDs, browsers make it on plain http too. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (one) => one.toString(16).padStart(2, '0')).join('')
