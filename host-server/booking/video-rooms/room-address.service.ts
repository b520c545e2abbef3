import { ROOM_PATH } from '#contract/talks'
import type { Config } from '../../core/base/config.ts'
import { derivedToken, isEqual } from '../../core/security/tokens.ts'

/** Whether a link leads to a room of the institution's video service; the others are of another service. */
export const isRoom = (link: string) => link.startsWith(ROOM_PATH)

/** The key in a guest's address, derived so that mails can include it without storing it; it opens nothing else. */
const keyOf = ({ SESSION_SECRET }: Config, uuid: string) => derivedToken(SESSION_SECRET, 'talk', uuid)

export const guestPath = (config: Config, uuid: string) => `${ROOM_PATH}${uuid}/${keyOf(config, uuid)}`

export const isKeyOf = (config: Config, uuid: string, key: string) => isEqual(key, keyOf(config, uuid))
/** The room's own name at the service: nobody can guess it, and it stays when the appointment is moved. */
export const roomName = ({ SESSION_SECRET }: Config, uuid: string) => derivedToken(SESSION_SECRET, 'video-room', uuid)
