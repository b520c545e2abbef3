import type { CookieConfig } from '#contract/consents'
import { AdminFrame } from '../account-admin/frame.tsx'
import banner from '../cookie-banner/cookie-banner.css?inline'
import { BannerDialog } from '../cookie-banner/cookie-banner.tsx'
import { useStyles } from '../ui/use-styles.ts'
import { CookieNotice } from './cookie-notice.tsx'

/** The banner itself, in which nothing can be decided. */
export const Sample = (config: CookieConfig) => (
  <div className="cookie-sample" onSubmit={(event) => event.preventDefault()}>
    <BannerDialog config={config} titleId="cookie-sample-title" />
  </div>
)

export function Page() {
  useStyles(banner)
  return (
    <AdminFrame path="/account-admin/cookie-notice">
      <CookieNotice preview={Sample} />
    </AdminFrame>
  )
}
