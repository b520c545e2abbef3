import type { Theme } from './tenant.ts'

type Rgb = [number, number, number]

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb
const print = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
const mix = (from: Rgb, to: Rgb, share: number) => from.map((part, i) => part + ((to[i] ?? 0) - part) * share) as Rgb

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
/** The dark surface of `widgets/ui/base/base.css`. */
const DARK_SURFACE = parse('#191d21')

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(parse(one)), luminance(parse(other))].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Strongest tint of a surface with the accent colour, for selected and hovered items. */
const TINT = 0.16

/** The colour, moved towards black or white until it reaches 4.5:1 on the surface and on its own tint there. */
function readableOn(surface: Rgb, colour: Rgb, towards: Rgb): string {
  for (let share = 0; share <= 1; share += 0.02) {
    const candidate = mix(colour, towards, share)
    const tinted = mix(surface, candidate, TINT)
    const least = Math.min(contrast(print(candidate), print(surface)), contrast(print(candidate), print(tinted)))
    if (least >= 4.6) return print(candidate)
  }
  return print(towards)
}

/** White if readable, else ink, else black, which reaches 4.5:1 wherever white does not. */
const ON_PRIMARY = ['#ffffff', '#14171c']

/** A tenant's primary colour with its readable text colours: every pair reaches 4.5:1 (design §6). */
export function themeOf(primary: string): Theme {
  const rgb = parse(primary)
  return {
    primary,
    on_primary: ON_PRIMARY.find((ink) => contrast(primary, ink) >= 4.5) ?? '#000000',
    accent_light: readableOn(WHITE, rgb, BLACK),
    accent_dark: readableOn(DARK_SURFACE, rgb, WHITE)
  }
}
