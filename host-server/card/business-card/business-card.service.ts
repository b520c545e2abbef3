import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { AdvisorProfile } from '#contract/advisors'
import { CARD_CAMPAIGNS, type CardFile } from '#contract/business-card'
import { withCampaign } from '#contract/campaign'
import { themeOf } from '#contract/colour'
import { mailLink, telLink, townLine } from '#contract/links'
import { languageTag, writtenIn } from '#contract/locales'
import { profilePath } from '#contract/share'
import { qrRuns } from '../../../templates/qr-runs.ts'
import { limitConcurrency } from '../../core/base/concurrency-limit.ts'
import { inWorker } from '../../core/base/worker.ts'
import { pictureOf } from '../../core/files/image-processing.ts'
import { largestOf } from '../../core/files/media.files.ts'
import { findBytes } from '../../core/files/media.repository.ts'
import type { Jpeg } from '../../core/files/sheet.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { ownPicture, primaryColour } from '../../core/pages/page.ts'
import { type BusinessCard, LOGO, PHOTO } from './business-card.sheet.ts'
import type { BusinessCardTask } from './business-card.worker.ts'

const MOST_PIXELS = 50_000_000
/** Pixels for a tenth of a millimetre, for print. */
const SHARPNESS = 2

type Shown = Pick<
  AdvisorProfile,
  | 'slug'
  | 'full_name'
  | 'first_name'
  | 'last_name'
  | 'position'
  | 'phone_number'
  | 'email_address'
  | 'organization'
  | 'offers'
>

/** How the card can be reached, of what it shows to visitors. */
function rowsOf({ t }: Call, { phone_number, email_address, organization, offers }: Shown, url: string) {
  const email = offers?.contact.includes('email_address') && email_address
  const { street, zip, city } = organization?.address ?? { street: '', zip: '', city: '' }
  const address = [street, townLine({ zip, city }).trim()].filter(Boolean).join(', ')
  return [
    ...(phone_number ? [{ label: t('business-card.phone'), value: phone_number, href: telLink(phone_number) }] : []),
    ...(email ? [{ label: t('business-card.email'), value: email, href: mailLink(email) }] : []),
    ...(address ? [{ label: t('business-card.address'), value: address }] : []),
    { label: t('business-card.online'), value: url.replace(/^https?:\/\//, ''), href: url }
  ]
}

/** By the file's name; the code of the card itself leads there without one. */
const CAMPAIGNS = new Map<string, string>(Object.entries(CARD_CAMPAIGNS))

/** Everything that the file says. */
function cardOf(call: Call, profile: Shown, file: CardFile): BusinessCard {
  const { tenant, t, locale, app } = call
  const { full_name: name, first_name, last_name, position, organization } = profile
  const url = `${baseUrl(app.config, tenant)}${profilePath(profile.slug)}`
  const campaign = CAMPAIGNS.get(file.replace(/\.\w+$/, ''))
  const { primary, on_primary: onPrimary, accent_light: accent } = themeOf(primaryColour(tenant))
  return {
    title: `${name}, ${tenant.name}`,
    language: languageTag(locale),
    name,
    details: [{ text: position, lang: writtenIn(tenant.language, locale) }, { text: organization?.name ?? '' }].filter(
      ({ text }) => text
    ),
    rows: rowsOf(call, profile, url),
    institution: tenant.name,
    initials: [first_name, last_name].map(([letter = '']) => letter.toUpperCase()).join(''),
    code: qrRuns(withCampaign(url, campaign)),
    captions: {
      photo: t('business-card.photo-of', { name }),
      logo: t('business-card.logo-of', { name: tenant.name }),
      code: t('business-card.code', { name }),
      scan: t('business-card.scan')
    },
    ...{ primary, onPrimary, accent }
  }
}

/** A file that cannot be drawn counts as missing. */
async function jpegOf(bytes: Buffer | undefined, size: typeof LOGO | typeof PHOTO, fit: 'cover' | 'inside') {
  if (!bytes) return undefined
  const { data, info } = await pictureOf(bytes, MOST_PIXELS, 288)
    .autoOrient()
    .resize({ width: size.width * SHARPNESS, height: size.height * SHARPNESS, fit, position: 'attention' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => ({ data: undefined, info: undefined }))
  return data && ({ bytes: data, width: info.width, height: info.height } satisfies Jpeg)
}

const inThread = inWorker<BusinessCardTask, Uint8Array>('business-card', import.meta.url)

/** Guests can ask for these, who must not use up what uploads need. */
const drawing = limitConcurrency(1, 20)
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 50 })

const logoOf = ({ settings }: Call['tenant']) =>
  /^\/media\/([\w.-]{1,100})$/.exec(ownPicture(settings['images.tenantLogo']) ?? '')?.[1]

/** A file that is made of a card, drawn once for all who ask for it. */
export function cardFile(call: Call, profile: Shown, photoName: string | null, file: CardFile): Promise<Buffer> {
  const { db, tenant } = call
  const card = cardOf(call, profile, file)
  const names = { photo: photoName && largestOf(photoName), logo: logoOf(tenant) }
  const key = createHash('sha256')
    .update(JSON.stringify([tenant.id, card, names, file]))
    .digest('hex')
  const make = async () => {
    const [photo, logo] = await Promise.all([findBytes(db, names.photo), findBytes(db, names.logo)])
    return drawing(async () => {
      const pictures = { photo: await jpegOf(photo, PHOTO, 'cover'), logo: await jpegOf(logo, LOGO, 'inside') }
      const bytes = Buffer.from(await inThread({ card, pictures, file }))
      if (file.endsWith('.pdf')) return bytes
      return pictureOf(bytes, MOST_PIXELS).removeAlpha().png({ palette: true }).toBuffer()
    })
  }
  const made = drawn.get(key) ?? make()
  drawn.set(key, made)
  made.catch(() => drawn.delete(key))
  return made
}
