import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { type AdvisorProfile, CONTACT_OPTIONS, type ContactOption, type CustomLink } from '#contract/advisors'
import type { ModuleName } from '#contract/modules'
import { Alias } from '#contract/values'
import { ProfilePage } from '../../templates/profile.tsx'
import { profileStyles } from '../../templates/styles.ts'
import { NotFound } from '../core/failures.ts'
import { type Call, findAdvisor } from '../core/http.ts'
import { baseUrl } from '../core/mail.ts'
import { imprintOf, metaOf } from '../core/meta-tags.ts'
import { page, show, siteFor } from '../core/page.ts'
import { settle } from '../core/settled.ts'
import { publicChannel } from '../whatsapp/whatsapp.routes.ts'
import { hitPages } from './hits.pages.ts'
import { findLayout } from './profile.repository.ts'
import { findProfile } from './profile.service.ts'

const STYLES = `/profile.css?v=${createHash('sha256').update(profileStyles).digest('hex').slice(0, 8)}`

/** The module without which a way of contact is not offered. */
const MODULE: Partial<Record<ContactOption, ModuleName>> = {
  online_appointment: 'online-appointments',
  whatsapp: 'whats-app',
  call_back_request: 'call-me-back',
  vcard: 'v-cards',
  wallet_cards: 'wallet-cards',
  messenger: 'messenger'
}

type Layout = Awaited<ReturnType<typeof findLayout>>
const idsIn = ({ sections }: Layout, name: Layout['sections'][number]['name']) =>
  sections.find((section) => section.name === name)?.elements.map(({ id }) => id) ?? []

/** Those that the layout names, in its order, then the others in their own. */
const inOrder = <T,>(all: readonly T[], order: readonly string[], idOf: (one: T) => string) => {
  const place = (one: T) => (order.includes(idOf(one)) ? order.indexOf(idOf(one)) : order.length)
  return all.toSorted((a, b) => place(a) - place(b))
}

function contactOf({ contact_options }: AdvisorProfile, { tenant, advisor }: Call, layout: Layout): ContactOption[] {
  const offered = CONTACT_OPTIONS.filter((name) => {
    const module = MODULE[name]
    if (name === 'whatsapp' && !publicChannel(advisor, tenant).isEnabled) return false
    return contact_options[name] && (!module || tenant.modules.has(module))
  })
  return inOrder(offered, idsIn(layout, 'quick-contact'), (name) => name)
}

function linksOf({ custom_links }: AdvisorProfile, layout: Layout) {
  const social = idsIn(layout, 'social-media')
  const idOf = ({ uuid }: CustomLink) => uuid
  const isSocial = (link: CustomLink) => social.includes(link.uuid)
  return {
    social: inOrder(custom_links.filter(isSocial), social, idOf),
    networking: inOrder(
      custom_links.filter((link) => !isSocial(link)),
      idsIn(layout, 'networking'),
      idOf
    )
  }
}

const metaFor = ({ full_name, position, organization }: AdvisorProfile, call: Call) =>
  metaOf(call, {
    controller: 'search',
    words: { NAME: full_name, BRANCH: organization?.name ?? '' },
    plain: { title: full_name, description: call.t('profile.description', { name: full_name, position }) }
  })

async function showProfile(call: Call) {
  const { ctx, db, tenant, services } = call
  const { slug } = ctx.params as { slug: string }
  const advisor = v.is(Alias, slug) ? await findAdvisor(db, slug) : undefined
  if (!advisor) throw new NotFound()
  const [profile, layout] = await Promise.all([
    findProfile(db, advisor, tenant, ['organization', 'assistant', 'text_descriptions']),
    findLayout(db)
  ])
  const origin = baseUrl(services.config, tenant)
  const picture = profile.profile_picture_url ? origin + profile.profile_picture_url : undefined
  const props = {
    ...{ profile, picture, styles: STYLES, url: `${origin}/app/profile/${slug}` },
    ...linksOf(profile, layout),
    contact: contactOf(profile, { ...call, advisor }, layout),
    meta: metaFor(profile, call),
    imprint: imprintOf(call)
  }
  settle(ctx)
  show(ctx, <ProfilePage site={siteFor(call)} {...props} />)
  ctx.set('Cache-Control', 'no-cache')
}

export const profilePages = [page('GET', '/app/profile/:slug', showProfile), ...hitPages]
