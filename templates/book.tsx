import { Facts, telLink } from './facts.tsx'
import { Layout } from './layout.tsx'
import type { Site } from './site.ts'

interface BookProps {
  site: Site
  alias: string
  name: string
  position: string
  branch: string
  photo: string | null
  phone: string
  email: string
  url: string
}

/** An advisor's own booking page. */
export const BookPage = ({ site, alias, name, position, branch, photo, phone, email, url }: BookProps) => {
  const { t } = site
  const title = t('pages.book-title', { name })
  const description = t('pages.book-description', { name, branch })
  const contact = [
    ...(phone ? [{ name: t('booking.phone'), lines: [{ text: phone, href: telLink(phone) }] }] : []),
    { name: t('booking.email'), lines: [{ text: email, href: `mailto:${email}` }] }
  ]
  const head = (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={site.texts.tag.replace('-', '_')} />
      <meta property="og:url" content={url} />
      <link rel="canonical" href={url} />
      <script type="module" src="/embed.js" />
    </>
  )
  return (
    <Layout site={site} title={title} head={head}>
      <h1 className="visually-hidden">{title}</h1>
      <advisor-booking alias={alias} mode="page">
        <div className="stack">
          <div className="person">
            {photo && <img src={photo} alt="" width="56" height="56" />}
            <div>
              <p className="person-name">{t('booking.with', { name })}</p>
              <p className="help">{[position, branch].filter(Boolean).join(' · ')}</p>
            </div>
          </div>
          <div className="card stack">
            <p className="without-script">{t('pages.book-fallback', { name })}</p>
            <Facts facts={contact} />
          </div>
        </div>
      </advisor-booking>
    </Layout>
  )
}
