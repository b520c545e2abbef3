/** The key under which a message is kept once; `crypto.randomUUID` is missing on a page without https. */
export const newClientId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
