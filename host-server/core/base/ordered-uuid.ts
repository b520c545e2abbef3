import { randomBytes } from 'node:crypto'

let last = { ms: 0, count: 0 }

/** A later moment than any before, where one millisecond has room for 4096. */
function next() {
  const ms = Math.max(Date.now(), last.ms)
  const count = ms === last.ms ? last.count + 1 : 0
  last = count > 0xfff ? { ms: ms + 1, count: 0 } : { ms, count }
  return last
}

/** A UUID of version 7 (RFC 9562) that sorts after all that this process has made before, also as text. */
export function orderedUuid(): string {
  const { ms, count } = next()
  const random = randomBytes(8)
  random[0] = 0x80 | ((random[0] ?? 0) & 0x3f)
  const hex = ms.toString(16).padStart(12, '0') + (0x7000 | count).toString(16) + random.toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
