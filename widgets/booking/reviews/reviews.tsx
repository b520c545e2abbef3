import { useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useRef } from 'react'
import type { reviewsMessages } from '#contract/messages/reviews.messages'
import { REVIEW_STATES, REVIEWS_FOR_AVERAGE, type Review, type ReviewsPage, STARS_MAX } from '#contract/reviews'
import { useNarrow, useQuery } from '../../core/data/query-state.ts'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Face, initialsOf } from '../../ui/base/face.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Busy } from '../../ui/feedback/busy.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { RejectionDialog, ReplyDialog } from './dialogs.tsx'
import { type Query, reviewsQuery } from './query-state.ts'
import { publishAtom, publishingAtom, rejectionForm, replyForm, reviews } from './reviews.atoms.ts'
import css from './reviews.css?inline'

const useMessages = useTexts<typeof reviewsMessages>

function Stars({ stars }: { stars: number }) {
  const t = useMessages()
  return (
    <p className="review-stars">
      <span aria-hidden="true">
        {'★'.repeat(stars)}
        <span>{'★'.repeat(STARS_MAX - stars)}</span>
      </span>
      <span className="visually-hidden">{t('reviews.stars', { stars })}</span>
    </p>
  )
}

const useDay = () => {
  const { tag } = useTextsContext()
  return (at: string) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(new Date(at))
}

/** Who has decided, and why. */
function Decision({ review: { state, decided_at, decided_by, reason } }: { review: Review }) {
  const t = useMessages()
  const day = useDay()
  if (state === 'waiting' || !decided_at) return null
  const said = state === 'published' ? 'reviews.published-by' : 'reviews.rejected-by'
  return (
    <p className="help">
      {t(said, { name: decided_by, date: day(decided_at) })}
      {reason && <span className="review-reason">{t('reviews.reason-was', { reason })}</span>}
    </p>
  )
}

function Actions({ review, decides }: { review: Review; decides: boolean }) {
  const t = useMessages()
  const publish = useSetAtom(publishAtom)
  const isBusy = useAtomValue(publishingAtom) === 'processing'
  const reject = useSetAtom(rejectionForm.openAtom)
  const reply = useSetAtom(replyForm.openAtom)
  const { state, is_own, advisor } = review
  const name = advisor.full_name
  return (
    <div className="cluster">
      {decides && state !== 'published' && (
        <Busy
          className={state === 'waiting' ? 'button primary' : 'button quiet'}
          busy={isBusy}
          onClick={() => void publish(review)}
        >
          {t('reviews.publish')}
          <span className="visually-hidden">: {name}</span>
        </Busy>
      )}
      {decides && state !== 'rejected' && (
        <button type="button" className="button quiet" onClick={() => reject(review)}>
          {t('reviews.reject')}
          <span className="visually-hidden">: {name}</span>
        </button>
      )}
      {is_own && state === 'published' && (
        <button type="button" className="button" onClick={() => reply(review)}>
          {t(review.reply ? 'reviews.reply-change' : 'reviews.reply')}
        </button>
      )}
    </div>
  )
}

function Item({ review, decides }: { review: Review; decides: boolean }) {
  const t = useMessages()
  const day = useDay()
  const { advisor, created_at, stars, text, reply, state } = review
  // what is decided is rarely changed: its actions stand aside
  const isDecided = decides && state !== 'waiting'
  const actions = <Actions review={review} decides={decides} />
  return (
    <li className="review" data-state={state}>
      <div className="review-head">
        <Stars stars={stars} />
        <time className="help" dateTime={created_at}>
          {day(created_at)}
        </time>
        {decides && <span className="review-state">{t(`reviews.state-${state}`)}</span>}
        {isDecided && actions}
      </div>
      {text ? <p className="review-text">{text}</p> : <p className="help">{t('reviews.no-text')}</p>}
      {decides && (
        <p className="review-about">
          <Face url={advisor.profile_picture_url} initials={initialsOf(advisor.full_name)} />
          <span>{t('reviews.of', { advisor: advisor.full_name, branch: advisor.branch })}</span>
        </p>
      )}
      {decides && <Decision review={review} />}
      {reply && (
        <blockquote className="review-reply">
          <p className="help">{t('reviews.reply-of', { advisor: advisor.full_name })}</p>
          <p className="review-text">{reply}</p>
        </blockquote>
      )}
      {!isDecided && actions}
    </li>
  )
}

/** What the card shows of an advisor's own reviews. */
function Average({ page: { rating, decides, total } }: { page: ReviewsPage }) {
  const t = useMessages()
  if (rating) return <p className="lead">{t('reviews.average', { ...rating })}</p>
  if (decides || !total) return null
  return <p className="lead">{t('reviews.average-from', { count: REVIEWS_FOR_AVERAGE })}</p>
}

function emptyText({ decides }: ReviewsPage, { state }: Query) {
  if (state) return 'reviews.empty-filtered'
  return decides ? 'reviews.empty-all' : 'reviews.empty-own'
}

interface ListProps {
  query: Query
  page: ReviewsPage
  isStale: boolean
}

function List({ query, page, isStale }: ListProps) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  // a review that is decided on may leave the list, and its buttons with it
  useFocusRestore(box as RefObject<HTMLElement>, (node) => node)
  const { total, page_size, decides } = page
  return (
    <div ref={box} tabIndex={-1} className="review-list">
      <PagedList
        label={t('reviews.list')}
        count={t('reviews.count', { count: total })}
        isFiltered={Boolean(query.state)}
        page={query.page}
        total={total}
        size={page_size}
        isStale={isStale}
        addressOf={(number) => reviewsQuery.addressOf({ ...query, page: number })}
        empty={!page.reviews.length && <p className="lead">{t(emptyText(page, query))}</p>}
      >
        <ul className="review-items">
          {page.reviews.map((one) => (
            <Item key={one.uuid} review={one} decides={decides} />
          ))}
        </ul>
      </PagedList>
    </div>
  )
}

function StateFilter({ query }: { query: Query }) {
  const t = useMessages()
  const narrow = useNarrow(reviewsQuery)
  const states = REVIEW_STATES.map((state) => [state, t(`reviews.state-${state}`)] as const)
  return (
    <div className="review-filter">
      <SelectField
        name="state"
        label={t('reviews.state')}
        value={query.state}
        options={[['', t('reviews.state-any')], ...states]}
        onChange={(state) => narrow({ state: state as Query['state'] })}
      />
    </div>
  )
}

/** Reviews: administrators decide on them, advisors read and answer the published ones about themselves. */
export function Page() {
  useStyles(css)
  const t = useMessages()
  const query = useQuery(reviewsQuery)
  const found = useRequest(reviews, query)
  return (
    <div className="card reviews">
      <h1 className="title">{t('reviews.list')}</h1>
      <Requested of={found}>
        {(page, isStale) => (
          <>
            <Average page={page} />
            {page.decides && <StateFilter query={query} />}
            <List query={query} page={page} isStale={isStale} />
          </>
        )}
      </Requested>
      <RejectionDialog />
      <ReplyDialog />
    </div>
  )
}
