import { themeOf } from '#contract/colour'

/** The tenant's colours as custom properties. */
export function themeSheet(colour: string): string {
  const { primary, on_primary, accent_light, accent_dark } = themeOf(colour)
  return `:root{--tenant-primary:${primary};--tenant-on-primary:${on_primary};--tenant-accent:light-dark(${accent_light},${accent_dark})}\n`
}
