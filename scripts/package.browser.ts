import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Browser } from 'playwright-core'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from '../host-server/testing/browser.ts'
import { ownSite } from '../host-server/testing/own-site.ts'
import { registry } from '../widgets/embed/registry.ts'
import { classOf } from './types.ts'

const TAGS = registry.map(({ tag }) => tag)
const project = mkdtempSync(join(tmpdir(), 'advisor-widgets-project-'))
const modules = join(project, 'node_modules')
/** What a project has besides the package and its dependencies. */
const OWN = ['react', 'react-dom', '@types/react', '@types/react-dom', 'csstype', 'preact', 'vue', 'svelte']

function link(name: string) {
  mkdirSync(dirname(join(modules, name)), { recursive: true })
  symlinkSync(resolve('node_modules', name), join(modules, name))
}

/** A project beside ours that has installed the package from a server. */
beforeAll(async () => {
  const { host } = ownSite()
  const { version } = await (await fetch(`${host}/cdn/integrity.json`)).json()
  const answer = await fetch(`${host}/cdn/advisor-widgets-${version}.tgz`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/gzip'])
  const filename = 'advisor-widgets.tgz'
  writeFileSync(join(project, filename), Buffer.from(await answer.arrayBuffer()))
  const installed = join(modules, 'advisor-widgets')
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', join(project, filename), '-C', installed, '--strip-components=1'])
  for (const name of OWN) link(name)
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

/** Writes a file of the project and returns TypeScript's errors in it and in our types. */
function faultsOf(file: string, source: string, options: ts.CompilerOptions): string[] {
  writeFileSync(join(project, file), source)
  const program = ts.createProgram([join(project, file)], {
    target: ts.ScriptTarget.ES2022,
    strict: true,
    noEmit: true,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
    ...options
  })
  const own = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.endsWith(file) || fileName.includes('/advisor-widgets/'))
  return own.flatMap((one) =>
    [...program.getSyntacticDiagnostics(one), ...program.getSemanticDiagnostics(one)].map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, '\n')
    )
  )
}

const RESOLUTIONS: [string, ts.CompilerOptions][] = [
  ['a bundler', { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }],
  ['Node', { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext }]
]

const REACT = `
import { createRef } from 'react'
import { AdvisorBooking, type AdvisorElement, AdvisorWhatsappButton } from 'advisor-widgets'
import 'advisor-widgets/elements/booking'

const ref = createRef<AdvisorElement<'advisor-booking'>>()
const host = 'https://termine.bank.example'
export const good = (
  <AdvisorBooking ref={ref} host={host} alias="anna-gruber" mode="popup" className="wide"
    onAdvisorBooked={({ detail }) => detail.topic.toUpperCase()}>
    <a href="/book">Book</a>
  </AdvisorBooking>
)
export const branch = <AdvisorBooking host={host} branch="graz" />
export const bad = [
  // @ts-expect-error an advisor or a branch
  <AdvisorBooking host={host} alias="anna-gruber" branch="graz" />,
  // @ts-expect-error a mode that there is not
  <AdvisorBooking host={host} alias="anna-gruber" mode="window" />,
  // @ts-expect-error neither alias nor branch
  <AdvisorBooking host={host} />,
  // @ts-expect-error no host
  <AdvisorBooking alias="anna-gruber" />,
  // @ts-expect-error an event of another widget
  <AdvisorWhatsappButton host={host} alias="anna-gruber" onAdvisorBooked={() => {}} />,
  // @ts-expect-error a flag is no text
  <AdvisorWhatsappButton host={host} alias="anna-gruber" inline="yes" />,
  // @ts-expect-error no such detail
  <AdvisorBooking host={host} alias="anna-gruber" onAdvisorBooked={({ detail }) => detail.email} />
]
document.addEventListener('advisor-booked', ({ detail }) => detail.type.toUpperCase())
// @ts-expect-error details carry no personal data
document.addEventListener('advisor-booked', ({ detail }) => detail.email)
document.createElement('advisor-booking').mode = 'page'
// @ts-expect-error a mode that there is not
document.createElement('advisor-booking').mode = 'window'
`

const jsx = (library: string) => `
import type {} from '${library}'
import type {} from 'advisor-widgets/${library === 'react' ? 'jsx' : library}'

export const good = (
  <advisor-booking alias="anna-gruber" mode="inline" class="wide" id="book" onadvisor-booked={({ detail }) => detail.topic}>
    <a href="/book">Book</a>
  </advisor-booking>
)
export const branch = <advisor-booking branch="graz" />
export const bad = [
  // @ts-expect-error an advisor or a branch
  <advisor-booking alias="anna-gruber" branch="graz" />,
  // @ts-expect-error a mode that there is not
  <advisor-booking alias="anna-gruber" mode="window" />,
  // @ts-expect-error neither alias nor branch
  <advisor-booking />,
  // @ts-expect-error no such attribute
  <advisor-booking alias="anna-gruber" size="large" />,
  // @ts-expect-error no such tag
  <advisor-parking />,
  // @ts-expect-error no such detail
  <advisor-booking alias="anna-gruber" onadvisor-booked={({ detail }) => detail.email} />
]
`

const VUE = `
import type { GlobalComponents } from 'vue'
import type {} from 'advisor-widgets/vue'

type Props = InstanceType<GlobalComponents['advisor-booking']>['$props']
export const good: Props = { alias: 'anna-gruber', mode: 'popup', onAdvisorBooked: ({ detail }) => detail.topic, class: 'wide' }
// @ts-expect-error a mode that there is not
export const mode: Props = { alias: 'anna-gruber', mode: 'window' }
// @ts-expect-error neither alias nor branch
export const alias: Props = { mode: 'popup' }
// @ts-expect-error no such detail
export const event: Props = { alias: 'anna-gruber', onAdvisorBooked: ({ detail }) => detail.email }
`

const SVELTE = `
import type { SvelteHTMLElements } from 'svelte/elements'
import type {} from 'advisor-widgets/svelte'

type Props = SvelteHTMLElements['advisor-booking']
export const good: Props = { alias: 'anna-gruber', mode: 'popup', 'onadvisor-booked': ({ detail }) => detail.topic, class: 'wide' }
// @ts-expect-error a mode that there is not
export const mode: Props = { alias: 'anna-gruber', mode: 'window' }
// @ts-expect-error neither alias nor branch
export const alias: Props = { mode: 'popup' }
// @ts-expect-error no such detail
export const event: Props = { alias: 'anna-gruber', 'onadvisor-booked': ({ detail }) => detail.email }
`

test.each(RESOLUTIONS)(
  'a React project type-checks with module resolution %s, and errors are found',
  (_name, options) => {
    expect(faultsOf('react.tsx', REACT, options)).toEqual([])
  }
)

test.each([
  ['React', 'react'],
  ['Preact', 'preact']
])('tags in the JSX of %s are typed', (_name, library) => {
  for (const [, options] of RESOLUTIONS) {
    expect(faultsOf(`tags-${library}.tsx`, jsx(library), { ...options, jsxImportSource: library })).toEqual([])
  }
})

test('tags in templates of Vue are typed', () => {
  for (const [, options] of RESOLUTIONS) expect(faultsOf('vue.ts', VUE, options)).toEqual([])
})

test('tags in the markup of Svelte are typed', () => {
  for (const [, options] of RESOLUTIONS) expect(faultsOf('svelte.ts', SVELTE, options)).toEqual([])
})

test('nothing else has to be installed, and a project without React needs none', () => {
  const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
    readFileSync(join(modules, 'advisor-widgets', 'package.json'), 'utf8')
  )
  expect(dependencies).toBeUndefined()
  expect(Object.keys(peerDependencies)).toEqual(Object.keys(peerDependenciesMeta))
})

test('without an import of ours the tags stay unknown', () => {
  const source = jsx('react').replace("import type {} from 'advisor-widgets/jsx'", '')
  expect(faultsOf('bare.tsx', source, RESOLUTIONS[0]?.[1] ?? {}).join()).toContain('advisor-booking')
})

const APPLICATION = (host: string) => `
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { AdvisorWhatsappButton } from 'advisor-widgets'

function Application() {
  const [seen, setSeen] = useState<string[]>([])
  const [inline, setInline] = useState(false)
  const [name, setName] = useState('')
  return (
    <>
      <output>{seen.join()}</output>
      <p>{name}</p>
      <button onClick={() => setInline(true)}>inline</button>
      <AdvisorWhatsappButton host="${host}" alias="anna-gruber" inline={inline} className={inline ? 'wide' : 'narrow'}
        ref={(node) => node && setName(node.localName)}
        onAdvisorReady={() => setSeen((before) => [...before, 'ready'])}
        onAdvisorContact={(event) => { event.preventDefault(); setSeen((before) => [...before, event.detail.channel]) }}>
        <a href="#fallback">Write</a>
      </AdvisorWhatsappButton>
    </>
  )
}
Object.assign(window, { bringAll: () => import('advisor-widgets/elements') })
createRoot(document.getElementById('root')!).render(<Application />)
`

const TYPES: Record<string, string> = { js: 'text/javascript', html: 'text/html' }

/** The project's own server. */
function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1)
    response.setHeader('Content-Type', TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain')
    response.end(readFileSync(join(folder, name)))
  })
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)))
}

/** The oldest React that the components work with, and the newest. */
const REACTS: Record<string, Record<string, string>> = {
  '18': { react: resolve('node_modules/react-18'), 'react-dom': resolve('node_modules/react-dom-18') },
  '19': {}
}

async function bundled(version: string): Promise<string> {
  const folder = join(project, `dist-${version}`)
  writeFileSync(join(project, 'main.tsx'), APPLICATION(ownSite().host))
  const { metafile } = await build({
    entryPoints: [join(project, 'main.tsx')],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    metafile: true,
    alias: REACTS[version] ?? {},
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent'
  })
  const reacts = Object.keys(metafile.inputs).filter((file) => /node_modules\/react(-18)?\/cjs\/react\.prod/.test(file))
  expect(reacts, "the application's React is the only one").toHaveLength(1)
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>x</title><div id="root"></div><script type="module" src="/main.js"></script>'
  )
  return folder
}

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

test.each(Object.keys(REACTS))(
  'an application of React %s shows a widget, hears its events and changes its attributes',
  async (version) => {
    const server = await serve(await bundled(version))
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`)
    const button = page.locator('advisor-whatsapp-button a[part=button]')
    await button.click()
    await page.locator('output', { hasText: 'ready,whatsapp' }).waitFor()
    await page.getByRole('button', { name: 'inline' }).click()
    await page.locator('advisor-whatsapp-button[inline=""].wide').waitFor()
    await page.locator('p', { hasText: 'advisor-whatsapp-button' }).waitFor()
    const missing = (names: string[]) => page.evaluate((all) => all.filter((name) => !customElements.get(name)), names)
    expect(await missing(TAGS), 'an application brings what it uses').toEqual(
      TAGS.filter((tag) => tag !== 'advisor-whatsapp-button')
    )
    await page.evaluate('bringAll()')
    expect(await missing(TAGS)).toEqual([])
    expect(faults).toEqual([])
    server.close()
  }
)

test('a button costs an application without React less than 14 kB', async () => {
  writeFileSync(join(project, 'button.js'), "import 'advisor-widgets/elements/whatsapp-button'")
  const { metafile, outputFiles } = await build({
    entryPoints: [join(project, 'button.js')],
    outdir: join(project, 'dist-button'),
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    metafile: true,
    logLevel: 'silent'
  })
  expect(Object.keys(metafile.inputs).filter((file) => /node_modules\/(react|downshift|jotai)/.test(file))).toEqual([])
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [resolve(path), output]))
  const needed = (path: string): string[] => [
    path,
    ...(outputs.get(path)?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .flatMap((one) => needed(resolve(one.path)))
  ]
  const files = new Set(needed(join(project, 'dist-button', 'button.js')))
  const bytes = outputFiles.filter(({ path }) => files.has(path)).map(({ contents }) => gzipSync(contents).length)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(14_000)
})

test('a server without a window renders the tag with its attributes and its fallback', () => {
  const source = `
    import 'advisor-widgets/elements'
    import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'
    import * as components from 'advisor-widgets'
    const props = { host: 'https://bank.example', alias: 'anna-gruber', inline: true, onAdvisorReady() {} }
    console.log(renderToString(createElement(components.AdvisorWhatsappButton, props, createElement('a', { href: '/x' }, 'Write'))))
    console.log(Object.keys(components).join())`
  writeFileSync(join(project, 'server.js'), source)
  const [printed, names] = execFileSync(process.execPath, ['server.js'], { cwd: project, encoding: 'utf8' }).split('\n')
  expect(printed).toBe(
    '<advisor-whatsapp-button host="https://bank.example" alias="anna-gruber" inline=""><a href="/x">Write</a></advisor-whatsapp-button>'
  )
  expect(names?.split(',')).toEqual(TAGS.map(classOf).toSorted())
})
