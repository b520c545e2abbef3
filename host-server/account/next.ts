const START = '/app/'
/** The app's pages, and the messenger with the advisor whom its hash names. */
const IN_APP = /^(?:\/app\/(?!\/)[\x21-\x7e]*|\/messenger(?:#[\w-]*)?)$/

/** Where a login leads: an address inside, however it was written, or the app's start. */
export function safeNext(next: string): string {
  if (!IN_APP.test(next)) return START
  const base = 'http://host.invalid'
  const { origin, pathname, search, hash } = new URL(next, base)
  return origin === base && IN_APP.test(pathname) ? pathname + search + hash : START
}
