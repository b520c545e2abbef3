import * as v from 'valibot'
import { line } from './values.ts'

const TOGETHER =
  'Latin|Cyrillic|Greek|Armenian|Georgian|Hebrew|Arabic|Devanagari|Thai|Latin Han Hiragana Katakana|Latin Han Hangul|Latin Han Bopomofo'
/** The scripts that may stand together in a label. */
const scripts = /* @__PURE__ */ (() =>
  TOGETHER.split('|').map((names) => {
    const set = ['Common', 'Inherited', ...names.split(' ')].map((name) => `\\p{Script=${name}}`)
    return new RegExp(`^[${set.join('')}]+$`, 'u')
  }))()

/** Cyrillic and Greek words that look like Latin ones. */
const LOOK_ALIKE = /^(?=.*\p{L})(?:[асԁеһіјӏорԛѕԝхуьвкмнт\d-]+|[ανικορτυχ\d-]+)$/u

/** Where a digit of Punycode ends a number, and by how much each one counts more (RFC 3492 §6.1). */
function adapt(delta: number, points: number, isFirst: boolean): number {
  let [rest, bias] = [Math.floor(delta / (isFirst ? 700 : 2)), 0]
  for (rest += Math.floor(rest / points); rest > 455; bias += 36) rest = Math.floor(rest / 35)
  return bias + Math.floor((36 * rest) / (rest + 38))
}

/** A label of a host as people read it (RFC 3492); the URL parser has checked that it is valid. */
function readable(label: string): string {
  if (!label.startsWith('xn--')) return label
  const [, basic = '', coded = ''] = /^xn--(?:(.*)-)?([^-]*)$/.exec(label) ?? []
  const out = [...basic]
  let [code, bias, at, next] = [128, 72, 0, 0]
  while (next < coded.length) {
    const before = at
    for (let [weight, k] = [1, 36]; ; k += 36) {
      const digit = Number.parseInt(coded[next++] ?? '', 36)
      // letters come before digits
      const value = digit < 10 ? digit + 26 : digit - 10
      const threshold = Math.min(Math.max(k - bias, 1), 26)
      at += value * weight
      if (!(value >= threshold)) break
      weight *= 36 - threshold
    }
    const length = out.length + 1
    bias = adapt(at - before, length, before === 0)
    code += Math.floor(at / length)
    at %= length
    if (Number.isNaN(at) || code > 0x10ffff) return ''
    out.splice(at++, 0, String.fromCodePoint(code))
  }
  return out.join('')
}

/** Whether each label of a host is in one script, and not in another one's look-alikes. */
const isPlainHost = (host: string) =>
  host.split('.').every((label) => {
    const read = readable(label)
    return label === read || (scripts.some((one) => one.test(read)) && !LOOK_ALIKE.test(read))
  })

/** What a reader does not see, or the parser reads otherwise than a reader. */
const MISLEADING = /[\\\p{Zl}\p{Zp}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** An address as the URL parser writes it; undefined if it does not lead where it seems to lead. */
export function webAddressOf(typed: string): string | undefined {
  const [, authority = '@'] = /^https?:\/\/([^/?#]+)/i.exec(typed) ?? []
  if (authority.includes('@') || MISLEADING.test(typed) || !URL.canParse(typed)) return undefined
  const { href, hostname } = new URL(typed)
  return isPlainHost(hostname) ? href : undefined
}

export const secureAddressOf = (typed: string): string | undefined => {
  const address = webAddressOf(typed)
  return address?.startsWith('https:') ? address : undefined
}

interface Kind {
  max: number
  /** The message's code for one that is refused. */
  fault?: string
  /** Writes an address as it is stored. */
  write?: (typed: string) => string | undefined
}

/** An address that someone enters and others follow; may be empty. It is stored as the URL parser writes it. */
export const WebAddress = /* @__NO_SIDE_EFFECTS__ */ ({ max, fault = 'web-address', write = webAddressOf }: Kind) =>
  v.pipe(
    line(max),
    v.check((typed) => !typed || write(typed) !== undefined, fault),
    v.transform((typed) => write(typed) ?? typed),
    v.maxLength(max, 'too-long')
  )
