import type { CSSProperties } from 'react'
import type { MailLine, MailLink, MailPicture } from './mails/mail.tsx'

/** What a signature says. */
export interface SignatureContent {
  /** BCP 47 tag. */
  lang: string
  name: string
  /** Below the name, such as the position; empty ones are left out. */
  details: readonly string[]
  /** Ways to reach the advisor, each after its label. */
  ways: readonly (MailLine & { label: string })[]
  /** The main action as a button; the others are links. */
  booking: MailLink | undefined
  card: MailLink | undefined
  photo: MailPicture | undefined
  photoAlt: string
  logo: MailPicture | undefined
  institution: string
  /** The institution's own line at the end. */
  note: string
  colours: { primary: string; on_primary: string }
}

/*
 * Tables and inline styles, as Outlook on Windows draws mails with Word: distances only as padding of cells, sizes of
 * pictures as attributes. Text has no colour of its own, so that it is legible on light and on dark ground.
 */
const font: CSSProperties = { fontFamily: 'Arial, Helvetica, sans-serif', fontSize: '14px', lineHeight: '20px' }
const table = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const
const collapsed: CSSProperties = { borderCollapse: 'collapse', ...font }
const line: CSSProperties = { margin: '0' }
const top: CSSProperties = { verticalAlign: 'top' }

const Picture = ({ picture, alt }: { picture: MailPicture; alt: string }) => (
  <img {...picture} alt={alt} style={{ display: 'block', border: '0' }} />
)

const Link = ({ href, label }: MailLink) => (
  <a href={href} target="_blank" rel="noreferrer">
    {label}
  </a>
)

const Way = ({ label, text, href }: SignatureContent['ways'][number]) => (
  <p style={line}>
    {label}: {href ? <Link href={href} label={text} /> : text}
  </p>
)

/** A cell in the institution's colour: Word draws no padding of a link. */
const Button = ({ href, label, colours }: MailLink & Pick<SignatureContent, 'colours'>) => {
  const { primary, on_primary: color } = colours
  const ground = { bgcolor: primary, style: { padding: '8px 16px', backgroundColor: primary } }
  return (
    <table {...table} style={collapsed}>
      <tbody>
        <tr>
          <td {...ground}>
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              style={{ color, fontWeight: 'bold', textDecoration: 'none' }}
            >
              <span style={{ color }}>{label}</span>
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

const Actions = ({ booking, card, colours }: SignatureContent) => (
  <table {...table} style={collapsed}>
    <tbody>
      <tr>
        {booking && (
          <td style={{ padding: '10px 16px 0 0' }}>
            <Button {...booking} colours={colours} />
          </td>
        )}
        {card && (
          <td style={{ padding: '10px 0 0 0', verticalAlign: 'middle' }}>
            <Link {...card} />
          </td>
        )}
      </tr>
    </tbody>
  </table>
)

/** An e-mail signature. */
export const Signature = (content: SignatureContent) => {
  const { lang, name, details, ways, booking, card, photo, photoAlt, logo, institution, note, colours } = content
  return (
    <table {...table} lang={lang} style={collapsed}>
      <tbody>
        <tr>
          {photo && (
            <td {...{ valign: 'top' }} style={{ padding: '0 16px 0 0', ...top }}>
              <Picture picture={photo} alt={photoAlt} />
            </td>
          )}
          <td
            {...{ valign: 'top' }}
            style={{ padding: '0 0 0 16px', borderLeft: `3px solid ${colours.primary}`, ...top }}
          >
            <p style={{ ...line, fontSize: '17px', lineHeight: '24px', fontWeight: 'bold' }}>{name}</p>
            {details.map((text) => (
              <p key={text} style={line}>
                {text}
              </p>
            ))}
            {ways.map((way) => (
              <Way key={way.label} {...way} />
            ))}
            {(booking || card) && <Actions {...content} />}
          </td>
        </tr>
        {(logo || note) && (
          <tr>
            <td colSpan={photo ? 2 : 1} style={{ padding: '12px 0 0 0' }}>
              {logo && <Picture picture={logo} alt={institution} />}
              {note && <p style={{ margin: '6px 0 0 0', fontSize: '12px', lineHeight: '16px' }}>{note}</p>}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

const shown = ({ label, text }: { label: string; text: string }) => `${label}: ${text}`

/** The same for mails without formatting. */
export function signatureText({ name, details, ways, booking, card, note }: SignatureContent): string {
  const links = [booking, card].flatMap((link) => (link ? shown({ label: link.label, text: link.href }) : []))
  return [[name, ...details], ways.map(shown), links, [note]]
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')
}

interface DocumentProps {
  lang: string
  title: string
  content: SignatureContent
}

/** A signature as a file that mail programs take. */
export const SignatureDocument = ({ lang, title, content }: DocumentProps) => (
  <html lang={lang}>
    <head>
      <meta charSet="utf-8" />
      <title>{title}</title>
    </head>
    <body>
      <Signature {...content} />
    </body>
  </html>
)

const GROUNDS = {
  light: 'color-scheme: light; background: #fff; color: #1b2230',
  dark: 'color-scheme: dark; background: #1b1b1b; color: #e9edf2'
}

/** The signature as it is below a mail, in a program with light or dark colours. */
export const SignaturePreview = ({
  lang,
  title,
  content,
  ground
}: DocumentProps & { ground: keyof typeof GROUNDS }) => (
  <html lang={lang}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <style>{`html { ${GROUNDS[ground]} } body { margin: 16px; overflow-wrap: break-word }`}</style>
    </head>
    <body>
      <Signature {...content} />
    </body>
  </html>
)
