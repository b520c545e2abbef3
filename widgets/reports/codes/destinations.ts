import type { RelatedTopic } from '#contract/appointment-topics'
import { campaignOf } from '#contract/campaign'
import { contentPath } from '#contract/content-pages'
import { profilePath } from '#contract/share'
import { branchChoice, type Choice, personChoice, topicChoice } from '../../ui/fields/choices.ts'
import type { Destinations } from './codes.atoms.ts'

export const TARGETS = ['page', 'booking'] as const
export type Target = (typeof TARGETS)[number]

/** What a code can lead to, by the word before its alias or key. */
const KINDS = ['branch', 'advisor', 'content', 'topic'] as const
type Kind = (typeof KINDS)[number]

/** What a code is made from. */
export interface Wanted {
  /** A kind, a slash, and the alias or key; empty before one is chosen. */
  owner: string
  to: Target
  /** A topic's key; empty for any. */
  topic: string
  campaign: string
}

function split(owner: string): { kind: Kind | undefined; key: string } {
  const [first = '', key = ''] = owner.split('/')
  return { kind: KINDS.find((kind) => kind === first), key }
}

/** Branches with a public page, people, the institution's own pages, and topics for which the search finds somebody. */
export const ownersOf = ({ advisors, branches, pages = [], topics, hasSearch }: Destinations): Choice[] => [
  ...branches.flatMap((branch) => (branch.page ? [branchChoice(`branch/${branch.page}`, branch)] : [])),
  ...advisors.map((advisor) => personChoice(`advisor/${advisor.alias}`, advisor)),
  ...pages.map(({ path, title }) => ({ value: `content/${path}`, text: title, note: contentPath(path) })),
  ...(hasSearch ? topics : []).map((topic) => {
    const choice = topicChoice(topic)
    return { ...choice, value: `topic/${choice.value}` }
  })
]

/** Whether something can be booked there, and not only looked at. */
export const hasBooking = (owner: string) => ['', 'branch', 'advisor'].includes(split(owner).kind ?? '')

/** The topics that can be booked with a person, or with anyone of a branch. */
export function topicsOf({ topics, advisors, branches }: Destinations, owner: string): RelatedTopic[] {
  const { kind, key } = split(owner)
  const branch = branches.find(({ page }) => page === key)?.uuid
  const people =
    kind === 'branch' ? advisors.filter((one) => one.organization_uuid === branch).map((one) => one.alias) : [key]
  return topics.filter((topic) => topic.advisors?.some((one) => people.includes(one)))
}

const PAGES: Record<Kind, (key: string) => string> = {
  advisor: profilePath,
  branch: (alias) => `/app/f/${alias}`,
  content: contentPath,
  topic: () => '/search'
}
const BOOKING: Partial<Record<Kind, string>> = { advisor: '/book/', branch: '/book/branch/' }

/** The address in a code; short, since shorter ones make larger dots. */
export function addressOf({ owner, to, topic, campaign }: Wanted, origin: string): string {
  const { kind = 'advisor', key } = split(owner)
  const booking = to === 'booking' ? BOOKING[kind] : undefined
  const asked = kind === 'topic' ? key : booking && topic
  const query = new URLSearchParams()
  if (asked) query.set('topic', asked)
  if (campaignOf(campaign)) query.set('src', campaign)
  return `${origin}${booking ? booking + key : PAGES[kind](key)}${query.size ? `?${query}` : ''}`
}

/** The file's name, without its ending. */
export const fileNameOf = ({ owner, campaign }: Pick<Wanted, 'owner' | 'campaign'>) =>
  [split(owner).key, campaignOf(campaign)].filter(Boolean).join('-')
