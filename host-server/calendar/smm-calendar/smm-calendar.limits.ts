import type { Call } from '../../core/http/http.ts'

const CONNECTS = { name: 'calendar-connect', points: 20, seconds: 10 * 60 }
const REFRESHES = { name: 'calendar-refresh', points: 10, seconds: 60 }

const ownerOf = ({ db, advisor }: Call) => ({ tenant: db.tenantId, id: advisor.uuid })

/** Limited because each attempt sends requests to a server of the advisor's choice. */
export const limitConnects = (call: Call) => call.app.limits.take(CONNECTS, ownerOf(call))
export const limitRefreshes = (call: Call) => call.app.limits.take(REFRESHES, ownerOf(call))
