import type { IncomingMessage } from 'node:http'
import type { Middleware } from 'koa'
import { BadRequest } from '../base/failures.ts'

/** Node keeps the first of several Host headers; a proxy in front may have chosen another. */
function namesOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts < 2
}

/** Whether path and Host header say alone what is asked for. */
export const isPlainTarget = (request: IncomingMessage) => request.url?.[0] === '/' && namesOneHost(request)

const absolute = (target: string) => {
  const url = URL.canParse(target) ? new URL(target) : undefined
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined
}

/** Refuses requests to more than one host; one with an absolute URI is for the host that this names (RFC 9112 §3.2.2). */
export const requestTarget: Middleware = ({ req }, next) => {
  if (!isPlainTarget(req)) {
    const url = namesOneHost(req) ? absolute(req.url ?? '') : undefined
    if (!url) throw new BadRequest()
    req.url = `${url.pathname}${url.search}`
    req.headers.host = url.host
  }
  return next()
}
