import type { VideoFinding } from '#contract/video-rooms'

/** What a service needs to know of a talk. */
export interface Talk {
  /** Its room's name there; nobody can guess it. */
  room: string
  title: string
  /** Which appointment it is, and whose calendar has it. */
  of: { appointment_uuid: string; advisor_uuid: string }
  /** Where people land when they leave. */
  home: string
  /** From when until when it can be joined. */
  opens: Date
  closes: Date
}

/** Who enters. Only the advisor of the appointment is the host. */
export interface Entrant {
  isHost: boolean
  name: string
}

export interface Finding {
  finding: VideoFinding
  detail: string
}

/** A video service, with an institution's access to it. */
export interface VideoService {
  /** Makes the room. Idempotent; absent where a room needs no making. */
  make?(talk: Talk): Promise<void>
  /** Signs an address for one person, which is neither stored nor mailed; makes the room where that is still to be done. */
  enter(talk: Talk, entrant: Entrant, now: Date): Promise<string>
  /** Ends the room, and the talk in it. Idempotent. */
  end?(talk: Talk): Promise<void>
  /** What can be seen of it from outside. */
  check(): Promise<Finding[]>
}

/**
 * Why a service makes no room: it refuses our access, which only an administrator can mend, or is away for now. One that
 * is being made by another job is pending.
 */
export class RoomFault extends Error {
  readonly reason: 'refused' | 'away' | 'pending'

  constructor(reason: RoomFault['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}
