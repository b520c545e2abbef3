/** The spellings of a feature's name; of `meeting-rooms`: */
export interface Names {
  domain: string
  /** `meeting-rooms`: its files, its URL and its texts. */
  noun: string
  /** `meeting-room`: one of them. */
  one: string
  /** `meetingRooms`, `MeetingRooms`, `meetingRoom`, `MeetingRoom` */
  nouns: string
  Nouns: string
  item: string
  Item: string
  /** `meeting_rooms` */
  table: string
  /** `meeting rooms`, `Meeting rooms`, `meeting room`, `Meeting room` */
  words: string
  Words: string
  word: string
  Word: string
}

export type Files = Record<string, string>

export const DOMAINS = ['booking', 'calendar', 'card', 'ops', 'organization', 'people', 'reports', 'site', 'wallet']

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
const camel = (kebab: string) => kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const singular = (noun: string) =>
  noun
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')

const KEBAB = /^[a-z]+(-[a-z]+)*$/

/** The parsed arguments `<domain>/<noun>` and, for an irregular singular, its name; undefined if invalid. */
export function namesOf(path = '', one?: string): Names | undefined {
  const [domain = '', noun = '', ...rest] = path.split('/')
  const item = one ?? singular(noun)
  const isFit = DOMAINS.includes(domain) && !rest.length && KEBAB.test(noun) && KEBAB.test(item) && item !== noun
  if (!isFit) return undefined
  const words = noun.replaceAll('-', ' ')
  const word = item.replaceAll('-', ' ')
  return {
    domain,
    noun,
    one: item,
    nouns: camel(noun),
    Nouns: capital(camel(noun)),
    item: camel(item),
    Item: capital(camel(item)),
    table: noun.replaceAll('-', '_'),
    words,
    Words: capital(words),
    word,
    Word: capital(word)
  }
}
