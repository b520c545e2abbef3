/** Tries again when the network or the visitor comes back; the function handed out stops waiting for them. */
export function onReturn(again: () => void): () => void {
  const waiting = new AbortController()
  const look = () => document.hidden || again()
  addEventListener('online', again, waiting)
  document.addEventListener('visibilitychange', look, waiting)
  return () => waiting.abort()
}
