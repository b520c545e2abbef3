import { vi } from 'vitest'

/** Takes the browser's connection away; the returned function gives it back. */
export function goOffline(): () => void {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  return () => {
    connection.mockRestore()
    dispatchEvent(new Event('online'))
  }
}

/** How a request fails without one. */
export const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))
