import type { CSSProperties } from 'react'

// Mail programs support inline styles only. Colours of text and background are the mail program's, light or dark; ours
// are borders that are visible on both, and a button with its own background.
export const page: CSSProperties = {
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  fontSize: '16px',
  lineHeight: 1.5,
  maxWidth: '560px',
  margin: '0 auto',
  padding: '24px 16px'
}
export const card: CSSProperties = {
  border: '1px solid rgba(128, 138, 148, 0.4)',
  borderRadius: '12px',
  padding: '8px 20px 24px',
  margin: '16px 0'
}
export const brand: CSSProperties = { fontSize: '18px', fontWeight: 700, margin: 0 }
/** Also the look of the name that replaces a logo where images are blocked. */
export const logo: CSSProperties = {
  ...brand,
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  border: 0,
  borderRadius: '6px'
}
export const heading: CSSProperties = { fontSize: '24px', lineHeight: 1.25, margin: '16px 0 12px' }
export const paragraph: CSSProperties = { margin: '0 0 12px' }
export const fact: CSSProperties = { borderTop: '1px solid rgba(128, 138, 148, 0.4)', padding: '10px 0' }
export const name: CSSProperties = { fontSize: '14px', opacity: 0.8 }
export const whole: CSSProperties = { whiteSpace: 'nowrap' }
export const value: CSSProperties = { margin: 0, overflowWrap: 'anywhere' }
/** The first line of a further paragraph. */
export const further: CSSProperties = { margin: '12px 0 0' }
export const first: CSSProperties = { ...value, fontWeight: 600 }
export const portrait: CSSProperties = { display: 'block', borderRadius: '50%', marginRight: '12px', border: 0 }
export const button: CSSProperties = {
  display: 'inline-block',
  padding: '12px 20px',
  margin: '8px 8px 0 0',
  borderRadius: '8px',
  border: '1px solid rgb(128, 138, 148)',
  fontWeight: 600,
  textDecoration: 'none',
  color: 'inherit'
}
export const remark: CSSProperties = { fontSize: '14px', opacity: 0.8, margin: '0 0 8px' }
