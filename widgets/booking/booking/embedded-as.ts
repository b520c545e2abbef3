import type { BookingWidget } from '#contract/booking-steps'
import type { Host } from '../../core/element/host.ts'

/** How the booking is embedded, for figures. */
export const embeddedAs = (host: Host | undefined): BookingWidget =>
  (host?.root as Partial<ShadowRoot> | undefined)?.host?.getAttribute('mode') === 'popup' ? 'popup' : 'inline'
