const KEY = 'advisor-app-reloaded'

/** Storage may be forbidden: then the focus begins at the top. */
export function noteReload() {
  try {
    sessionStorage.setItem(KEY, 'menu')
  } catch {}
}

/** Whether the page has been loaded again from the user's menu; says so once. */
export function takeReload(): boolean {
  try {
    const isNoted = sessionStorage.getItem(KEY) !== null
    sessionStorage.removeItem(KEY)
    return isNoted
  } catch {
    return false
  }
}
