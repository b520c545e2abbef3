import type { Theme } from '#contract/tenant'

const sheets = new Map<string, CSSStyleSheet>()

/** One constructed sheet per text: a `<style>` is blocked by a strict CSP, an adopted sheet is not. */
function sheet(css: string): CSSStyleSheet {
  let made = sheets.get(css)
  if (!made) {
    made = new CSSStyleSheet()
    made.replaceSync(css)
    sheets.set(css, made)
  }
  return made
}

/** The tenant's colours, overridden by the page's `--advisor-*`. */
export const themeCss = (theme: Theme) =>
  `:host,:root{--tenant-primary:${theme.primary};--tenant-on-primary:${theme.on_primary};--tenant-accent:light-dark(${theme.accent_light},${theme.accent_dark})}`

export function adopt(root: ShadowRoot | Document, ...styles: string[]) {
  const added = styles.map(sheet).filter((one) => !root.adoptedStyleSheets.includes(one))
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...added]
}
