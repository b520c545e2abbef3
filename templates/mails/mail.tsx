import type { CSSProperties } from 'react'

/** What a mail says, once for its HTML and once for its text. */
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
  action?: { href: string; label: string } | undefined
  /** What can be done beside it. */
  also?: { href: string; label: string } | undefined
  /** Said below, smaller. */
  remarks: readonly string[]
}

// Mail programs know inline styles alone. Text and ground are left to the reader's program, light or dark; what is
// ours are borders that show on both and a button that brings its own ground.
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

/** The HTML of a mail. */
export const Mail = ({ lang, tenant, colours, title, paragraphs, facts, action, also, remarks }: MailContent) => (
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
      </div>
    </body>
  </html>
)
