/** Writes what an entry of the page's history says of a widget. The page's own state stays; what is no plain object cannot carry ours. */
export function write(way: 'pushState' | 'replaceState', name: string, place: unknown) {
  const { state } = history
  if (state && Object.getPrototypeOf(state) !== Object.prototype) return
  try {
    history[way]({ ...state, [name]: place }, '')
  } catch {
    // browsers allow only so many entries in a while
  }
}
