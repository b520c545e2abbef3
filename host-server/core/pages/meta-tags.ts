import * as v from 'valibot'
import { filled } from '#contract/meta-tags'
import { MetaTag } from '#contract/tenant'
import type { Meta } from '../../../templates/public-head.tsx'
import type { Call } from '../http/http.ts'
import type { CurrentTenant } from '../tenancy/current-tenant.ts'

const MetaTags = v.pipe(v.string(), v.parseJson(), v.array(MetaTag))

interface About {
  /** The page that the entry is for. */
  controller: string
  /** Which of its pages. */
  name?: 'detail' | 'index'
  /** Values of the placeholders, besides the tenant's name. */
  placeholders: Record<'NAME' | 'BRANCH', string>
  /** The texts without an entry. */
  plain: Pick<Meta, 'title' | 'description'>
}

/** The tenant's entries; none if the setting is invalid: a page must not fail because of it. */
export function tagsOf({ settings }: Pick<CurrentTenant, 'settings'>): MetaTag[] {
  const tags = v.safeParse(MetaTags, settings.meta_tags ?? '[]')
  return tags.success ? tags.output : []
}

/** The tenant's title and description of a page, with the placeholders filled. */
export function metaOf(
  { tenant }: Pick<Call, 'tenant'>,
  { controller, name = 'detail', placeholders, plain }: About
): Meta {
  const tag = tagsOf(tenant).find((one) => one.controller === controller && one.name === name)
  const fill = (text = '') => filled(text, { ...placeholders, TENANT: tenant.name })
  const title = fill(tag?.title) || plain.title
  const description = fill(tag?.description) || plain.description
  return {
    title,
    description,
    og_title: fill(tag?.og_title) || title,
    og_description: fill(tag?.og_description) || description
  }
}
