import type { CookieConfig } from '#contract/consents'
import { useStyles } from '../../ui/base/use-styles.ts'
import banner from './cookie-banner.css?inline'
import { BannerDialog } from './cookie-banner.tsx'
import { CookieNotice } from './cookie-notice.tsx'

/** The real banner without effect. */
export const Sample = (config: CookieConfig) => (
  <div className="cookie-sample" onSubmit={(event) => event.preventDefault()}>
    <BannerDialog config={config} titleId="cookie-sample-title" />
  </div>
)

export function Page() {
  useStyles(banner)
  return <CookieNotice preview={Sample} />
}
