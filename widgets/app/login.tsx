import { useEffect } from 'react'
import { useHost } from '../core/element/host.ts'
import { LoadingBox } from '../ui/feedback/loading-box.tsx'

/** The address of the login page, which then redirects to `next`. */
export const loginAddress = (next: string) => `/account/login?next=${encodeURIComponent(next)}`

/** Sends a guest to the login and back, unless the page prevents `advisor-login`. */
export function ToLogin() {
  const host = useHost()
  useEffect(() => {
    const href = loginAddress(location.pathname + location.search)
    if (host.emit('login', { href })) location.replace(href)
  }, [host])
  return <LoadingBox />
}
