const START = '/app/'
/** The app's pages, the messenger with the advisor named in its hash, where an advisor's video talk begins, and passkeys. */
const IN_APP = /^(?:\/app\/(?!\/)[\x21-\x7e]*|\/messenger(?:#[\w-]*)?|\/talks\/[\da-f-]{36}\/host|\/account\/passkeys)$/

/** The path to redirect to after a login: a normalised path within the app, or its start page. */
export function safeNext(next: string): string {
  if (!IN_APP.test(next)) return START
  const base = 'http://host.invalid'
  const { origin, pathname, search, hash } = new URL(next, base)
  return origin === base && IN_APP.test(pathname) ? pathname + search + hash : START
}
