import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const SECRET = 'Zq8vN3xK7mP2wR5tY9uB4cD6fG1hJ0aL'

test('all faults are listed together', () => {
  const faults = () =>
    readConfig({
      PORT: 'many',
      DATABASE_URL: 'mysql://x',
      SESSION_SECRET: 'short',
      TRUST_PROXY: 'yes',
      BASE_URL: 'ftp://x'
    })
  for (const name of ['PORT', 'DATABASE_URL', 'SESSION_SECRET', 'TRUST_PROXY', 'BASE_URL']) expect(faults).toThrow(name)
})

test.each([
  ['no secret', {}, 'SESSION_SECRET'],
  ['a default secret', { SESSION_SECRET: `changeme${SECRET}` }, 'SESSION_SECRET'],
  ['a secret of one letter', { SESSION_SECRET: 'a'.repeat(40) }, 'SESSION_SECRET'],
  // as Docker reads it, whose files have no comments behind a value
  ['the secret of the guide', { SESSION_SECRET: '…                # openssl rand -base64 32' }, 'SESSION_SECRET'],
  ['no address', { SESSION_SECRET: SECRET }, 'BASE_URL'],
  ['an http address', { SESSION_SECRET: SECRET, BASE_URL: 'http://bank.example' }, 'BASE_URL: must begin with https'],
  ['an http address of this computer', { SESSION_SECRET: SECRET, BASE_URL: 'http://localhost:3000' }, 'BASE_URL'],
  ['measurements without protection', { LOAD_TEST: '1' }, 'LOAD_TEST: turns limits'],
  ['https without a proxy that ends it', { SESSION_SECRET: SECRET, BASE_URL: 'https://bank.example' }, 'TRUST_PROXY']
])('production refuses %s', (_name, environment, fault) => {
  expect(() => readConfig({ NODE_ENV: 'production', ...environment })).toThrow(fault)
})

test('PostgreSQL requires a secret that every node shares', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/x' })).toThrow('SESSION_SECRET')
})

test('a way around a connection pooler requires the way to it', () => {
  const environment = { SESSION_SECRET: SECRET, DATABASE_DIRECT_URL: 'postgres://localhost/x' }
  expect(() => readConfig(environment)).toThrow('DATABASE_DIRECT_URL: is only')
})

test('LOAD_TEST is refused behind https', () => {
  const environment = { LOAD_TEST: '1', BASE_URL: 'https://bank.example', SESSION_SECRET: SECRET }
  expect(() => readConfig(environment)).toThrow('LOAD_TEST')
})

test.each([
  ['a URL for a host', { APPLE_PUSH_HOST: 'https://api.push.apple.com' }, 'APPLE_PUSH_HOST'],
  ['an invalid port', { APPLE_PUSH_HOST: 'localhost:70000' }, 'APPLE_PUSH_HOST'],
  ['a key without its id', { APPLE_PUSH_KEY: 'key.p8' }, 'APPLE_PUSH_KEY_ID: is required'],
  ['an id without its key', { APPLE_PUSH_KEY_ID: 'ABC123DEFG' }, 'APPLE_PUSH_KEY: is required'],
  ['an invalid id', { APPLE_PUSH_KEY: 'key.p8', APPLE_PUSH_KEY_ID: 'AuthKey' }, 'APPLE_PUSH_KEY_ID: must be']
])('for pushes, %s is refused', (_name, environment, fault) => {
  expect(() => readConfig({ SESSION_SECRET: SECRET, ...environment })).toThrow(fault)
})

test('an empty value counts as absent, and a secret is generated once and readable by its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'advisor-widgets-'))
  const config = readConfig({ DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' })
  expect(config).toMatchObject({ PORT: 3000, secure: false })
  expect(config.DATABASE_URL).toBeUndefined()
  expect(readConfig({ DATA_DIR: folder }).SESSION_SECRET).toBe(config.SESSION_SECRET)
  const file = join(folder, 'session-secret')
  expect(readFileSync(file, 'utf8').length).toBe(43)
  expect(statSync(file).mode & 0o077).toBe(0)
})
