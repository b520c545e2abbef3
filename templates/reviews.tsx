import { withCampaign } from '#contract/campaign'
import { type Rating, STARS_MAX } from '#contract/reviews'
import { JsonScript } from './json-script.tsx'
import { Layout, LogInLink } from './layout.tsx'
import { PublicHead } from './public-head.tsx'
import type { Site } from './site.ts'

interface PublicReview {
  uuid: string
  created_at: string
  /** The day of `created_at` in words. */
  date: string
  stars: number
  text: string
  reply: string
}

interface ReviewsProps {
  site: Site
  advisor: string
  position: string
  photo: string | null
  /** Path of the advisor's card. */
  card: string
  /** The campaign of the visit, which the links carry on. */
  campaign: string | undefined
  /** The absolute URL of the page. */
  url: string
  /** All that are published. */
  count: number
  /** Null as long as there are too few for an average. */
  rating: Rating | null
  reviews: readonly PublicReview[]
  page: number
  pages: number
}

/** schema.org's object of what is reviewed, with the page's reviews. */
const reviewed = ({ site, advisor, url, rating, reviews }: ReviewsProps) => ({
  '@context': 'https://schema.org',
  '@type': 'FinancialService',
  name: `${advisor}, ${site.name}`,
  url,
  ...(rating && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      ratingCount: rating.count,
      bestRating: STARS_MAX
    }
  }),
  review: reviews.map(({ created_at, stars, text }) => ({
    '@type': 'Review',
    datePublished: created_at.slice(0, 10),
    author: { '@type': 'Person', name: site.t('pages.reviews-author') },
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: STARS_MAX },
    ...(text && { reviewBody: text })
  }))
})

const Row = ({ site: { t }, stars }: { site: Site; stars: number }) => (
  <>
    <span className="review-row" aria-hidden="true">
      {'★'.repeat(stars)}
      <span>{'★'.repeat(STARS_MAX - stars)}</span>
    </span>
    <span className="visually-hidden">{t('pages.review-count', { stars })}</span>
  </>
)

const Item = ({ site, advisor, review }: Pick<ReviewsProps, 'site' | 'advisor'> & { review: PublicReview }) => (
  <li className="review-item">
    <p className="review-line">
      <Row site={site} stars={review.stars} />
      <time className="help" dateTime={review.created_at}>
        {review.date}
      </time>
    </p>
    {review.text && <p className="review-words">{review.text}</p>}
    {review.reply && (
      <blockquote className="review-answer">
        <p className="help">{site.t('pages.reviews-reply', { advisor })}</p>
        <p className="review-words">{review.reply}</p>
      </blockquote>
    )}
  </li>
)

const Pages = ({ site: { t }, page, pages, campaign }: ReviewsProps) =>
  pages > 1 && (
    <nav className="cluster" aria-label={t('search.pages')}>
      {page > 1 && (
        <a className="button" rel="prev" href={withCampaign(`?page=${page - 1}`, campaign)}>
          {t('search.previous')}
        </a>
      )}
      {page < pages && (
        <a className="button" rel="next" href={withCampaign(`?page=${page + 1}`, campaign)}>
          {t('search.next')}
        </a>
      )}
    </nav>
  )

/** What customers have said of an advisor after their appointments. */
export function ReviewsPage(props: ReviewsProps) {
  const { site, advisor, position, photo, card, url, count, rating, reviews } = props
  const { t } = site
  const title = t('pages.reviews-title', { advisor })
  const description = t('pages.reviews-lead', { advisor })
  return (
    <Layout
      site={site}
      title={title}
      head={
        <PublicHead
          site={site}
          meta={{ description, og_title: title, og_description: description }}
          url={url}
          type="website"
        />
      }
      footer={<LogInLink site={site} />}
    >
      <JsonScript type="application/ld+json" value={reviewed(props)} />
      <div className="card stack">
        <div className="review-head">
          {photo && <img src={photo} alt="" width={72} height={72} />}
          <div className="page-title">
            <h1>{title}</h1>
            <p className="lead" lang={site.texts.written_in}>
              {position}
            </p>
          </div>
        </div>
        <p className="review-average">
          {rating ? t('pages.reviews-average', { ...rating }) : t('pages.reviews-count', { count })}
        </p>
        <p className="help">{t('pages.reviews-how', { tenant: site.name })}</p>
        <ul className="review-items">
          {reviews.map((review) => (
            <Item key={review.uuid} site={site} advisor={advisor} review={review} />
          ))}
        </ul>
        <Pages {...props} />
        <div>
          <a className="button" href={card}>
            {t('pages.reviews-card', { advisor })}
          </a>
        </div>
      </div>
    </Layout>
  )
}
