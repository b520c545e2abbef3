import type { InputHTMLAttributes } from 'react'
import type { VisitorField } from '#contract/visitor'
import { VISITOR_FIELDS } from '#contract/visitor'
import { Icon } from '../widgets/booking/icons.tsx'
import { clock, dayIn, dayText, SHORT_DAY } from '../widgets/booking/times.ts'
import { FormGroup } from '../widgets/ui/form-group.tsx'
import { addressOf } from './book-place.ts'
import type { BookView, Typed } from './book-view.ts'
import { Actions, Gone } from './book-way.tsx'
import { ErrorSummary, type Errors } from './field.tsx'
import type { TextId } from './site.ts'

const NATIVE: Record<VisitorField, InputHTMLAttributes<HTMLInputElement>> = {
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  note: {}
}

interface DetailsProps {
  view: BookView
  typed: Typed
  errors: Errors
  /** Until when the time is kept. */
  until: string | undefined
}

function Kept({ view, until }: Pick<DetailsProps, 'view' | 'until'>) {
  const { site, place, zone } = view
  const { t, texts } = site
  const start = place.starts_at
  if (!start || view.gone) return null
  const text = () => {
    if (until) return t('pages.book-kept-until', { time: clock(texts.tag, zone, until) })
    return t(place.hold ? 'booking.expired' : 'pages.book-not-kept')
  }
  return (
    <div className={until || !place.hold ? 'hold' : 'hold warning'}>
      <Icon name="clock" />
      <p>
        <strong>{`${dayText(texts.tag, dayIn(zone, start), SHORT_DAY)}, ${clock(texts.tag, zone, start)}`}</strong>{' '}
        {text()}
      </p>
      {place.hold && (
        <button type="submit" className="button quiet" name="starts_at" value={start}>
          {t(until ? 'booking.keep-longer' : 'booking.keep-again')}
        </button>
      )}
    </div>
  )
}

function Fields({ view: { site, place }, typed, errors }: Omit<DetailsProps, 'until'>) {
  const { t } = site
  const byPhone = place.type === 'by-phone'
  const labels: Partial<Record<VisitorField, TextId>> = {
    note: 'visitor.note-optional',
    ...(!byPhone && { phone: 'visitor.phone-optional' })
  }
  const help: Partial<Record<VisitorField, TextId>> = {
    email: 'visitor.email-help',
    phone: byPhone ? 'visitor.phone-help' : 'visitor.phone-optional-help',
    note: 'booking.note-help'
  }
  return (
    <div className="fields">
      {VISITOR_FIELDS.map((name) => (
        <div key={name} className={name}>
          <FormGroup
            id={name}
            label={t(labels[name] ?? `visitor.${name}`)}
            help={help[name] && t(help[name])}
            required={name !== 'note' && (name !== 'phone' || byPhone)}
            errors={errors[name] ? [errors[name]] : []}
          >
            {(control) =>
              name === 'note' ? (
                <textarea className="input" name={name} rows={4} defaultValue={typed.note} {...control} />
              ) : (
                <input className="input" name={name} {...NATIVE[name]} defaultValue={typed[name]} {...control} />
              )
            }
          </FormGroup>
        </div>
      ))}
    </div>
  )
}

/** People do not see it, and screen readers pass it by. */
const Trap = ({ value }: { value: string }) => (
  <div className="trap" aria-hidden="true">
    <label>
      Website
      <input name="website" tabIndex={-1} autoComplete="off" defaultValue={value} />
    </label>
  </div>
)

/** Who comes, and how to reach them. */
export const BookDetails = ({ view, typed, errors, until }: DetailsProps) => (
  <form method="post" action={addressOf(view.path, view.place)} className="visitor-form" noValidate>
    {/* Enter in a field presses the first button of its form */}
    <button type="submit" name="step" value="review" hidden>
      {view.site.t('booking.continue')}
    </button>
    <input type="hidden" name="hold" value={view.hold} autoComplete="off" />
    <input type="hidden" name="ticket" value={typed.ticket} autoComplete="off" />
    <Gone view={view} />
    <Kept view={view} until={until} />
    <ErrorSummary site={view.site} errors={errors} />
    <p className="help">{view.site.t('visitor.required-hint')}</p>
    <Fields view={view} typed={typed} errors={errors} />
    <Trap value={typed.website} />
    <Actions view={view}>
      <button type="submit" name="step" value="review" className="button primary">
        {view.site.t('booking.continue')}
      </button>
    </Actions>
  </form>
)
