import { lookup } from 'node:dns'
import { get as getPlain } from 'node:http'
import { get, type RequestOptions } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const NOT_PUBLIC = new BlockList()
const RANGES = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3`
for (const range of RANGES.split(/\s+/)) {
  const [network = '', prefix] = range.split('/')
  NOT_PUBLIC.addSubnet(network, Number(prefix), 'ipv4')
}
for (const [network, prefix] of [['2001::', 23] as const, ['2001:db8::', 32] as const, ['2002::', 16] as const]) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6')
}
// only this part of IPv6 is given out; what embeds an address of IPv4 is not
const PUBLIC = new BlockList()
PUBLIC.addSubnet('2000::', 3, 'ipv6')

/** Whether an address belongs to the public internet, and not to our own network or machine. */
export const isPublic = (address: string): boolean =>
  isIP(address) === 4
    ? !NOT_PUBLIC.check(address, 'ipv4')
    : isIP(address) === 6 && PUBLIC.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6')

const refusal = () => new Error('the address is not public')

/** Looked at for every connection: a name may lead elsewhere a moment later. */
const lookupPublic: LookupFunction = (name, options, callback) =>
  lookup(name, { ...options, all: true }, (failure, found) => {
    if (failure) return callback(failure, [])
    if (!found.length || !found.every(({ address }) => isPublic(address))) return callback(refusal(), [])
    if (options.all) return callback(null, found)
    callback(null, found[0]?.address ?? '', found[0]?.family)
  })

export interface Fetching {
  /** Host names with their ports that the operator lets be asked though they are not public. */
  internalHosts: readonly string[]
  mostBytes: number
  signal: AbortSignal
  headers: Record<string, string>
}

/** How a place may be asked, if it may. */
function wayTo(url: URL, internalHosts: readonly string[]): RequestOptions | undefined {
  if (url.username || url.password) return undefined
  if (internalHosts.includes(url.host)) return {}
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  const isOpen = url.protocol === 'https:' && !url.port && (!isIP(literal) || isPublic(literal))
  return isOpen ? { lookup: lookupPublic } : undefined
}

/** Fetches from the public internet by https, follows nowhere, and takes no more than it is told to. */
export async function fetchPublic(address: string, { internalHosts, mostBytes, signal, headers }: Fetching) {
  const url = new URL(address)
  const way = wayTo(url, internalHosts)
  if (!way) throw refusal()
  const ask = url.protocol === 'https:' ? get : getPlain
  return new Promise<Buffer>((resolve, reject) => {
    const asked = ask(url, { ...way, signal, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      let length = 0
      // what has come already would end well all the same
      const fail = (reason: string) => {
        reject(new Error(reason))
        asked.destroy()
      }
      if (answer.statusCode !== 200) return fail(`answered ${answer.statusCode}`)
      answer.on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length > mostBytes) fail('the answer is too large')
        else chunks.push(chunk)
      })
      answer.on('error', reject)
      answer.on('end', () => resolve(Buffer.concat(chunks)))
    })
    asked.on('error', reject)
  })
}
