import ipaddr from 'ipaddr.js'
import { hashToken } from './tokens.ts'

/** Whom or what a limit counts. */
export interface LimitKey {
  tenant?: string | undefined
  /** An advisor, a user, an appointment, a wallet card. */
  id?: string | undefined
  /** The e-mail address of an account that signs in. */
  account?: string | undefined
  /** The e-mail address to which mails are sent. */
  mailbox?: string | undefined
  ip?: string | undefined
}

const plain = (value: string) => value.normalize('NFKC').trim().toLowerCase()

/** An account's e-mail address in the one spelling under which it is counted. */
export const plainAccount = plain

/** Without a port, brackets or zone. */
const bareAddress = (value: string) =>
  value
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')

/** An IP address in one spelling; of IPv6 its /64, which one customer has as a whole. */
export function addressKey(ip: string): string {
  const bare = bareAddress(plain(ip))
  if (!ipaddr.isValid(bare)) return bare
  const address = ipaddr.process(bare)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}

/** One person's mailbox, of which providers deliver every spelling: with dots, and with a plus and whatever follows. */
function mailboxOf(email: string): string {
  const [, name = '', host = ''] = /^(.*)@(.*)$/s.exec(plain(email)) ?? []
  return `${name.replace(/\+.*$/s, '').replaceAll('.', '')}@${host.replace(/\.$/, '')}`
}

/** Addresses are stored as hashes: the limits outlive the requests of whom they count. */
const WRITTEN: { [part in keyof Required<LimitKey>]: (value: string) => string } = {
  tenant: plain,
  // before what narrows it, so that everything counted for an account begins alike
  account: (email) => hashToken(plain(email)),
  id: plain,
  mailbox: (email) => hashToken(mailboxOf(email)),
  ip: addressKey
}

/** The key in the one spelling under which it is counted. */
export const writtenKey = (key: LimitKey): string =>
  (Object.keys(WRITTEN) as (keyof LimitKey)[])
    .flatMap((part) => (key[part] === undefined ? [] : [WRITTEN[part](key[part])]))
    .join(':')
