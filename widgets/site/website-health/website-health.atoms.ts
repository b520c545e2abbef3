import { getWebsiteHealth, type WebsiteHealth } from '#contract/website-health'
import { requestAtoms } from '../../core/data/request.atoms.ts'

/** Asked again once other websites are registered. */
export const websiteHealthRequest = requestAtoms<WebsiteHealth, string>({ ask: (call) => call(getWebsiteHealth, {}) })
