import * as v from 'valibot'
import { line } from './values.ts'

/** Latin letters beside those of scripts with letters that look like them, or a word of such letters alone. */
const LOOK_ALIKE =
  /^(?=.*\p{sc=Latn}).*[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Cher}]|^(?=.*\p{L})(?:[асԁеһіјӏорԛѕԝхуьвкмнт\d-]+|[ανικορτυχ\d-]+)$/u

/** Only the server decodes Punycode: browsers would have to load a decoder first. */
let unicodeOf = (label: string) => label
export const decodeLabelsWith = (decode: (label: string) => string): void => {
  unicodeOf = decode
}

/** Whether no label of a host looks like another one. */
const isPlainHost = (authority: string) =>
  !authority
    .normalize('NFKC')
    .toLowerCase()
    .split(/[.:\u3002]/)
    .some((label) => LOOK_ALIKE.test(unicodeOf(label)))

/** What a reader does not see, or the parser reads otherwise than a reader. */
const MISLEADING = /[\\\p{Zl}\p{Zp}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** An address as the URL parser writes it; undefined if it does not lead where it seems to lead. */
export function webAddressOf(typed: string): string | undefined {
  const [, authority = '@'] = /^https?:\/\/([^/?#]+)/i.exec(typed) ?? []
  if (/[@%]/.test(authority) || MISLEADING.test(typed) || !URL.canParse(typed)) return undefined
  return isPlainHost(authority) ? new URL(typed).href : undefined
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

export const MEETING_URL_MAX = 500

/** Where an online appointment takes place. */
export const MeetingUrl = /* @__PURE__ */ WebAddress({ max: MEETING_URL_MAX, fault: 'https', write: secureAddressOf })
