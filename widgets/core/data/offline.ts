/** Whether a request has failed because the browser has no connection. */
export const isOffline = (failure?: unknown) => !(failure instanceof Response) && !navigator.onLine

/** Does something once there is a connection again. */
export const whenOnline = (act: () => void) => addEventListener('online', () => act(), { once: true })
