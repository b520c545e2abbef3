import { advisorListPath } from '#contract/advisor-list'
import type { BlockOf } from '#contract/content-pages'
import { profilePath } from '#contract/share'
import type { TextId } from './site.ts'

interface Fallback {
  href: string
  text: TextId
}

type Ways = Record<string, (of: { alias: string; branch: string; form: string; kind: string }) => Fallback>

const KINDS = ['basic', 'appointment', 'callback', 'messenger']

/** What a tag's content leads to, for readers without script. */
const WAYS: Ways = {
  'advisor-booking': ({ alias, branch }) => ({
    href: branch ? `/book/branch/${branch}` : `/book/${alias}`,
    text: 'pages.tag-book'
  }),
  'advisor-contact-form': ({ alias, kind }) => ({
    href: `/contact/${alias}/${KINDS.includes(kind) ? kind : 'basic'}`,
    text: 'pages.tag-write'
  }),
  'advisor-list': ({ branch }) => ({ href: advisorListPath(branch ? { branch } : {}), text: 'pages.tag-search' }),
  'advisor-messenger-button': ({ alias }) => ({ href: `/contact/${alias}/messenger`, text: 'pages.tag-write' }),
  'advisor-search': ({ form }) => ({ href: form ? `/search?form=${form}` : '/search', text: 'pages.tag-search' }),
  'advisor-vcard-button': ({ alias }) => ({ href: `/v-card/${alias}.vcf`, text: 'pages.tag-vcard' }),
  'advisor-wallet-button': ({ alias }) => ({ href: `/wallet-card/${alias}`, text: 'pages.tag-wallet' })
}

/** What only signed-in staff can use; visitors get the link alone, instead of a refusal. */
const STAFF_TAGS = new Set([
  'advisor-appointment-types',
  'advisor-push-form',
  'advisor-topics',
  'advisor-whatsapp-settings',
  'advisor-working-hours'
])
export const isForStaff = ({ tag }: Pick<BlockOf<'tag'>, 'tag'>) => STAFF_TAGS.has(tag)

/** The link inside a tag: to what it does, else to the advisor's or the branch's page, else to the search. */
export function fallbackOf({ tag, attributes }: BlockOf<'tag'>): Fallback {
  const named = (name: string) => encodeURIComponent(String(attributes[name] ?? ''))
  const of = { alias: named('alias'), branch: named('branch'), form: named('form'), kind: named('kind') }
  const way = WAYS[tag]
  if (way) return way(of)
  if (of.alias) return { href: profilePath(of.alias), text: 'pages.tag-card' }
  if (of.branch) return { href: `/app/filiale/${of.branch}`, text: 'pages.tag-branch' }
  return { href: '/search', text: 'pages.tag-search' }
}
