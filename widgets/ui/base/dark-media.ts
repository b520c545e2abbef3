import type { Appearance } from '#contract/preferences'

/** The media query under which a user of an appearance sees dark surfaces. */
export const DARK_MEDIA: Record<Appearance, string> = {
  system: '(prefers-color-scheme: dark)',
  light: 'not all',
  dark: 'all'
}
