import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Asked = [IncomingMessage, ServerResponse]

/** Starts a pipelined request only after its client's last answer, so that other clients do not wait behind all of them. */
export function queuePipelined(handle: RequestListener): RequestListener {
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
