import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const EXAMPLE = readFileSync(resolve('docs/examples/api-client.ts'), 'utf8')
const CUSTOMER = { first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example' }

/** A project of an integrator, with the types that are made from the server's document. */
const project = mkdtempSync(join(tmpdir(), 'advisor-widgets-client-'))
let site: Site
let host: string

beforeAll(async () => {
  site = await startDemoSite()
  host = site.origin.replace('127.0.0.1', 'localhost')
  mkdirSync(join(project, 'node_modules'))
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
    symlinkSync(resolve('node_modules', name), join(project, 'node_modules', name))
  const { body } = await request(site, 'GET', '/api/openapi.json')
  writeFileSync(join(project, 'schema.d.ts'), astToString(await openapiTS(body)))
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
}, 60_000)
afterAll(async () => {
  rmSync(project, { recursive: true, force: true })
  await site.stop()
})

const textOf = ({ messageText }: ts.Diagnostic) => ts.flattenDiagnosticMessageText(messageText, '\n')

/** What the compiler says of a file in the project. */
function faultsOf(file: string, source: string): string[] {
  const path = join(project, file)
  writeFileSync(path, source)
  const program = ts.createProgram([path], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: []
  })
  const own = program.getSourceFile(path)
  return [...program.getSyntacticDiagnostics(own), ...program.getSemanticDiagnostics(own)].map(textOf)
}

test('what the API does not have does not compile', () => {
  const wrong = EXAMPLE.replace('/availability', '/free-times').replace(
    "type: 'online', starts_at",
    "type: 'astral', starts_at"
  )
  expect(faultsOf('wrong.ts', wrong).join()).toMatch(/free-times[\s\S]*astral/)
}, 60_000)

test('the example of the documentation compiles, books and reads with a token', async () => {
  expect(faultsOf('client.ts', EXAMPLE)).toEqual([])
  const { outputText } = ts.transpileModule(EXAMPLE, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext }
  })
  writeFileSync(join(project, 'client.js'), outputText)
  const { bookings } = await import(/* @vite-ignore */ join(project, 'client.js'))

  const cookie = await signIn(site, 'admin@demo.example')
  const make = async (scopes: string[]) =>
    (await request(site, 'POST', '/api/v1/api-tokens', { cookie, body: { name: 'CRM', scopes } })).body.token
  const program = bookings(host, await make(['online-appointments:read', 'online-appointments:write']))
  const { knex } = site.app
  const { topic_uuid: topic } = await knex('advisor_topics as t')
    .join('advisors as a', 'a.uuid', 't.advisor_uuid')
    .where({ 'a.alias': 'anna-gruber' })
    .first('t.topic_uuid')
  const startsAt = await program.firstTime('anna-gruber', topic, '2026-11-24', '2026-12-04')
  const key = randomUUID()
  const booked = await program.book('anna-gruber', topic, startsAt, CUSTOMER, key)
  expect(await program.book('anna-gruber', topic, startsAt, CUSTOMER, key)).toBe(booked)
  expect(await program.find('anna-gruber', booked)).toMatchObject({ starts_at: startsAt, last_name: 'Visitor' })

  const reader = bookings(host, await make(['online-appointments:read']))
  await expect(reader.book('anna-gruber', topic, startsAt, CUSTOMER, randomUUID())).rejects.toThrow(
    'Diesem API-Token fehlt die Berechtigung'
  )
}, 60_000)
