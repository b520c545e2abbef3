import { languageTag, resolveLocale } from '#contract/locales'
import { CONFIRMATION_HOURS } from '#contract/visitor-form'
import { OFFER_MINUTES } from '#contract/waitlist'
import { instant } from '../../core/base/clock.ts'
import { fullName } from '../../core/base/full-name.ts'
import { textsIn } from '../../core/base/intl.ts'
import type { Handlers, JobContext } from '../../core/jobs/outbox.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { facts, frameOf, sendTemplate } from '../../core/mail/mail-template.tsx'
import { plainFullName, salutation } from '../../core/mail/salutation.ts'
import { findAdvisorByUuid } from '../../people/advisors/advisor.repository.ts'
import { isConfirmable } from '../spam-guard/confirmable.ts'
import { endOfOffer, momentText, offeredLines } from './clock.ts'
import { offerFreed, passOn, todayOf } from './offers.service.ts'
import type { Entry } from './waitlist.repository.ts'
import * as repository from './waitlist.repository.ts'
import { tokenOf } from './waitlist.service.ts'
import { targetName, wishLines } from './wish-lines.ts'

/** What a mail about an entry needs, in the customer's language. */
function viewOf({ app, tenant }: JobContext, entry: Entry) {
  const locale = resolveLocale(entry.language, tenant.language)
  const manage = `${baseUrl(app.config, tenant)}/waitlist/${tokenOf(app.config.SESSION_SECRET, entry.uuid)}`
  return { locale, t: textsIn(locale), tag: languageTag(locale), manage, tenant }
}

/** A first press in a mail program takes the customer off the list (RFC 8058). */
const wayOff = (manage: string) => ({
  'List-Unsubscribe': `<${manage}/leave>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'
})

async function entryOf({ db, tenant }: JobContext, uuid: string): Promise<Entry | undefined> {
  const plain = await repository.findByUuid(db, uuid)
  return plain && repository.findByUuid(db, uuid, resolveLocale(plain.language, tenant.language))
}

/** The appointment that an earlier time would replace. */
const keptLines = (view: ReturnType<typeof viewOf>, entry: Entry): string[] =>
  entry.earlier_than ? [momentText(view, entry, entry.earlier_than), view.t('mails.waitlist-replaced')] : []

/** Says that somebody waits, with the place and the way off the list; who has not confirmed it yet is asked to. */
const joined: Handlers[string] = async ({ entry_uuid, asks }, context) => {
  const { db, tenant } = context
  const entry = await entryOf(context, String(entry_uuid))
  const at = todayOf(context)
  const isAsked = asks === true
  const isMeant = entry && (isAsked ? isConfirmable(entry, at.now) : repository.isActive(entry, at))
  if (!isMeant || !tenant.modules.has('waitlist')) return
  const view = viewOf(context, entry)
  const { locale, t, manage } = view
  const target = targetName(entry)
  const { remarks, ...frame } = frameOf(tenant, locale)
  await sendTemplate(context, {
    to: { name: plainFullName(entry), address: entry.email },
    subject: t(isAsked ? 'mails.waitlist-confirm-subject' : 'mails.waitlist-joined-subject', { target }),
    messageId: `<${entry.uuid}.${instant(at.now).replace(/\D/g, '')}.waitlist@${tenant.host}>`,
    headers: wayOff(manage),
    content: {
      ...frame,
      title: t(isAsked ? 'mails.waitlist-confirm-title' : 'mails.waitlist-joined-title'),
      paragraphs: [
        salutation(locale, entry),
        isAsked
          ? t('mails.waitlist-confirm-lead', { hours: CONFIRMATION_HOURS })
          : t('mails.waitlist-joined-lead', { minutes: OFFER_MINUTES })
      ],
      facts: facts([
        [t('mails.waitlist-place'), isAsked ? [] : [String(await repository.placeOf(db, entry, at))]],
        [t('mails.waitlist-for'), [target]],
        [t('mails.topic'), [entry.topic]],
        [t('mails.how'), [t(`booking.${entry.type}`)]],
        [t('pages.waitlist-wish'), wishLines(view, entry)],
        [t('mails.waitlist-kept'), keptLines(view, entry)]
      ]),
      actions: [
        { href: manage, label: t(isAsked ? 'mails.waitlist-confirm' : 'mails.waitlist-open'), isPrimary: true }
      ],
      ...(!isAsked && { also: { href: `${manage}/leave`, label: t('mails.waitlist-leave') } }),
      remarks: [t('mails.waitlist-why', { tenant: tenant.name }), t('mails.waitlist-secret'), ...remarks]
    }
  })
}

/** Tells somebody of the time that is kept for them. */
const offered: Handlers[string] = async ({ offer_uuid }, context) => {
  const { db, tenant, app } = context
  const offer = await repository.findOffer(db, String(offer_uuid))
  if (offer?.state !== 'open' || offer.expires_at <= instant(app.clock.now())) return
  const entry = await entryOf(context, offer.entry_uuid)
  const advisor = await findAdvisorByUuid(db, offer.advisor_uuid)
  if (!entry || !advisor) return
  const view = viewOf(context, entry)
  const { locale, t, manage } = view
  const { remarks, ...frame } = frameOf(tenant, locale)
  await sendTemplate(context, {
    to: { name: plainFullName(entry), address: entry.email },
    subject: t('mails.waitlist-offer-subject', { when: momentText(view, entry, offer.starts_at) }),
    messageId: `<${offer.uuid}.waitlist@${tenant.host}>`,
    headers: wayOff(manage),
    photo: advisor.photo,
    content: {
      ...frame,
      title: t('mails.waitlist-offer-title'),
      paragraphs: [
        salutation(locale, entry),
        t('mails.waitlist-offer-lead', { until: endOfOffer(view, entry, offer) })
      ],
      facts: facts([
        [t('mails.when'), offeredLines(view, entry, offer)],
        [t('mails.topic'), [entry.topic]],
        [t('mails.how'), [t(`booking.${entry.type}`)]],
        [t('mails.waitlist-kept'), keptLines(view, entry)]
      ]),
      person: {
        title: t('mails.contact-with'),
        name: fullName(advisor),
        position: advisor.position,
        phone: undefined,
        email: undefined
      },
      actions: [{ href: manage, label: t('mails.waitlist-offer-open'), isPrimary: true }],
      also: { href: `${manage}/leave`, label: t('mails.waitlist-leave') },
      remarks: [t('mails.waitlist-secret'), ...remarks]
    }
  })
}

const freed: Handlers[string] = ({ advisor_uuid, starts_at, ends_at }, context) =>
  offerFreed(context, String(advisor_uuid), { starts_at: String(starts_at), ends_at: String(ends_at) })

/** An offer that nobody has accepted goes to the next. */
const expired: Handlers[string] = async ({ offer_uuid }, context) => {
  const offer = await repository.findOffer(context.db, String(offer_uuid))
  if (offer?.state === 'open') await passOn(context, offer, 'expired')
}

export const waitlistMails: Handlers = { 'waitlist-joined': joined, 'waitlist-offer': offered }

/** In a queue of their own: a slow mail server must not keep a time from the next. */
export const waitlistJobs: Handlers = { 'waitlist-freed': freed, 'waitlist-expiry': expired }
