import { Icon } from '../widgets/booking/booking/icons.tsx'
import { clock, dayIn, dayText, SHORT_DAY } from '../widgets/booking/booking/times.ts'
import { ConsentField } from '../widgets/booking/text-messages/consent-field.tsx'
import { BookQuestions } from './book-questions.tsx'
import { type BookView, hasEntries, questionsOf, type Typed } from './book-view.ts'
import { Actions, Gone } from './book-way.tsx'
import { addressOf } from './book-wizard-state.ts'
import { ErrorSummary, type Errors } from './field.tsx'
import { idIn } from './site.ts'
import { PlainVisitorFields, SitePrivacyNote } from './visitor-fields.tsx'

interface DetailsProps {
  view: BookView
  typed: Typed
  errors: Errors
  /** Until when the time is held. */
  until: string | undefined
}

function HeldTime({ view, until }: Pick<DetailsProps, 'view' | 'until'>) {
  const { site, state, zone } = view
  const { t, texts } = site
  const start = state.starts_at
  if (!start || view.gone) return null
  const text = () => {
    if (until) return t('booking.kept-until', { time: clock(texts.tag, zone, until) })
    return t(state.hold ? 'booking.expired' : 'pages.book-not-kept')
  }
  return (
    <div className={until || !state.hold ? 'hold' : 'hold warning'}>
      <Icon name="clock" />
      <p>
        <strong>{`${dayText(texts.tag, dayIn(zone, start), SHORT_DAY)}, ${clock(texts.tag, zone, start)}`}</strong>{' '}
        {text()} {!until && state.hold && hasEntries(view) && t('booking.entries-kept')}
      </p>
      {state.hold && (
        <button type="submit" className="button quiet" name="starts_at" value={start}>
          {t(until ? 'booking.keep-longer' : 'booking.keep-again')}
        </button>
      )}
    </div>
  )
}

/** The visitor's name and contact details. */
export const BookDetails = ({ view, typed, errors, until }: DetailsProps) => (
  <form method="post" action={addressOf(view.path, view.state)} className="visitor-form" noValidate>
    {/* Enter in a field presses the first button of its form */}
    <button type="submit" name="step" value="review" hidden>
      {view.site.t('booking.continue')}
    </button>
    <input type="hidden" name="hold" value={view.hold} autoComplete="off" />
    <input type="hidden" name="ticket" value={typed.ticket} autoComplete="off" />
    <Gone view={view} />
    <HeldTime view={view} until={until} />
    <ErrorSummary site={view.site} errors={errors} />
    <p className="help">{view.site.t('visitor.required-hint')}</p>
    <PlainVisitorFields
      site={view.site}
      typed={typed}
      errors={errors}
      isRequired={(name) => name !== 'note' && (name !== 'phone' || view.state.type === 'by-phone')}
      help={{ note: 'booking.note-help' }}
      belowPhone={
        view.hasTexts && (
          <ConsentField
            t={view.site.t}
            id={idIn(view.site, 'texts')}
            about="booking"
            isChosen={Boolean(typed.text_consent)}
          />
        )
      }
    />
    <BookQuestions site={view.site} questions={questionsOf(view)} answers={typed.answers} errors={errors} />
    <SitePrivacyNote site={view.site} />
    <Actions view={view}>
      <button type="submit" name="step" value="review" className="button primary">
        {view.site.t('booking.continue')}
      </button>
    </Actions>
  </form>
)
