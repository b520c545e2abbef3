import { type DeclaredCookie, optionalCategories, type ShownConfig, type ShownCookie } from '#contract/consents'
import type { consentsMessages } from '#contract/messages/consents.messages'
import { useTexts } from '../../core/element/texts.tsx'

type TextId = keyof typeof consentsMessages

/** Categories with a translated name; others are shown as the tenant writes them. */
const KNOWN = new Map<string, TextId>([
  ['essential', 'consents.essential'],
  ['functional', 'consents.functional'],
  ['statistics', 'consents.statistics'],
  ['marketing', 'consents.marketing']
])

function useNames() {
  const t = useTexts<typeof consentsMessages>()
  return (category: string) => {
    const id = KNOWN.get(category)
    return id ? t(id) : category
  }
}

const FACTS: [TextId, keyof DeclaredCookie][] = [
  ['consents.provider', 'provider'],
  ['consents.purpose', 'purpose'],
  ['consents.cookie-name', 'cookieName'],
  ['consents.lifetime', 'lifetime']
]

function Cookie({ cookie }: { cookie: ShownCookie }) {
  const t = useTexts<typeof consentsMessages>()
  return (
    <li>
      <h4 lang={cookie.lang}>{cookie.name}</h4>
      <dl>
        {FACTS.filter(([, key]) => cookie[key]).map(([label, key]) => (
          <div key={key}>
            <dt>{t(label)}</dt>
            <dd lang={cookie.lang}>{cookie[key]}</dd>
          </div>
        ))}
      </dl>
      {cookie.privacyPolicy && (
        <a
          href={cookie.privacyPolicy}
          target="_blank"
          rel="noopener"
          aria-label={`${t('consents.privacy-policy')}: ${cookie.name}`}
        >
          {t('consents.privacy-policy')}
        </a>
      )}
    </li>
  )
}

const cookieNames = (cookies: readonly ShownCookie[] = []) => cookies.map(({ cookieName }) => cookieName).join(' ')

function Choices({ config, optional }: { config: ShownConfig; optional: readonly string[] }) {
  const t = useTexts<typeof consentsMessages>()
  const nameOf = useNames()
  const { entries, essentialKey } = config
  return (
    <fieldset className="cookie-choices">
      <legend className="visually-hidden">{t('consents.choose')}</legend>
      {entries[essentialKey] && (
        <label>
          <input type="checkbox" defaultChecked disabled data-essential={cookieNames(entries[essentialKey])} />
          {nameOf(essentialKey)} <span className="help">({t('consents.always')})</span>
        </label>
      )}
      {optional.map((category) => (
        <label key={category}>
          <input type="checkbox" name="category" value={category} data-cookies={cookieNames(entries[category])} />
          <span lang={KNOWN.has(category) ? undefined : entries[category]?.[0]?.lang}>{nameOf(category)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Details({ config, optional }: { config: ShownConfig; optional: readonly string[] }) {
  const t = useTexts<typeof consentsMessages>()
  const nameOf = useNames()
  const { entries } = config
  return (
    <details>
      <summary>{t(optional.length > 0 ? 'consents.choose-some' : 'consents.details')}</summary>
      {optional.length > 0 && <Choices config={config} optional={optional} />}
      {Object.entries(entries).map(([category, cookies]) => (
        <section key={category}>
          <h3 lang={KNOWN.has(category) ? undefined : cookies[0]?.lang}>{nameOf(category)}</h3>
          <ul>
            {cookies.map((cookie) => (
              <Cookie key={cookie.cookieName} cookie={cookie} />
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}

interface BannerDialogProps {
  config: ShownConfig
  titleId: string
}

/** Text and choices of the banner. */
export function BannerDialog({ config, titleId }: BannerDialogProps) {
  const t = useTexts<typeof consentsMessages>()
  const { text, entries } = config
  const optional = optionalCategories(config)
  return (
    <div className="root cookie-banner" role="dialog" aria-modal="false" aria-labelledby={titleId} tabIndex={-1}>
      <form>
        <div className="cookie-words">
          <h2 id={titleId}>{t('consents.heading')}</h2>
          <p>{text || t('consents.essential-only')}</p>
          {Object.keys(entries).length > 0 && <Details config={config} optional={optional} />}
        </div>
        <div className="cookie-actions">
          {optional.length > 0 && (
            <>
              <button type="button" className="button primary" name="refuse">
                {t('consents.refuse')}
              </button>
              <button type="button" className="button primary" name="agree">
                {t('consents.agree')}
              </button>
            </>
          )}
          <button type="submit" className={optional.length > 0 ? 'button cookie-save' : 'button primary'}>
            {optional.length > 0 ? t('consents.save') : t('consents.close')}
          </button>
        </div>
      </form>
    </div>
  )
}

interface CookieBannerProps {
  version: string
  config: ShownConfig
}

/** The banner; hidden until the script knows that it is needed. */
export function CookieBanner({ version, config }: CookieBannerProps) {
  const { entries } = config
  const optional = optionalCategories(config)
  return (
    <advisor-cookie-banner version={version} hidden>
      <BannerDialog config={config} titleId="cookie-banner-title" />
      {optional.flatMap((category) =>
        (entries[category] ?? []).flatMap(({ script, cookieName }) =>
          script
            ? [<script key={cookieName} type="text/plain" data-cookie-category={category} data-src={script} />]
            : []
        )
      )}
    </advisor-cookie-banner>
  )
}
