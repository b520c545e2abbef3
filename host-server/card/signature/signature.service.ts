import { Readable } from 'node:stream'
import { createElement } from 'react'
import { withCampaign } from '#contract/campaign'
import { themeOf } from '#contract/colour'
import { mailLink, telLink, townLine } from '#contract/links'
import { languageTag, resolveLocale } from '#contract/locales'
import { profilePath } from '#contract/share'
import {
  type ManySignatures,
  SIGNATURE_CAMPAIGN,
  SIGNATURE_LOGO,
  SIGNATURE_NOTE,
  type SignatureGround,
  type SignatureLook,
  type SignaturePart,
  signaturePhotoPath
} from '#contract/signature'
import {
  Signature,
  type SignatureContent,
  SignatureDocument,
  SignaturePreview,
  signatureText
} from '../../../templates/signature.tsx'
import { NotFound } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { textsIn } from '../../core/base/intl.ts'
import { slicesOf } from '../../core/base/slices.ts'
import { csv } from '../../core/files/csv.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import { zip } from '../../core/files/zip.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { type EmbeddedPicture, findLogo, findPortrait } from '../../core/mail/mail-pictures.ts'
import { primaryColour } from '../../core/pages/page.ts'
import { html, markup } from '../../core/pages/render.ts'
import { type AdvisorRow, findAdvisor } from '../../people/advisors/advisor.repository.ts'
import * as people from '../../people/advisors-export/advisors-export.repository.ts'
import { findProfile } from '../profile/profile.service.ts'

type Pictures = Pick<SignatureLook, 'pictures'>

const inline = ({ attachment }: EmbeddedPicture) =>
  `data:${attachment.contentType};base64,${attachment.content.toString('base64')}`

/** A picture from our server, or within the signature. */
const pictureAt = (found: EmbeddedPicture | undefined, address: string, { pictures }: Pictures) =>
  found && { ...found.picture, src: pictures === 'inline' ? inline(found) : address }

/** Institution and branch, whose name often begins with that of the institution. */
const placeOf = (institution: string, branch = '') =>
  branch.includes(institution) ? branch : [institution, branch].filter(Boolean).join(', ')

/** Everything that an advisor's signature says. */
async function contentOf(
  call: Call,
  advisor: AdvisorRow,
  look: SignatureLook,
  { hasOwnPictures = false } = {}
): Promise<SignatureContent> {
  const { tenant, app } = call
  const shows = (part: SignaturePart) => !look.without?.includes(part)
  const locale = resolveLocale(look.language, tenant.language)
  const t = textsIn(locale)
  const origin = baseUrl(app.config, tenant)
  const pictures = hasOwnPictures ? '' : origin
  const [profile, photo, logo] = await Promise.all([
    findProfile(call, advisor, ['organization', 'offers']),
    shows('photo') ? findPortrait(call, advisor.photo) : undefined,
    shows('logo') ? findLogo(call) : undefined
  ])
  const { slug, full_name: name, position, phone_number: phone, email_address, organization, offers } = profile
  const { street = '', ...town } = organization?.address ?? { zip: '', city: '' }
  const email = offers?.contact.includes('email_address') ? email_address : ''
  const link = (path: string, label: string) => ({ href: origin + withCampaign(path, SIGNATURE_CAMPAIGN), label })
  return {
    lang: languageTag(locale),
    name,
    details: [
      position,
      placeOf(tenant.name, organization?.name),
      shows('address') ? [street, townLine(town).trim()].filter(Boolean).join(', ') : ''
    ].filter(Boolean),
    ways: [
      ...(phone ? [{ label: t('signature.phone'), text: phone, href: telLink(phone) }] : []),
      ...(email ? [{ label: t('signature.email'), text: email, href: mailLink(email) }] : [])
    ],
    booking:
      shows('booking') && offers?.contact.includes('online_appointment')
        ? link(`/book/${slug}`, t('signature.book'))
        : undefined,
    card: shows('card') ? link(profilePath(slug), t('signature.open-card')) : undefined,
    photo: pictureAt(photo, pictures + signaturePhotoPath(slug), look),
    photoAlt: t('signature.photo-of', { name }),
    logo: pictureAt(logo, pictures + SIGNATURE_LOGO, look),
    institution: tenant.name,
    note: tenant.settings[SIGNATURE_NOTE] ?? '',
    colours: themeOf(primaryColour(tenant))
  }
}

const formsOf = (content: SignatureContent) => ({
  html: markup(createElement(Signature, content)),
  text: signatureText(content)
})

export const signature = async (call: Call, look: SignatureLook) => formsOf(await contentOf(call, call.advisor, look))

/** Its pictures are ours, or within the signature; nothing else is loaded. */
const POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

export async function preview(
  call: Call,
  { ground, ...look }: SignatureLook & { ground: SignatureGround }
): Promise<Readable> {
  // the institution may have another address than the one at which its staff works
  const content = await contentOf(call, call.advisor, look, { hasOwnPictures: true })
  call.ctx.set('Content-Security-Policy', POLICY)
  const page = createElement(SignaturePreview, { lang: content.lang, title: content.name, content, ground })
  return Readable.from([html(page)])
}

export async function scope({ db }: Call) {
  const [advisors, branches] = await Promise.all([people.findAdvisors(db), people.findBranches(db)])
  return {
    advisors: advisors.map(({ alias, photo, branch, ...names }) => ({
      alias,
      branch,
      full_name: fullName(names),
      profile_picture_url: mediaUrl(photo)
    })),
    branches
  }
}

/** As many signatures are made between two looks at what else is to do. */
const SOME = 10

interface Made {
  row: people.ExportRow
  content: SignatureContent
}

/** The signatures of those who are still there when it is their turn. */
async function* made(call: Call, rows: readonly people.ExportRow[], look: SignatureLook): AsyncGenerator<Made> {
  for await (const some of slicesOf(rows, SOME)) {
    for (const row of some) {
      const advisor = await findAdvisor(call.db, row.alias)
      if (advisor) yield { row, content: await contentOf(call, advisor, look) }
    }
  }
}

/** @throws NotFound for a branch of another institution */
async function many(call: Call, { organization_uuid, ...look }: ManySignatures) {
  const branches = await people.findBranches(call.db)
  if (organization_uuid && !branches.some(({ uuid }) => uuid === organization_uuid)) throw new NotFound()
  return made(call, await people.findAdvisors(call.db, organization_uuid), look)
}

async function* files(signatures: AsyncIterable<Made>) {
  for await (const { row, content } of signatures) {
    const { lang, name } = content
    const page = html(createElement(SignatureDocument, { lang, title: name, content }))
    yield { name: `${row.alias}.htm`, pieces: [page] }
    yield { name: `${row.alias}.txt`, pieces: [signatureText(content)] }
  }
}

export async function asZip(call: Call, query: ManySignatures): Promise<Readable> {
  const signatures = await many(call, query)
  call.ctx.attachment('signatures.zip')
  return zip(files(signatures))
}

const COLUMNS = ['alias', 'name', 'address', 'html', 'text'] as const

async function* lines(signatures: AsyncIterable<Made>) {
  for await (const { row, content } of signatures) {
    const { html: written, text } = formsOf(content)
    // the account's address is that from which mails are sent
    yield [row.alias, content.name, row.sign_in_address ?? row.email_address, written, text]
  }
}

export async function asCsv(call: Call, query: ManySignatures): Promise<Readable> {
  const signatures = await many(call, query)
  call.ctx.attachment('signatures.csv')
  return csv(
    COLUMNS.map((name) => call.t(`signature.column-${name}`)),
    lines(signatures),
    call.locale
  )
}
