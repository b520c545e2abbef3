import { GeneralError } from '../widgets/ui/feedback/general-error.tsx'
import { LoadingBox } from '../widgets/ui/feedback/loading-box.tsx'
import { JsonScript } from './json-script.tsx'
import { Document } from './layout.tsx'
import type { Site } from './site.ts'

interface AppProps {
  site: Site
  title: string
  url: string
  /** The URL of the app's module. */
  script: string
  /** The response of app-init, so that the app need not request it. */
  init: unknown
  /** The texts of the app's own error pages, readable before and without script. */
  problem?: { status: string; text: string; reason?: string | undefined } | undefined
}

/** The shell of the app, which replaces everything inside its element. */
export const AppPage = ({ site, title, url, script, init, problem }: AppProps) => (
  <Document
    site={site}
    title={title}
    head={
      <>
        <meta name="robots" content="noindex" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:title" content={title} />
        <meta property="og:locale" content={site.texts.tag.replace('-', '_')} />
        <meta property="og:url" content={url} />
        <link rel="manifest" href="/app/manifest.webmanifest" />
        <link rel="modulepreload" href={script} />
        <JsonScript id="app-init" value={init} />
        <script type="module" src={script} />
      </>
    }
  >
    <advisor-app>
      <div className="root app-shell">
        {problem ? (
          <main className="page-main">
            <GeneralError {...problem} level={1} />
          </main>
        ) : (
          <main>
            <h1 className="visually-hidden">{site.name}</h1>
            <LoadingBox />
            <noscript>
              <p className="page-main">{site.t('pages.no-script')}</p>
            </noscript>
          </main>
        )}
      </div>
    </advisor-app>
  </Document>
)
