/** A server on which jobs depend does not answer, or not yet: the job is fine, and so are all others for that server. */
export class ServerAway extends Error {
  readonly server: string

  constructor(server: string, cause: Error) {
    super(cause.message, { cause })
    this.server = server
  }
}
