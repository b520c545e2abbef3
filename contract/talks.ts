/** How long before its start and after its end a video talk can be joined, in minutes. */
export const JOIN_BEFORE = 10
const JOIN_AFTER = 15

/** The path of a room's page begins with this, as no link to another service does. */
export const ROOM_PATH = '/talks/'

/** From when until when a talk can be joined, in milliseconds. */
export const joinWindow = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }) => ({
  opens: Date.parse(starts_at) - JOIN_BEFORE * 60_000,
  closes: Date.parse(ends_at) + JOIN_AFTER * 60_000
})
