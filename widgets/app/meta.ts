import type { Tenant } from '#contract/tenant'

function setMeta(property: string, content: string) {
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)
  if (!meta) {
    meta = document.createElement('meta')
    meta.setAttribute('property', property)
    document.head.append(meta)
  }
  meta.content = content
}

/** Page meta from the tenant's name and language (spec §2); `tag` is the language as `de-AT`. */
export function updateMeta(title: string, tag: string, tenant: Tenant | undefined) {
  document.documentElement.lang = tag
  document.title = [title, tenant?.name].filter(Boolean).join(' | ')
  setMeta('og:type', 'website')
  setMeta('og:url', location.href)
  setMeta('og:locale', tag.replace('-', '_'))
  if (tenant) setMeta('og:site_name', tenant.name)
}
