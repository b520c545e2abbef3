import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { appMessages } from '#contract/messages/app.messages'
import type { Tenant } from '#contract/tenant'
import { initAtom, meAtom } from '../core/data/session.ts'
import { useTexts } from '../core/element/texts.tsx'
import { DARK_MEDIA } from '../ui/base/dark-media.ts'

/** A logo that is drawn for paper gets some where the app is dark. */
function Logo({ tenantLogo, tenantLogoDark }: Tenant['images']) {
  const { appearance = 'system' } = useAtomValue(meAtom)
  return (
    <picture className={tenantLogoDark ? 'on-dark' : 'on-paper'}>
      {tenantLogoDark && <source srcSet={tenantLogoDark} media={DARK_MEDIA[appearance]} />}
      <img src={tenantLogo ?? ''} alt="" />
    </picture>
  )
}

/** The institution's logo, or its name, which lead to the start page. */
export function Brand() {
  const t = useTexts<typeof appMessages>()
  const tenant = useAtomValue(initAtom)?.tenant
  if (!tenant) return <span className="brand" />
  return (
    <Link className="brand" href="/" aria-label={t('app.home', { tenant: tenant.name })}>
      {tenant.images.tenantLogo ? <Logo {...tenant.images} /> : tenant.name}
    </Link>
  )
}
