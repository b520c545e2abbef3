import type { TextFinding } from '#contract/text-messages'

export interface OutgoingText {
  /** The same for every attempt. */
  id: string
  to: string
  text: string
}

/** What a service has sent to our address, as it came. */
export interface Reply {
  /** The address as the service has it. */
  url: string
  header(name: string): string
  raw: string
  now: Date
}

/** What somebody has answered. */
export interface Answered {
  /** The same each time that the service tells it. */
  id: string
  from: string
  text: string
}

export interface Finding {
  finding: TextFinding
  detail: string
}

/** A text message service, with an institution's access to it. */
export interface TextService {
  /** @throws TextFault */
  send(text: OutgoingText): Promise<void>
  /** Whether it has taken a text before whose answer was lost; absent where the service itself knows it by its id. */
  hasTaken?(text: OutgoingText, since: Date): Promise<boolean>
  /** What somebody has answered; undefined where the service has not signed it. */
  read(reply: Reply): Answered | undefined
  /** What can be seen of it without sending anything. */
  check(): Promise<Finding[]>
}

/**
 * Why a text was not sent: the service is away for now, refuses our access, does not accept this text or its number, or
 * knows that the number has ended them.
 */
export class TextFault extends Error {
  readonly reason: 'away' | 'refused' | 'rejected' | 'stopped'

  constructor(reason: TextFault['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}
