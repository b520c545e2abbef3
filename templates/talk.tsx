import { type Fact, Facts } from './facts.tsx'
import { Layout } from './layout.tsx'
import type { Site } from './site.ts'

interface TalkProps {
  site: Site
  /** Whom, when and what about. */
  facts: readonly Fact[]
  /** How it stands: from when it can be joined, or why it cannot. */
  said: string
  isProblem: boolean
  /** URL that leads into the talk; only while it can be joined. */
  enter: string | undefined
  /** URL of the advisor's own place for it. */
  desk: string | undefined
  /** URL of the same page, to look again. */
  again: string | undefined
}

/** Where a video talk begins. The service that holds it is not asked for anything before the press. */
export const TalkPage = ({ site, facts, said, isProblem, enter, again, desk }: TalkProps) => {
  const { t } = site
  return (
    <Layout site={site} title={t('pages.talk-title')}>
      <div className="card stack">
        <div className="page-title">
          <h1>{t('pages.talk-title')}</h1>
        </div>
        <p className={isProblem ? 'notice warning' : 'notice'} role={isProblem ? 'alert' : undefined}>
          {said}
        </p>
        <Facts facts={facts} />
        {(enter || again || desk) && (
          <div className="cluster">
            {enter && (
              <a className="button primary" href={enter} rel="noreferrer">
                {t('pages.talk-join')}
              </a>
            )}
            {again && (
              <a className="button" href={again}>
                {t('pages.talk-again')}
              </a>
            )}
            {desk && (
              <a className="button" href={desk}>
                {t('pages.talk-desk')}
              </a>
            )}
          </div>
        )}
      </div>
    </Layout>
  )
}
