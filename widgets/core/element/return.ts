/** Retries when the network or the visitor comes back; the returned function stops waiting. */
export function onReturn(again: () => void): () => void {
  const waiting = new AbortController()
  const look = () => document.hidden || again()
  addEventListener('online', again, waiting)
  document.addEventListener('visibilitychange', look, waiting)
  return () => waiting.abort()
}
