type Hear = (event: string) => void

/**
 * One stream for all windows of a browser, which opens no more than six connections to a server over HTTP/1.1. The window
 * in front has it and tells the others: one in the background may be asleep. Without locks each has its own. Returns a
 * function that ends it.
 */
export function shareStream(name: string, open: (hear: Hear) => () => void, hear: Hear): () => void {
  const { locks } = navigator
  if (!locks || typeof BroadcastChannel === 'undefined') return open(hear)
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => hear(data)
  let isEnded = false
  let waiting = new AbortController()
  /** Set while this window has the stream. */
  let close: (() => void) | undefined

  const hold = () =>
    new Promise<void>((resolve) => {
      close?.()
      if (isEnded) return resolve()
      const end = open((event) => {
        // of a stream that is being closed
        if (isEnded) return
        channel.postMessage(event)
        hear(event)
      })
      close = () => {
        close = undefined
        end()
        resolve()
      }
    })
  const wait = () => {
    const mine = new AbortController()
    waiting = mine
    // given up for a lock of its own
    locks.request(name, { signal: mine.signal }, hold).catch((failure) => mine.signal.aborted || lose(failure))
  }
  const lose = (failure: Error) => {
    close?.()
    if (isEnded) return undefined
    // another window has come to the front
    if (failure.name === 'AbortError') return wait()
    // in a frame without an origin, or where storage is blocked, no lock is given
    const end = open(hear)
    close = () => {
      close = undefined
      end()
    }
    return undefined
  }
  const lead = () => {
    if (document.hidden || close) return
    waiting.abort()
    locks.request(name, { steal: true }, hold).catch(lose)
  }

  if (document.hidden) wait()
  else lead()
  document.addEventListener('visibilitychange', lead)
  return () => {
    isEnded = true
    document.removeEventListener('visibilitychange', lead)
    waiting.abort()
    close?.()
    channel.close()
  }
}
