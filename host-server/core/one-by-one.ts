import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Asked = [IncomingMessage, ServerResponse]

/** Begins on what a client has sent ahead when its last answer is out, so that nobody else waits behind all of it. */
export function oneByOne(handle: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Asked[]>()
  const begin = (line: Asked[], request: IncomingMessage, response: ServerResponse) => {
    response.once('close', () => {
      const next = line.shift()
      if (next) begin(line, ...next)
      else lines.delete(request.socket)
    })
    handle(request, response)
  }
  return (request, response) => {
    const line = lines.get(request.socket)
    if (line) line.push([request, response])
    else {
      const first: Asked[] = []
      lines.set(request.socket, first)
      begin(first, request, response)
    }
  }
}
