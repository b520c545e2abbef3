import { useEffect } from 'react'
import { useHost } from '../core/element/host.ts'
import { LoadingBox } from '../ui/feedback/loading-box.tsx'

/** The login page, which leads on to `next`. */
export const loginAddress = (next: string) => `/account/login?next=${encodeURIComponent(next)}`

/** Sends a guest from a member's page to the login and back, unless the page around prevents `advisor-login`. */
export function ToLogin() {
  const host = useHost()
  useEffect(() => {
    const href = loginAddress(location.pathname + location.search)
    if (host.emit('login', { href })) location.replace(href)
  }, [host])
  return <LoadingBox />
}
