import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { until } from '../../testing/until.ts'
import { queuePipelined } from './pipeline-queue.ts'

test('pipelined requests wait for earlier responses to their client, and do not delay other clients', async () => {
  const begun: [string, ServerResponse][] = []
  const server = createServer(queuePipelined(({ url = '' }, response) => begun.push([url, response])))
  const paths = () => begun.map(([url]) => url)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const ask = (...asked: string[]) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(asked.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''))
    return socket
  }
  const hasty = ask('/1', '/2', '/3')
  let heard = ''
  hasty.on('data', (chunk) => {
    heard += chunk
  })
  await until(() => begun.length === 1)
  const other = ask('/other')
  await until(() => begun.length === 2)
  expect(paths()).toEqual(['/1', '/other'])
  begun[0]?.[1].end('to 1')
  await until(() => begun.length === 3)
  begun[2]?.[1].end('to 2')
  await until(() => begun.length === 4)
  begun[3]?.[1].end('to 3')
  await until(() => heard.endsWith('to 3'))
  expect([paths(), heard.match(/to \d/g)]).toEqual([
    ['/1', '/other', '/2', '/3'],
    ['to 1', 'to 2', 'to 3']
  ])
  other.destroy()
  hasty.destroy()
  server.close()
})
