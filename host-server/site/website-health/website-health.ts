import { DIRECTIVES, HEALTH_DAYS, WEBSITE_FAULTS, type Website, type WebsiteFault } from '#contract/website-health'
import { DAY } from '../../core/base/clock.ts'
import { dayLater } from '../../core/base/days.ts'
import type { EmbeddingDay } from '../../reports/module-usage/module-usage.repository.ts'
import type { WebsiteDay, WebsiteNotice } from './website-health.repository.ts'
import type { Kind } from './website-health.tables.ts'

/** What is known of an institution's websites. */
export interface Facts {
  today: string
  /** Registered. */
  origins: readonly string[]
  /** Which widgets were seen. */
  seen: readonly EmbeddingDay[]
  /** What was loaded, and what went wrong. */
  noticed: readonly WebsiteDay[]
  current: { files: string; loader: string }
}

/** A website that fails counts as failing until it has worked for so many days, today included. */
const LASTS = 3
/** Whole days without a widget after which a website is silent: a weekend is not enough. */
const SILENCE = 3

const sum = (rows: readonly WebsiteDay[]) => rows.reduce((total, { count }) => total + count, 0)
const latest = (days: readonly string[]): string | undefined => days.toSorted().at(-1)
const unique = <T>(values: readonly T[]) => [...new Set(values)]

/** Whether a host is that of a registered website, above it or below it, with `www.` or without. */
function isRelated(origin: string, registered: string): boolean {
  const [host, known] = [origin, registered].map((one) => new URL(one).hostname.replace(/^www\./, ''))
  if (!host || !known) return false
  // what has no dot is a suffix of half the world
  return host === known || host.endsWith(`.${known}`) || (host.includes('.') && known.endsWith(`.${host}`))
}

class Known {
  readonly origin: string
  readonly isRegistered: boolean
  readonly #facts: Facts
  readonly #seen: readonly EmbeddingDay[]
  readonly #noticed: readonly WebsiteDay[]

  constructor(facts: Facts, origin: string) {
    this.#facts = facts
    this.origin = origin
    this.isRegistered = facts.origins.includes(origin)
    this.#seen = facts.seen.filter((one) => one.origin === origin)
    this.#noticed = facts.noticed.filter((one) => one.origin === origin)
  }

  /** Whether there is more than the name, which anybody can send. */
  get isKnown() {
    const { origins } = this.#facts
    return this.seenOn !== undefined || origins.some((registered) => isRelated(this.origin, registered))
  }

  of = (kind: Kind) => this.#noticed.filter((one) => one.kind === kind)

  get seenOn() {
    return latest(this.#seen.map(({ day }) => day))
  }

  /** Another node's clock may have reached tomorrow already. */
  get daysAgo() {
    if (this.seenOn === undefined) return undefined
    return Math.max(0, (Date.parse(this.#facts.today) - Date.parse(this.seenOn)) / DAY)
  }

  get widgets() {
    return unique(this.#seen.map(({ widget }) => widget)).toSorted()
  }

  /** What its pages have loaded on the last day on which one loaded the script. */
  get release(): Website['release'] {
    const last = latest(this.of('loader').map(({ day }) => day))
    if (!last) return null
    const { current } = this.#facts
    const pinned = this.of('loader')
      .filter(({ day, detail }) => day === last && detail)
      .map(({ detail }) => detail)
    const [file] = pinned.filter((name) => name !== current.loader).concat(pinned)
    if (file) return { pinned_to: /^embed-(.+)-\w+\.js$/.exec(file)?.[1] ?? '', is_current: file === current.loader }
    const files = this.of('release')
    const lastFiles = latest(files.map(({ day }) => day))
    return {
      pinned_to: null,
      is_current: !lastFiles || files.some(({ day, detail }) => day === lastFiles && detail === current.files)
    }
  }

  /** Both days included. */
  seenBetween(from: number, to: number): number {
    const { today } = this.#facts
    const days = this.#seen.map(({ day }) => day)
    return unique(days.filter((day) => day >= dayLater(today, -from) && day <= dayLater(today, -to))).length
  }

  between(kind: Kind, from: number, to: number): readonly WebsiteDay[] {
    const { today } = this.#facts
    return this.of(kind).filter(({ day }) => day >= dayLater(today, -from) && day <= dayLater(today, -to))
  }

  lately = (kind: Kind) => this.between(kind, LASTS - 1, 0)

  isAt(day: string) {
    const isFaulty = this.#noticed.some(
      (one) => one.day === day && (one.kind === 'refused' || one.kind === 'blocked' || one.kind === 'failed')
    )
    if (isFaulty) return 'faulty'
    return this.#seen.some((one) => one.day === day) ? 'seen' : 'none'
  }

  has(fault: WebsiteFault): boolean {
    if (fault === 'refused') return !this.isRegistered && this.of('refused').length > 0
    if (!this.isRegistered) return false
    if (fault === 'blocked' || fault === 'failing') {
      return this.lately(fault === 'blocked' ? 'blocked' : 'failed').length > 0
    }
    if (fault === 'silent') return (this.daysAgo ?? 0) > SILENCE
    if (fault === 'unseen') return this.seenOn === undefined
    const { pinned_to, is_current } = this.release ?? {}
    return typeof pinned_to === 'string' && !is_current
  }
}

function websiteOf(facts: Facts, known: Known): Website {
  const blocked = known.lately('blocked')
  return {
    origin: known.origin,
    is_registered: known.isRegistered,
    is_known: known.isKnown,
    faults: WEBSITE_FAULTS.filter((fault) => known.has(fault)),
    seen_on: known.seenOn ?? null,
    days_ago: known.daysAgo ?? null,
    widgets: known.widgets,
    release: known.release,
    refused: sum(known.of('refused')),
    failed: sum(known.lately('failed')),
    blocked: DIRECTIVES.map((directive) => ({
      directive,
      count: sum(blocked.filter(({ detail }) => detail === directive))
    })).filter(({ count }) => count),
    days: Array.from({ length: HEALTH_DAYS }, (_, at) => known.isAt(dayLater(facts.today, at + 1 - HEALTH_DAYS)))
  }
}

/** The first day that the page shows. */
export const firstDay = (today: string) => dayLater(today, 1 - HEALTH_DAYS)

/** Registered ones, and those in whose name something was sent. */
const knownIn = (facts: Facts) => {
  const refused = facts.noticed.filter(({ kind }) => kind === 'refused').map(({ origin }) => origin)
  return unique([...facts.origins, ...refused]).map((origin) => new Known(facts, origin))
}

function urgency({ is_known, faults: [first] }: Website): number {
  if (!is_known) return WEBSITE_FAULTS.length + 1
  return first ? WEBSITE_FAULTS.indexOf(first) : WEBSITE_FAULTS.length
}

/** The faulty ones first and made-up names last, among equals those that fail most, then by name. */
export const websitesOf = (facts: Facts): Website[] =>
  knownIn(facts)
    .map((known) => websiteOf(facts, known))
    .toSorted((a, b) => urgency(a) - urgency(b) || b.refused - a.refused || (a.origin < b.origin ? -1 : 1))

/** Of these faults a mail tells, if the website has worked before. */
const TOLD_FAULTS = ['refused', 'blocked', 'silent'] as const satisfies readonly WebsiteFault[]
type ToldFault = (typeof TOLD_FAULTS)[number]

/** Days of a week on which a website must have been seen to count as one that worked. */
const WORKED = 3
/** Reports of two days: fewer may come from one odd browser. */
const REPORTS = 3

/** Days after which it is too late to tell of silence, for a server that was down. */
const BELATED = 7

/** Whether it was seen on enough days of the week that ends so many days ago. */
const hasWorked = (known: Known, until: number) => known.seenBetween(until + 6, until) >= WORKED

/** Whether enough was reported on a day and the one before it. */
const isReported = (known: Known, until: number) => sum(known.between('blocked', until + 1, until)) >= REPORTS

const begins: Record<ToldFault, (known: Known) => boolean> = {
  refused: (known) => known.has('refused') && known.between('refused', 1, 0).length > 0 && hasWorked(known, 2),
  blocked: (known) =>
    known.isRegistered &&
    isReported(known, 0) &&
    // a single report of the week, which anybody can send, keeps nobody from being told
    ![2, 3, 4, 5, 6, 7].some((until) => isReported(known, until)) &&
    hasWorked(known, 2),
  silent: (known) => known.has('silent') && (known.daysAgo ?? 0) <= BELATED && hasWorked(known, known.daysAgo ?? 0)
}

/** What has begun to fail. */
export const failingIn = (facts: Facts): { origin: string; fault: ToldFault }[] =>
  knownIn(facts).flatMap((known) =>
    TOLD_FAULTS.filter((fault) => begins[fault](known)).map((fault) => ({ origin: known.origin, fault }))
  )

/** Whether a website works again since administrators were told. */
export function isMended(facts: Facts, { origin, fault, day }: WebsiteNotice): boolean {
  const known = new Known(facts, origin)
  return known.isRegistered && !known.has(fault as ToldFault) && (known.seenOn ?? '') >= day
}
