/** The widgets that a frame shows: those that are more than a button, which would open its popup within the frame. */
export const FRAMED = ['booking', 'contact-form', 'card', 'list', 'search'] as const
export type Framed = (typeof FRAMED)[number]

/** A page with nothing but a widget, for a frame on a registered website; without an alias, attributes say whom it is about. */
export const framePath = (widget: string, alias?: string) => `/embed/${widget}${alias ? `/${alias}` : ''}`

/** Colours of the page around the frame. */
export const SCHEMES = ['light', 'dark'] as const

/** What a framed page tells the page around it: how high it is, or what has happened. */
export type FrameMessage =
  | { advisor: 'height'; height: number }
  | { advisor: 'event'; type: string; detail: Record<string, unknown> }

/** More is no height of a widget. */
const HEIGHT_MAX = 20_000

/** A message of the page within a frame, which could be anything; undefined for what is none of ours. */
export function frameMessageOf(data: unknown): FrameMessage | undefined {
  const { advisor, height, type, detail } = Object(data) as Record<string, unknown>
  if (advisor === 'height' && Number.isFinite(height) && Number(height) > 0 && Number(height) <= HEIGHT_MAX) {
    return { advisor, height: Number(height) }
  }
  const isEvent = advisor === 'event' && typeof type === 'string' && /^advisor-[a-z]+$/.test(type)
  return isEvent && typeof detail === 'object' && detail ? { advisor, type, detail: { ...detail } } : undefined
}

/** What pages may count, of all that widgets say; none of it is personal. */
export const FRAME_EVENTS = [
  'advisor-ready',
  'advisor-error',
  'advisor-step',
  'advisor-booked',
  'advisor-sent'
] as const
