import { advisorListPath } from './advisor-list.ts'
import type { tagLinksMessages } from './messages/tag-links.messages.ts'
import { profilePath } from './share.ts'

interface TagLink {
  /** Without the host. */
  href: string
  text: keyof typeof tagLinksMessages
}

interface Placed {
  tag: string
  attributes: Readonly<Record<string, unknown>>
}

type Ways = Record<string, (of: { alias: string; branch: string; form: string; kind: string }) => TagLink>

const KINDS = ['basic', 'appointment', 'callback', 'messenger']

/** Where the link inside a tag leads, for readers without script. */
const WAYS: Ways = {
  'advisor-booking': ({ alias, branch }) => ({
    href: branch ? `/book/branch/${branch}` : `/book/${alias}`,
    text: 'tag-links.book'
  }),
  'advisor-contact-form': ({ alias, kind }) => ({
    href: `/contact/${alias}/${KINDS.includes(kind) ? kind : 'basic'}`,
    text: 'tag-links.write'
  }),
  'advisor-events': ({ branch }) => ({ href: `/events/${branch}`, text: 'tag-links.events' }),
  'advisor-list': ({ branch }) => ({ href: advisorListPath(branch ? { branch } : {}), text: 'tag-links.search' }),
  'advisor-messenger-button': ({ alias }) => ({ href: `/contact/${alias}/messenger`, text: 'tag-links.write' }),
  'advisor-search': ({ form }) => ({ href: form ? `/search?form=${form}` : '/search', text: 'tag-links.search' }),
  'advisor-vcard-button': ({ alias }) => ({ href: `/v-card/${alias}.vcf`, text: 'tag-links.vcard' }),
  'advisor-wallet-button': ({ alias }) => ({ href: `/wallet-card/${alias}`, text: 'tag-links.wallet' })
}

/** What only signed-in staff can use; visitors get the link alone, instead of a refusal. */
const STAFF_TAGS = new Set([
  'advisor-appointment-types',
  'advisor-push-form',
  'advisor-topics',
  'advisor-whatsapp-settings',
  'advisor-working-hours'
])
export const isForStaff = ({ tag }: Pick<Placed, 'tag'>) => STAFF_TAGS.has(tag)

/** The link inside a tag: to what it does, else to the advisor's or the branch's page, else to the search. */
export function tagLink({ tag, attributes }: Placed): TagLink {
  const named = (name: string) => encodeURIComponent(String(attributes[name] ?? ''))
  const of = { alias: named('alias'), branch: named('branch'), form: named('form'), kind: named('kind') }
  const way = WAYS[tag]
  if (way) return way(of)
  if (of.alias) return { href: profilePath(of.alias), text: 'tag-links.card' }
  if (of.branch) return { href: `/app/filiale/${of.branch}`, text: 'tag-links.branch' }
  return { href: '/search', text: 'tag-links.search' }
}
