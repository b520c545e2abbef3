import { PassType, PKPass } from 'passkit-generator'
import { serve } from '../../core/base/worker.thread.ts'
import { bufferOf, type Card, type PassParts } from './pass.ts'

/** Apple accepts `rgb()` only. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(',')})`

/** Only short ones on the front, since phones truncate long ones there. */
const ON_FRONT = new Set(['branch', 'phone'])

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Shown as a link with this title on phones that support it, else as the URL. */
const linkField = (key: string, { label, url, title = url }: { label: string; url: string; title?: string }) => ({
  key,
  label,
  value: url,
  attributedValue: `<a href="${escaped(url)}">${escaped(title)}</a>`
})

function fieldsOf({ name, position, facts, appointment, manage, news }: Card): PassType<'generic'> {
  const type = new PassType('generic')
  type.primaryFields.push({ key: 'name', label: position, value: name })
  const front = facts.filter(({ key }) => ON_FRONT.has(key))
  type.secondaryFields.push(...front.map(({ key, ...fact }) => ({ ...fact, key: `front-${key}` })))
  type.backFields.push(
    ...(appointment ? [{ key: 'appointment', ...appointment }] : []),
    ...facts,
    ...(manage ? [linkField('manage', manage)] : []),
    // the only field with a change message: a second one would make Apple's notification a generic one
    { key: 'news', label: news.label, value: news.value, ...(news.isAnnounced && { changeMessage: '%@' }) },
    ...(news.link ? [linkField('news-link', news.link)] : [])
  )
  return type
}

/** A signed pass, ready to be sent. */
function passOf({ card, images, certificates, passType, team }: PassParts): Buffer {
  const files = Object.fromEntries(Object.entries(images).map(([name, bytes]) => [name, bufferOf(bytes)]))
  const pass = new PKPass(files, certificates, {
    serialNumber: card.serial,
    passTypeIdentifier: passType,
    teamIdentifier: team,
    organizationName: card.institution,
    description: card.description,
    backgroundColor: rgb(card.ground),
    foregroundColor: rgb(card.ink),
    labelColor: rgb(card.ink),
    ...(card.isVoided && { voided: true }),
    ...(card.logoText && { logoText: card.logoText }),
    ...(card.service && { webServiceURL: card.service.url, authenticationToken: card.service.token })
  })
  pass.setBarcodes({ format: 'PKBarcodeFormatQR', message: card.url, messageEncoding: 'iso-8859-1' })
  pass.types.push(fieldsOf(card))
  return pass.getAsBuffer()
}

export default serve((parts: PassParts) => passOf(parts))
