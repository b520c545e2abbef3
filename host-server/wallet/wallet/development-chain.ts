import { generateKeyPair, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Subject } from './certificate.ts'

/** The key and certificates that sign a pass, as PEM. */
export interface Chain {
  root: string
  /** Apple's "Worldwide Developer Relations" certificate, or its development substitute. */
  wwdr: string
  certificate: string
  key: string
}

const newKeys = () => promisify(generateKeyPair)('rsa', { modulusLength: 2048 })

const ROOT: Subject = { CN: 'Development Root CA', O: 'advisor-widgets' }
const WWDR: Subject = { CN: 'Development Developer Relations CA', OU: 'G4', O: 'advisor-widgets' }
const PASS: Subject = {
  UID: 'pass.example.development',
  CN: 'Pass Type ID: pass.example.development',
  OU: 'DEVELOPMNT',
  O: 'advisor-widgets'
}

/** A chain of the same shape as Apple's. */
export async function makeChain(): Promise<Chain> {
  // a chain is made once, and the library that writes certificates would be a tenth of each start
  const { certificate } = await import('./certificate.ts')
  const [root, wwdr, pass] = await Promise.all([newKeys(), newKeys(), newKeys()])
  const signedBy = (issuer: Subject, { privateKey }: typeof root) => ({ issuer, signingKey: privateKey })
  const of = (subject: Subject, { publicKey }: typeof root, serial: number) => ({ subject, publicKey, serial })
  return {
    root: certificate({ ...of(ROOT, root, 1), ...signedBy(ROOT, root), isAuthority: true }),
    wwdr: certificate({ ...of(WWDR, wwdr, 2), ...signedBy(ROOT, root), isAuthority: true }),
    certificate: certificate({ ...of(PASS, pass, 3), ...signedBy(WWDR, wwdr), isAuthority: false }),
    key: pass.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
  }
}

export const developmentChainFile = (dataDir: string) => join(dataDir, 'wallet', 'development-chain.json')

const read = async (file: string): Promise<Chain | undefined> => {
  const text = await readFile(file, 'utf8').catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'ENOENT') throw failure
  })
  return text === undefined ? undefined : (JSON.parse(text) as Chain)
}

/** Generated once per data folder: of several nodes that start together one wins, and none reads half a file. */
export async function developmentChain(dataDir: string): Promise<Chain> {
  const file = developmentChainFile(dataDir)
  const known = await read(file)
  if (known) return known
  await mkdir(join(dataDir, 'wallet'), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(await makeChain(), null, 2), { mode: 0o600 })
  await link(draft, file).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'EEXIST') throw failure
  })
  await rm(draft)
  return JSON.parse(await readFile(file, 'utf8')) as Chain
}
