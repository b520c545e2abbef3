import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contrast } from '#contract/colour'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { type Chain, developmentChainFile } from './development-chain.ts'
import { newPass, passJson } from './testing/pass-file.ts'

const BASE = 'https://advisors.example'
const ALIAS = 'anna-gruber'

let site: Site
let tenantId: string
let folder: string

beforeAll(async () => {
  site = await startDemoSite({}, { BASE_URL: BASE, LOAD_TEST: '0' })
  tenantId = (await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')).tenant_id
  folder = mkdtempSync(join(tmpdir(), 'advisor-widgets-pass-'))
  await site.app.knex('rate_limits').delete()
})
afterEach(() => site.app.knex('rate_limits').delete())
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await site.stop()
})

const advisor = () => site.app.knex('advisors').where({ tenant_id: tenantId, alias: ALIAS })
const setting = (name: string) => site.app.knex('tenant_settings').where({ tenant_id: tenantId, name })
const media = (name: string, content_type: string, bytes: Buffer) =>
  site.app.knex('media').insert({ tenant_id: tenantId, name, content_type, bytes })

const chain = (): Chain => JSON.parse(readFileSync(developmentChainFile(site.app.config.DATA_DIR), 'utf8'))

/** Verifies with the openssl command, as Apple would: the signature over the manifest, up to the root. */
function verify(files: Record<string, Buffer>, root: string): string {
  const put = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const signature = put('signature', files.signature ?? '')
  const manifest = put('manifest.json', files['manifest.json'] ?? '')
  const args = ['-inform', 'DER', '-in', signature, '-content', manifest, '-CAfile', put('root.pem', root), '-binary']
  return String(execFileSync('openssl', ['cms', '-verify', ...args], { stdio: ['ignore', 'pipe', 'pipe'] }))
}

test('a signature over another manifest, or by another root, is refused by openssl', async () => {
  const files = await newPass(site, ALIAS)
  const other = {
    ...files,
    'manifest.json': Buffer.concat([files['manifest.json'] ?? Buffer.alloc(0), Buffer.from(' ')])
  }
  expect(() => verify(other, chain().root)).toThrow(/verification failure|digest/i)
  expect(() => verify(files, chain().certificate)).toThrow(/certificate verify error|verify/i)
})

test('openssl accepts the signature, and the manifest lists every file', async () => {
  const files = await newPass(site, ALIAS)
  const said = verify(files, chain().root)
  const { signature, 'manifest.json': manifest, ...rest } = files
  const hashes = Object.entries(rest).map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')])
  expect(JSON.parse(said)).toEqual(Object.fromEntries(hashes))
  expect(signature && manifest).toBeTruthy()
})

test('the pass contains the profile', async () => {
  const pass = passJson(await newPass(site, ALIAS))
  const { generic, barcodes, authenticationToken, serialNumber, ...rest } = pass
  expect(rest).toEqual({
    formatVersion: 1,
    passTypeIdentifier: 'pass.example.development',
    teamIdentifier: 'DEVELOPMNT',
    organizationName: 'Alpenbank',
    description: 'Karte von Mag. Anna Gruber, Alpenbank',
    backgroundColor: 'rgb(11,93,78)',
    foregroundColor: 'rgb(255,255,255)',
    labelColor: 'rgb(255,255,255)',
    webServiceURL: 'https://localhost/wallet'
  })
  expect(barcodes).toEqual([
    {
      format: 'PKBarcodeFormatQR',
      message: 'https://localhost/app/profile/anna-gruber',
      messageEncoding: 'iso-8859-1'
    }
  ])
  expect(serialNumber).toMatch(/^[\da-f]{32}$/)
  expect(Buffer.from(authenticationToken, 'base64url')).toHaveLength(32)
  const { position, phone_number, email_address } = await advisor().first()
  expect(generic.primaryFields).toEqual([{ key: 'name', label: position, value: 'Mag. Anna Gruber' }])
  const back = Object.fromEntries(generic.backFields.map(({ key, value }: Record<string, string>) => [key, value]))
  expect(back).toMatchObject({ phone: phone_number, email: email_address, news: 'Noch keine Nachricht' })
  const keys = Object.values<{ key: string }[]>(generic)
    .flat()
    .map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test('only the message field alerts, and only holders who consented', async () => {
  const announced = async (fields: Record<string, string>) => {
    const all = Object.values<Record<string, string>[]>(passJson(await newPass(site, ALIAS, fields)).generic).flat()
    return all.filter(({ changeMessage }) => changeMessage).map(({ key, changeMessage }) => [key, changeMessage])
  }
  expect(await announced({})).toEqual([])
  expect(await announced({ notify: 'on' })).toEqual([])
  expect(await announced({ notify: 'yes' })).toEqual([['news', '%@']])
})

test('every picture exists in every screen’s size', async () => {
  const files = await newPass(site, ALIAS)
  const sizes: Record<string, number[]> = {}
  for (const name of Object.keys(files).filter((one) => one.endsWith('.png'))) {
    const { format, width, height } = await sharp(files[name]).metadata()
    expect(format).toBe('png')
    sizes[name] = [width, height]
  }
  expect(sizes).toEqual({
    'icon.png': [29, 29],
    'icon@2x.png': [58, 58],
    'icon@3x.png': [87, 87],
    'logo.png': [160, 40],
    'logo@2x.png': [320, 80],
    'logo@3x.png': [480, 120],
    'thumbnail.png': [90, 90],
    'thumbnail@2x.png': [180, 180],
    'thumbnail@3x.png': [270, 270]
  })
})

test('the photo is the advisor’s own', async () => {
  const bytes = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#c81e1e' } })
    .jpeg()
    .toBuffer()
  await media('red.jpg', 'image/jpeg', bytes)
  const { photo } = await advisor().first('photo')
  await advisor().update({ photo: 'red.jpg' })
  const [red = 0, green = 0] = await sharp((await newPass(site, ALIAS))['thumbnail@3x.png'])
    .raw()
    .toBuffer()
  expect([red > 180, green < 60]).toEqual([true, true])
  await advisor().update({ photo })
})

test.each([
  ['nothing', null],
  ['a missing file', 'gone.jpg'],
  ['something that is no picture', 'broken.jpg']
])('without a photo but %s, initials replace it, drawn without a font', async (_what, photo) => {
  if (photo === 'broken.jpg') await media('broken.jpg', 'image/jpeg', Buffer.from('<script>no picture</script>'))
  const before = await advisor().first('photo')
  await advisor().update({ photo })
  const { data, info } = await sharp((await newPass(site, ALIAS))['thumbnail@2x.png'])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const dark = Array.from({ length: info.width * info.height }, (_, at) => data[3 * at] ?? 0).filter((red) => red < 128)
  expect([info.width, info.height]).toEqual([180, 180])
  expect(dark.length / (info.width * info.height)).toBeGreaterThan(0.02)
  await advisor().update(before)
})

test('without a logo the institution’s name is shown, in a colour legible on its own', async () => {
  const logos = () => site.app.knex('tenant_settings').where({ tenant_id: tenantId }).whereLike('name', 'images.%')
  const before = await logos()
  const { value: primary } = await setting('primary_color').first('value')
  await logos().delete()
  for (const value of ['#ed6b61', '#ffee00', '#0b5d4e', '#767676']) {
    await setting('primary_color').update({ value })
    const { logoText, ...pass } = passJson(await newPass(site, ALIAS))
    expect(logoText).toBe('Alpenbank')
    const hex = (rgb: string) =>
      `#${rgb
        .match(/\d+/g)
        ?.map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`
    expect(hex(pass.backgroundColor)).toBe(value)
    expect(contrast(hex(pass.backgroundColor), hex(pass.foregroundColor))).toBeGreaterThanOrEqual(4.5)
    expect(pass.labelColor).toBe(pass.foregroundColor)
  }
  await setting('primary_color').update({ value: primary })
  await site.app.knex('tenant_settings').insert(before)
})

test('a logo with too little contrast to the card gets a white background', async () => {
  const dark = await setting('images.tenantLogoDark').first()
  await setting('images.tenantLogoDark').delete()
  const logo = (await newPass(site, ALIAS))['logo@3x.png']
  const { width, height } = await sharp(logo).metadata()
  expect([width <= 480, height <= 150]).toEqual([true, true])
  const [red, green, blue, alpha] = await sharp(logo)
    .extract({ left: 40, top: 4, width: 1, height: 1 })
    .ensureAlpha()
    .raw()
    .toBuffer()
  expect([red, green, blue, alpha]).toEqual([255, 255, 255, 255])
  await site.app.knex('tenant_settings').insert(dark)
})

test.each([
  '"}]},"webServiceURL":"https://evil.example","x":"',
  '</script><img src=x onerror=alert(1)>',
  '<a href="https://evil.example">x</a>',
  'Köstler-Ångström; \\n "Söhne" \u2028 👩‍👩‍👧‍👦',
  '%@ %s {name} [NAME]',
  'a'.repeat(100)
])('a name such as %j is printed unchanged', async (last_name) => {
  const before = await advisor().first('last_name', 'position')
  await advisor().update({ last_name, position: last_name })
  const pass = passJson(await newPass(site, ALIAS))
  expect(pass.generic.primaryFields).toEqual([{ key: 'name', label: last_name, value: `Mag. Anna ${last_name}` }])
  expect(pass.description).toBe(`Karte von Mag. Anna ${last_name}, Alpenbank`)
  expect(pass.webServiceURL).toBe('https://localhost/wallet')
  const fields = Object.values<Record<string, string>[]>(pass.generic).flat()
  expect(fields.flatMap((field) => field.attributedValue ?? [])).toEqual([
    expect.stringMatching(
      /^<a href="https:\/\/localhost\/wallet-card\/anna-gruber\/[\w/-]{76}">Mitteilungen verwalten<\/a>$/
    )
  ])
  await advisor().update(before)
})

test('empty fields are left out', async () => {
  const before = await advisor().first('phone_number', 'position')
  await advisor().update({ phone_number: '', position: '' })
  const { generic } = passJson(await newPass(site, ALIAS))
  const keys = Object.values<{ key: string }[]>(generic)
    .flat()
    .map(({ key }) => key)
  expect(keys).toEqual(['name', 'front-branch', 'branch', 'email', 'address', 'web', 'manage', 'news'])
  await advisor().update(before)
})

test('no pass contains data of another institution', async () => {
  const files = await newPass(site, ALIAS)
  const content = Buffer.concat(Object.values(files)).toString('latin1')
  const foreign = await site.app.knex('advisors').whereNot({ tenant_id: tenantId })
  expect(foreign.length).toBeGreaterThan(0)
  for (const { email_address, uuid } of foreign) {
    expect(content).not.toContain(email_address)
    expect(content).not.toContain(uuid)
  }
  expect(content).not.toMatch(/nordbank/i)
})

test('without https, passes carry no web service URL and no token', async () => {
  const plain = await startDemoSite({}, { BASE_URL: 'http://localhost:8080' })
  const pass = passJson(await newPass(plain, ALIAS))
  expect([pass.webServiceURL, pass.authenticationToken]).toEqual([undefined, undefined])
  expect(pass.barcodes[0].message).toBe('http://localhost:8080/app/profile/anna-gruber')
  await plain.stop()
})
