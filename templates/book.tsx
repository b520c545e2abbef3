import type { ReactNode } from 'react'
import { carriedBy } from '#contract/campaign'
import { mailLink, telLink } from '#contract/links'
import { durationOf } from '../widgets/ui/base/duration.ts'
import { AbsenceNotice } from '../widgets/ui/feedback/absence-notice.tsx'
import type { BookView } from './book-view.ts'
import { Facts } from './facts.tsx'
import { titleOf } from './field.tsx'
import { Layout } from './layout.tsx'
import { PublicHead } from './public-head.tsx'
import { idIn } from './site.ts'

interface BookProps {
  view: BookView
  /** The absolute URL of the first step. */
  url: string
  /** URL of the booking's styles. */
  styles: string
  /** Whether the widget may not replace this step, because input would be lost. */
  alone: boolean
  failed: boolean
  children: ReactNode
}

const Advisor = ({ view: { site, advisor, state } }: { view: BookView }) => (
  <>
    <div className="advisor">
      {advisor.photo && <img src={advisor.photo} alt="" width="56" height="56" />}
      <div>
        <p className="advisor-name">{site.t('booking.with', { name: advisor.name })}</p>
        <p className="help">
          {advisor.position && <span lang={site.texts.written_in}>{advisor.position}</span>}
          {advisor.position && advisor.branch && ' · '}
          {advisor.branch}
        </p>
      </div>
    </div>
    <AbsenceNotice absence={advisor.absence} path="/book/" query={carriedBy({ src: state.src })} />
  </>
)

function Progress({ view: { site, steps, step } }: { view: BookView }) {
  const number = steps.indexOf(step) + 1
  return (
    <div className="progress">
      <div className="bar" aria-hidden="true">
        {steps.map((one, index) => (
          <span key={one} className={index < number ? 'past' : undefined} />
        ))}
      </div>
      <p className="help">{site.t('booking.step', { step: number, steps: steps.length })}</p>
    </div>
  )
}

/** What the shown times are for. */
function Summary({ view: { site, state, topics } }: { view: BookView }) {
  const topic = topics.find(({ uuid }) => uuid === state.topic)
  if (!topic || !state.type) return null
  return (
    <p className="lead">
      {topic.topic} ({site.t('ui.duration', durationOf(topic.length))}), {site.t(`booking.${state.type}`)}
    </p>
  )
}

function Contact({ view: { site, advisor } }: { view: BookView }) {
  const { t } = site
  const { phone, email } = advisor
  const facts = [
    ...(phone ? [{ name: t('visitor.phone'), lines: [{ text: phone, href: telLink(phone) }] }] : []),
    ...(email ? [{ name: t('visitor.email'), lines: [{ text: email, href: mailLink(email) }] }] : [])
  ]
  return <Facts facts={facts} />
}

/** One step: heading, progress, error, and form. */
export const BookFlow = ({ view, children, isFramed }: { view: BookView; children: ReactNode; isFramed?: boolean }) => (
  <div className={isFramed ? 'booking card' : 'booking'}>
    <section className={`flow at-${view.step}`} aria-labelledby={idIn(view.site, 'step')}>
      <Advisor view={view} />
      <Progress view={view} />
      <h2 id={idIn(view.site, 'step')}>{view.site.t(`booking.${view.step}-heading`)}</h2>
      {view.step === 'slot' && <Summary view={view} />}
      {view.problem && (
        <p className="notice danger" role="alert">
          {view.problem}
        </p>
      )}
      {children}
    </section>
  </div>
)

/** An advisor without topics or appointment types; the element shows this message itself. */
const Empty = ({ view }: { view: BookView }) => (
  <div className="booking">
    <div className="flow">
      <Advisor view={view} />
      <div className="card stack">
        <div className="without-script">
          <h2>{view.site.t('booking.empty')}</h2>
          <p className="lead">{view.site.t('booking.empty-help')}</p>
        </div>
        <Contact view={view} />
      </div>
    </div>
  </div>
)

function Head({ view, url, styles, title }: Pick<BookProps, 'view' | 'url' | 'styles'> & { title: string }) {
  const { site, advisor } = view
  const description = site.t('pages.book-description', { name: advisor.name, branch: advisor.branch })
  const meta = { description, og_title: title, og_description: description }
  return <PublicHead {...{ site, meta, url, styles }} type="website" />
}

/** A step's title begins with its question; the first one has the page's own title. */
function titleFor({ site, step, steps, advisor }: BookView, failed: boolean) {
  const title = site.t('pages.book-title', { name: advisor.name })
  if (step === steps[0]) return titleOf(site, title, failed)
  return titleOf(site, site.t('pages.book-step-title', { step: site.t(`booking.${step}-heading`), title }), failed)
}

/** An advisor's booking page: each step is a plain form inside the element, which replaces it. */
export function BookPage({ view, url, styles, alone, failed, children }: BookProps) {
  const { site, target, advisor, state } = view
  const title = site.t('pages.book-title', { name: advisor.name })
  const isEmpty = !view.topics.length || !view.types.length
  const body = isEmpty ? <Empty view={view} /> : <BookFlow view={view}>{children}</BookFlow>
  const head = (
    <>
      <Head view={view} url={url} styles={styles} title={title} />
      {!alone && <script type="module" src="/embed.js" />}
    </>
  )
  return (
    <Layout site={site} title={titleFor(view, failed)} head={head}>
      <h1 className="visually-hidden">{title}</h1>
      {alone ? (
        body
      ) : (
        <advisor-booking {...target} mode="page" topic={state.topic} type={state.type}>
          {body}
        </advisor-booking>
      )}
      {!isEmpty && (advisor.phone || advisor.email) && (
        <div className="without-script reach">
          <div className="card stack">
            <p>{site.t('pages.book-fallback', { name: advisor.name })}</p>
            <Contact view={view} />
          </div>
        </div>
      )}
    </Layout>
  )
}
