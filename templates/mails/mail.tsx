import { type CSSProperties, Fragment } from 'react'

/** Figures under a title, with a chart of one of them if there is something to show. */
export interface FigureGroup {
  title: string
  rows: readonly { name: string; count: string; difference: string }[]
  chart?: {
    src: string
    /** The chart as text, for readers without images. */
    alt: string
    title: string
    /** The figures below the chart, in their order. */
    steps: readonly string[]
  }
}

/** The content of a mail, for its HTML and its text. */
export interface MailContent {
  /** BCP 47 tag. */
  lang: string
  tenant: string
  /** Colours of the button. */
  colours: { primary: string; on_primary: string }
  title: string
  paragraphs: readonly string[]
  /** Facts by name, each of one or more lines. */
  facts: readonly { name: string; lines: readonly string[] }[]
  groups?: readonly FigureGroup[]
  action?: { href: string; label: string } | undefined
  /** Secondary links. */
  also?: { href: string; label: string } | undefined
  /** Small print at the end. */
  remarks: readonly string[]
  /** Imprint and privacy policy, below it. */
  legal: readonly { href: string; label: string }[]
}

// Mail programs support inline styles only. Colours of text and background are the mail program's, light or dark; ours
// are borders that are visible on both, and a button with its own background.
const page: CSSProperties = {
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  fontSize: '16px',
  lineHeight: 1.5,
  maxWidth: '560px',
  margin: '0 auto',
  padding: '24px 16px'
}
const card: CSSProperties = {
  border: '1px solid rgba(128, 138, 148, 0.4)',
  borderRadius: '12px',
  padding: '8px 24px 24px',
  margin: '16px 0'
}
const brand: CSSProperties = { fontSize: '18px', fontWeight: 700, margin: 0, paddingLeft: '12px' }
const heading: CSSProperties = { fontSize: '24px', lineHeight: 1.25, margin: '16px 0 12px' }
const paragraph: CSSProperties = { margin: '0 0 12px' }
const fact: CSSProperties = { borderTop: '1px solid rgba(128, 138, 148, 0.4)', padding: '10px 0' }
const name: CSSProperties = { fontSize: '14px', opacity: 0.8 }
const value: CSSProperties = { margin: 0, overflowWrap: 'anywhere' }
const first: CSSProperties = { ...value, fontWeight: 600 }
const button: CSSProperties = {
  display: 'inline-block',
  padding: '12px 20px',
  borderRadius: '8px',
  fontWeight: 600,
  textDecoration: 'none'
}
const remark: CSSProperties = { fontSize: '14px', opacity: 0.8, margin: '0 0 8px' }

const cell: CSSProperties = { ...fact, textAlign: 'left', fontWeight: 400, overflowWrap: 'anywhere' }
const figure: CSSProperties = { ...cell, textAlign: 'right', fontWeight: 700, paddingLeft: '12px' }
const change: CSSProperties = { ...cell, textAlign: 'right', fontSize: '14px', paddingLeft: '12px' }
// drawn on a light background of its own, since the mail program's is unknown
const picture: CSSProperties = {
  display: 'block',
  width: '100%',
  height: 'auto',
  background: '#fff',
  borderRadius: '4px'
}
const step: CSSProperties = { ...name, textAlign: 'center', padding: 0 }

const Picture = ({ src, alt, title, steps }: NonNullable<FigureGroup['chart']>) => (
  <>
    <p style={{ ...name, margin: '12px 0 6px' }}>{title}</p>
    <img src={src} alt={alt} width="510" height="136" style={picture} />
    <table aria-hidden="true" style={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}>
      <tbody>
        <tr>
          {steps.map((one) => (
            <td key={one} style={step}>
              {one}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  </>
)

const Group = ({ title, rows, chart }: FigureGroup) => (
  <section>
    <h2 style={{ ...heading, fontSize: '18px', margin: '28px 0 8px' }}>{title}</h2>
    <table style={{ width: '100%', borderCollapse: 'collapse' }}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" style={cell}>
              {row.name}
            </th>
            <td style={figure}>{row.count}</td>
            <td style={change}>{row.difference}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {chart && <Picture {...chart} />}
  </section>
)

/** The HTML of a mail. */
export const Mail = ({
  lang,
  tenant,
  colours,
  title,
  paragraphs,
  facts,
  groups,
  action,
  also,
  remarks,
  legal
}: MailContent) => (
  <html lang={lang}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{title}</title>
    </head>
    <body style={{ margin: 0 }}>
      <div style={page}>
        <p style={{ ...brand, borderLeft: `5px solid ${colours.primary}` }}>{tenant}</p>
        <main style={card}>
          <h1 style={heading}>{title}</h1>
          {paragraphs.map((text) => (
            <p key={text} style={paragraph}>
              {text}
            </p>
          ))}
          {facts.length > 0 && (
            <dl style={{ margin: '16px 0 0' }}>
              {facts.map((one, at) => (
                <div key={one.name} style={fact}>
                  <dt style={name}>{one.name}</dt>
                  {one.lines.map((line, below) => (
                    <dd key={line} style={at + below === 0 ? first : value}>
                      {line}
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          )}
          {groups?.map((group) => (
            <Group key={group.title} {...group} />
          ))}
          {action && (
            <p style={{ margin: '20px 0 0' }}>
              <a href={action.href} style={{ ...button, background: colours.primary, color: colours.on_primary }}>
                {action.label}
              </a>
            </p>
          )}
          {also && (
            <p style={{ margin: '16px 0 0' }}>
              <a href={also.href}>{also.label}</a>
            </p>
          )}
        </main>
        {remarks.map((text) => (
          <p key={text} style={remark}>
            {text}
          </p>
        ))}
        {legal.length > 0 && (
          <p style={remark}>
            {legal.map(({ href, label }, index) => (
              <Fragment key={href}>
                {index > 0 && ' · '}
                <a href={href}>{label}</a>
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </body>
  </html>
)
