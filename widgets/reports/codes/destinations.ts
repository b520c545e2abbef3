import type { RelatedTopic } from '#contract/appointment-topics'
import { campaignOf } from '#contract/campaign'
import { profilePath } from '#contract/share'
import { branchChoice, type Choice, personChoice } from '../../ui/fields/choices.ts'
import type { Destinations } from './codes.atoms.ts'

export const TARGETS = ['page', 'booking'] as const
export type Target = (typeof TARGETS)[number]

/** What a code is made from. */
export interface Wanted {
  /** `advisor/` or `branch/` before an alias; empty before one is chosen. */
  owner: string
  to: Target
  /** A topic's key; empty for any. */
  topic: string
  campaign: string
}

/** People, and branches with a public page. */
export const ownersOf = ({ advisors, branches }: Destinations): Choice[] => [
  ...branches.flatMap((branch) => (branch.page ? [branchChoice(`branch/${branch.page}`, branch)] : [])),
  ...advisors.map((advisor) => personChoice(`advisor/${advisor.alias}`, advisor))
]

const split = (owner: string) => [owner.startsWith('branch/'), owner.slice(owner.indexOf('/') + 1)] as const

/** The topics that can be booked with a person, or with anyone of a branch. */
export function topicsOf({ topics, advisors, branches }: Destinations, owner: string): RelatedTopic[] {
  const [isBranch, alias] = split(owner)
  const branch = branches.find(({ page }) => page === alias)?.uuid
  const people = isBranch ? advisors.filter((one) => one.organization_uuid === branch).map((one) => one.alias) : [alias]
  return topics.filter((topic) => topic.advisors?.some((one) => people.includes(one)))
}

const PAGES: Record<Target, { advisor: (alias: string) => string; branch: (alias: string) => string }> = {
  page: { advisor: profilePath, branch: (alias) => `/app/f/${alias}` },
  booking: { advisor: (alias) => `/book/${alias}`, branch: (alias) => `/book/branch/${alias}` }
}

/** The address in a code; short, since shorter ones make larger dots. */
export function addressOf({ owner, to, topic, campaign }: Wanted, origin: string): string {
  const [isBranch, alias] = split(owner)
  const query = new URLSearchParams()
  if (to === 'booking' && topic) query.set('topic', topic)
  if (campaignOf(campaign)) query.set('src', campaign)
  return `${origin}${PAGES[to][isBranch ? 'branch' : 'advisor'](alias)}${query.size ? `?${query}` : ''}`
}

/** The file's name, without its ending. */
export const fileNameOf = ({ owner, campaign }: Wanted) =>
  [split(owner)[1], campaignOf(campaign)].filter(Boolean).join('-')
