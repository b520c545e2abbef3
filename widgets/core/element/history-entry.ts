/** Writes what an entry of the page's history says of a widget. The page's own state stays; what is no plain object cannot carry ours. */
export function write(way: 'pushState' | 'replaceState', name: string, place: unknown) {
  const { state } = history
  if (state && state.constructor !== Object) return
  try {
    history[way]({ ...state, [name]: place }, '')
  } catch {
    // browsers allow only so many entries in a while
  }
}

/** Waits until the browser has gone where a widget has sent it: an entry written before would be left again. */
let waiting: (() => void)[] | undefined

/** Does something later if the browser is on its way, and says so. */
export const defer = (act: () => void) => Boolean(waiting?.push(act))

/** Leaves entries of the page's history. */
export function leave(entries: number) {
  const acts: typeof waiting = []
  waiting = acts
  const arrive = () => {
    waiting = undefined
    // one of them may leave another entry
    for (const act of acts) if (!defer(act)) act()
  }
  addEventListener('popstate', arrive, { once: true })
  history.go(-entries)
}
