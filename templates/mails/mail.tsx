import { Fragment } from 'react'
import { breakableAtDomain } from '../../widgets/ui/base/breakable.tsx'
import { type FigureGroup, Group } from './figures.tsx'
import * as styles from './styles.ts'

export type { FigureGroup } from './figures.tsx'

export interface MailLink {
  href: string
  label: string
}

/** A line of a fact, such as a phone number with its link. */
export interface MailLine {
  text: string
  href?: string | undefined
  /** No longer valid. */
  isPast?: boolean
  /** A blank line is before it. */
  startsParagraph?: boolean
}

/** An embedded picture; mail programs need its size in CSS pixels. */
export interface MailPicture {
  src: string
  width: number
  height: number
}

/** Whom to ask. */
export interface MailPerson {
  title: string
  name: string
  position: string
  /** '' where visitors must not see it. */
  phone: MailLine | undefined
  email: MailLine | undefined
  photo?: MailPicture | undefined
}

/** The content of a mail, for its HTML and its text. */
export interface MailContent {
  /** BCP 47 tag. */
  lang: string
  tenant: string
  logo?: MailPicture | undefined
  /** Colours of the main button. */
  colours: { primary: string; on_primary: string }
  title: string
  paragraphs: readonly string[]
  /** Facts by name, each of one or more lines. */
  facts: readonly { name: string; lines: readonly MailLine[] }[]
  person?: MailPerson | undefined
  groups?: readonly FigureGroup[]
  /** One for each thing to do. */
  actions?: readonly (MailLink & { isPrimary?: boolean })[]
  calendars?: { title: string; links: readonly MailLink[] } | undefined
  /** A secondary link. */
  also?: MailLink | undefined
  /** Small print at the end. */
  remarks: readonly string[]
  /** Imprint and privacy policy, below it. */
  legal: readonly MailLink[]
}

const Line = ({ text, href, isPast }: MailLine) => {
  if (href) return <a href={href}>{breakableAtDomain(text)}</a>
  if (isPast) return <del>{text}</del>
  // "10:00–11:00" is never split over two lines
  const [before = '', hours] = text.split(/ (?=\d\d:\d\d–\d\d:\d\d$)/)
  if (!hours) return text
  return (
    <>
      {before} <span style={styles.whole}>{hours}</span>
    </>
  )
}

const Brand = ({ tenant, logo, colours }: MailContent) =>
  logo ? (
    <img {...logo} alt={tenant} style={styles.logo} />
  ) : (
    <p style={{ ...styles.brand, paddingLeft: '12px', borderLeft: `5px solid ${colours.primary}` }}>{tenant}</p>
  )

const Facts = ({ facts }: Pick<MailContent, 'facts'>) => (
  <dl style={{ margin: '16px 0 0' }}>
    {facts.map((one, at) => (
      <div key={one.name} style={styles.fact}>
        <dt style={styles.name}>{one.name}</dt>
        {one.lines.map((line, below) => (
          <dd
            key={line.text}
            style={{
              ...(at + below === 0 ? styles.first : styles.value),
              ...(line.startsParagraph && styles.further)
            }}
          >
            <Line {...line} />
          </dd>
        ))}
      </div>
    ))}
  </dl>
)

const Person = ({ title, name, position, phone, email, photo }: MailPerson) => (
  <div style={styles.fact}>
    <p style={{ ...styles.name, margin: '0 0 4px' }}>{title}</p>
    <table role="presentation" style={{ borderCollapse: 'collapse' }}>
      <tbody>
        <tr>
          {photo && (
            <td style={{ padding: 0, verticalAlign: 'top' }}>
              <img {...photo} alt="" style={styles.portrait} />
            </td>
          )}
          <td style={{ padding: 0, verticalAlign: 'middle' }}>
            <p style={styles.first}>{name}</p>
            {position && <p style={styles.value}>{position}</p>}
            {[phone, email].map(
              (line) =>
                line && (
                  <p key={line.text} style={styles.value}>
                    <Line {...line} />
                  </p>
                )
            )}
          </td>
        </tr>
      </tbody>
    </table>
  </div>
)

const Actions = ({ actions = [], colours }: Pick<MailContent, 'actions' | 'colours'>) => {
  const { primary, on_primary: color } = colours
  const main = { ...styles.button, borderColor: primary, background: primary, color }
  return (
    <div style={{ margin: '12px 0 0' }}>
      {actions.map(({ href, label, isPrimary }) => (
        <a key={href} href={href} style={isPrimary ? main : styles.button}>
          {label}
        </a>
      ))}
    </div>
  )
}

const Links = ({ links }: { links: readonly MailLink[] }) =>
  links.map(({ href, label }, at) => (
    <Fragment key={href}>
      <a href={href}>{label}</a>
      {/* at the end of a line rather than at the start of the next */}
      {at < links.length - 1 && '\u00a0· '}
    </Fragment>
  ))

const Card = (content: MailContent) => {
  const { title, paragraphs, facts, person, groups, actions, calendars, also } = content
  return (
    <main style={styles.card}>
      <h1 style={styles.heading}>{title}</h1>
      {paragraphs.map((text) => (
        <p key={text} style={styles.paragraph}>
          {text}
        </p>
      ))}
      {facts.length > 0 && <Facts facts={facts} />}
      {person && <Person {...person} />}
      {groups?.map((group) => (
        <Group key={group.title} {...group} />
      ))}
      {actions && <Actions {...content} />}
      {calendars && (
        <p style={{ margin: '16px 0 0' }}>
          {calendars.title}: <Links links={calendars.links} />
        </p>
      )}
      {also && (
        <p style={{ margin: '16px 0 0' }}>
          <Links links={[also]} />
        </p>
      )}
    </main>
  )
}

/** The HTML of a mail: legible without pictures, which are part of the mail. */
export const Mail = (content: MailContent) => (
  <html lang={content.lang}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{content.title}</title>
    </head>
    <body style={{ margin: 0 }}>
      <div style={styles.page}>
        <Brand {...content} />
        <Card {...content} />
        {content.remarks.map((text) => (
          <p key={text} style={styles.remark}>
            {text}
          </p>
        ))}
        {content.legal.length > 0 && (
          <p style={styles.remark}>
            <Links links={content.legal} />
          </p>
        )}
      </div>
    </body>
  </html>
)
