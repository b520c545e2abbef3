import { expect } from 'vitest'
import type { FileImport, FileImportRow } from '#contract/file-imports'
import { type RequestOptions, request } from './client.ts'
import type { Site } from './site.ts'

/** Uploads files to one kind of import on behalf of a user, and runs what follows. */
export function importing<View extends FileImport, Row extends FileImportRow>(
  path: string,
  signedIn: () => { site: Site; cookie: string }
) {
  const ask = (method: string, rest: string, asked: RequestOptions = {}) => {
    const { site, cookie } = signedIn()
    return request(site, method, path + rest, { cookie, ...asked })
  }

  function upload(body: string | Buffer, asked: RequestOptions = {}) {
    const { clock } = signedIn().site
    // the latest import is the one uploaded last
    clock.time = new Date(clock.time.getTime() + 1000)
    const headers = { 'content-type': 'text/csv', ...asked.headers }
    return ask('POST', '?file_name=datei.csv', { body, ...asked, headers })
  }

  const latest = async (): Promise<View> => (await ask('GET', '')).body.imports[0]

  const rowsOf = async (uuid: string, fate: string): Promise<Row[]> =>
    (await ask('GET', `/${uuid}/rows?fate=${fate}`)).body.rows

  /** Runs the jobs until none is left. */
  async function work(): Promise<View> {
    while (await signedIn().site.drain());
    return latest()
  }

  /** Uploads a file and checks it. */
  async function check(text: string | Buffer): Promise<View> {
    expect((await upload(text)).status).toBe(201)
    const checked = await work()
    expect(checked.state).toBe('checked')
    return checked
  }

  async function take(text: string | Buffer): Promise<View> {
    const { uuid } = await check(text)
    expect((await ask('POST', `/${uuid}/start`)).status).toBe(200)
    const done = await work()
    expect([done.state, done.processed]).toEqual(['done', done.total])
    return done
  }

  return { ask, upload, latest, rowsOf, work, check, take }
}
