import type { ReactNode } from 'react'
import type { AdvisorProfile } from '#contract/advisors'
import { BUSINESS_CARD_FORMATS, type BusinessCardFormat, businessCardPath } from '#contract/business-card'
import type { ContactOption } from '#contract/contact-options'
import type { profileMessages } from '#contract/messages/profile.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { arranged } from './arrangement.ts'
import { CardIcon } from './card-icon.tsx'
import { bookPath, freeTimesOf } from './free-times.ts'

export interface ContactProps {
  profile: AdvisorProfile
  /** Origin of the host; empty on its own pages. */
  origin?: string
  /** The query with the preset topic and type of a booking. */
  asked?: string
  /** Whether the options under "More" are shown from the beginning. */
  isOpen?: boolean
  /** Whether what is opened is in test mode. */
  test?: boolean | undefined
  /** Only links, where the tag itself takes the place of all this. */
  isPlain?: boolean
  /** Called when they are opened. */
  onMore?: (() => void) | undefined
}

interface WayProps {
  alias: string
  /** The widget's `host` attribute; absent if it need not be set. */
  host: string | undefined
  /** The equivalent link without script. */
  children: ReactNode
}

const contactForm = (kind: 'basic' | 'appointment' | 'callback') => ({
  path: (alias: string, asked: string) => `/contact/${alias}/${kind}${asked}`,
  draw: (way: WayProps, test?: boolean) => <advisor-contact-form {...way} kind={kind} mode="popup" test={test} />
})

interface Way {
  path: (alias: string, asked: string) => string
  /** The widget around the link; without one, only the link is shown. */
  draw?: (way: WayProps, test?: boolean) => ReactNode
}

const WAYS: Record<ContactOption | 'phone' | 'share' | BusinessCardFormat, Way> = {
  online_appointment: {
    path: (alias, asked) => bookPath(alias, asked),
    draw: (way, test) => <advisor-booking {...way} mode="popup" test={test} />
  },
  whatsapp: {
    path: (alias) => `/advisor/whatsapp-hit?advisorAlias=${alias}`,
    draw: (way) => <advisor-whatsapp-button {...way} />
  },
  email_address: { path: (alias) => `/advisor/email-hit?advisorAlias=${alias}` },
  phone: { path: (alias) => `/advisor/phone-hit?advisorAlias=${alias}` },
  call_back_request: contactForm('callback'),
  appointment_request: contactForm('appointment'),
  basic_contact_form: contactForm('basic'),
  messenger: {
    path: (alias, asked) => `/contact/${alias}/messenger${asked}`,
    draw: (way, test) => <advisor-messenger-button {...way} test={test} />
  },
  vcard: { path: (alias) => `/v-card/${alias}.vcf`, draw: (way) => <advisor-vcard-button {...way} /> },
  wallet_cards: { path: (alias) => `/wallet-card/${alias}`, draw: (way) => <advisor-wallet-button {...way} /> },
  contact_exchange: { path: (alias, asked) => `/contact-exchange/${alias}${asked}` },
  share: { path: (alias) => `/app/profile/${alias}`, draw: (way) => <advisor-share-button {...way} /> },
  pdf: { path: (alias) => businessCardPath(alias, 'pdf') },
  png: { path: (alias) => businessCardPath(alias, 'png') }
}

type WayName = keyof typeof WAYS

interface OptionProps extends ContactProps {
  name: WayName
  className: string
  /** What the link says, if not what the widget's button says. */
  label?: string
  children: ReactNode
  /** Beside the link, for a slot of the widget. */
  beside?: ReactNode
}

function Option({
  name,
  profile,
  origin = '',
  asked = '',
  test,
  isPlain,
  className,
  label,
  children,
  beside
}: OptionProps) {
  const { path, draw } = WAYS[name]
  const { slug: alias } = profile
  const link = (
    <a className={className} href={origin + path(alias, asked)} rel="nofollow" aria-label={label}>
      {children}
    </a>
  )
  if (!draw || isPlain) return link
  const content = (
    <>
      {link}
      {beside}
    </>
  )
  return draw({ alias, host: origin || undefined, children: content }, test)
}

const useMessages = useTexts<typeof profileMessages>

/** The main action; a booking with the next free time on it. */
function Lead({ name, ...card }: ContactProps & { name: ContactOption }) {
  const t = useMessages()
  const [next] = name === 'online_appointment' ? freeTimesOf(card.profile) : []
  const hint = next && t('profile.next-free', { time: `${next.day}, ${next.time}` })
  return (
    <div className="card-lead">
      <Option
        {...card}
        name={name}
        className="button primary"
        beside={
          hint && (
            <span className="card-hint" slot="hint">
              {hint}
            </span>
          )
        }
      >
        {t(`profile.${name}`)}
        {hint && <span className="card-hint">{hint}</span>}
      </Option>
      {hint && <FreeTimes {...card} />}
    </div>
  )
}

/** An icon with a word. */
function Icons({ names, ...card }: ContactProps & { names: readonly ('phone' | ContactOption)[] }) {
  const t = useMessages()
  if (!names.length) return null
  const labelOf = {
    phone: t('profile.phone', { number: card.profile.phone_number }),
    email_address: t('profile.email_address')
  }
  return (
    <ul className="card-quick">
      {names.map((name) => (
        <li key={name}>
          <Option {...card} name={name} className="card-act" label={labelOf[name as 'phone']}>
            <CardIcon name={name as 'phone'} />
            <span>{t(`profile.${name as 'phone'}-word`)}</span>
          </Option>
        </li>
      ))}
    </ul>
  )
}

/** A message and the chat, where there are both, are one entry. */
const MESSAGES: readonly ContactOption[] = ['basic_contact_form', 'messenger']

function entriesOf(names: readonly ContactOption[]): (readonly WayName[])[] {
  const messages = names.filter((name) => MESSAGES.includes(name))
  const entries = names.map((name) => (MESSAGES.includes(name) ? messages : [name]))
  return [...entries.filter((one, at) => entries.indexOf(one) === at), ['share'], BUSINESS_CARD_FORMATS]
}

function More({ names, isOpen, onMore, ...card }: ContactProps & { names: readonly ContactOption[] }) {
  const t = useMessages()
  return (
    <details className="card-more" open={isOpen} onToggle={onMore}>
      <summary>{t('profile.more')}</summary>
      <ul>
        {entriesOf(names).map((entry) => (
          <li key={entry[0]}>
            <CardIcon name={entry[0] as 'share'} />
            {entry.map((name) => (
              <Option key={name} {...card} name={name} className="card-entry">
                {t(`profile.${name as 'share'}`)}
              </Option>
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}

/**
 * One main action, a row of icons with words, and the rest under "More", each in the layout's order and working without
 * script.
 */
export function Contact(card: ContactProps) {
  const t = useMessages()
  const { offers, phone_number, full_name: name } = card.profile
  const { lead, icons, more } = arranged(offers?.contact ?? [])
  return (
    <section className="card-contact" aria-label={t('profile.contact', { name })}>
      {lead && <Lead {...card} name={lead} />}
      <Icons {...card} names={[...(phone_number ? (['phone'] as const) : []), ...icons]} />
      <More {...card} names={more} />
    </section>
  )
}

/** A card is as high in the afternoon as in the morning, when the times of two days are four. */
const DAYS_SHOWN = 2

/** The next free times, each of which opens the booking at that time; the tag before them takes them. */
function FreeTimes({ profile, origin = '', asked = '' }: ContactProps) {
  const t = useMessages()
  const times = freeTimesOf(profile)
  if (times.length < 2) return null
  const days = [...new Set(times.map(({ day }) => day))].slice(0, DAYS_SHOWN)
  return (
    <ul className="card-times" aria-label={t('profile.free-times')}>
      {days.map((day) => (
        <li key={day}>
          <span className="card-day">{day}</span>
          {times
            .filter((one) => one.day === day)
            .map(({ starts_at, time }) => (
              <a
                key={starts_at}
                className="card-time"
                href={origin + bookPath(profile.slug, asked, { starts_at })}
                rel="nofollow"
                aria-label={`${day}, ${time}`}
              >
                {time}
              </a>
            ))}
        </li>
      ))}
    </ul>
  )
}
