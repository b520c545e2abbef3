import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
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
const OWN = ['react', 'react-dom', '@types/react', '@types/react-dom', 'csstype', 'preact', 'vue']

interface Manifest {
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

function link(name: string) {
  mkdirSync(dirname(join(modules, name)), { recursive: true })
  symlinkSync(resolve('node_modules', name), join(modules, name))
}

/** A project beside ours that has installed the result of `npm pack`. */
beforeAll(() => {
  const pack = ['pack', resolve('dist/lib'), '--pack-destination', project, '--json', '--silent']
  const [{ filename }] = JSON.parse(execFileSync('npm', pack, { encoding: 'utf8' }))
  const installed = join(modules, 'advisor-widgets')
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', join(project, filename), '-C', installed, '--strip-components=1'])
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest
  for (const name of [...Object.keys(dependencies), ...OWN]) link(name)
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
import { AdvisorBooking, AdvisorWhatsappButton } from 'advisor-widgets'
import type { AdvisorElement } from 'advisor-widgets/elements'
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
  return (
    <>
      <output>{seen.join()}</output>
      <button onClick={() => setInline(true)}>inline</button>
      <AdvisorWhatsappButton host="${host}" alias="anna-gruber" inline={inline}
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

async function bundled(): Promise<string> {
  const folder = join(project, 'dist')
  writeFileSync(join(project, 'main.tsx'), APPLICATION(ownSite().host))
  const { metafile } = await build({
    entryPoints: [join(project, 'main.tsx')],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent'
  })
  const reacts = Object.keys(metafile.inputs).filter((file) => /node_modules\/react\/cjs\/react\.prod/.test(file))
  expect(reacts, "the application's React is the only one").toHaveLength(1)
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>x</title><div id="root"></div><script type="module" src="/main.js"></script>'
  )
  return folder
}

let browser: Browser | undefined
afterAll(() => browser?.close())

test('a React application shows a widget, receives its events and changes its attributes', async () => {
  const server = await serve(await bundled())
  browser = await launch()
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`)
  const button = page.locator('advisor-whatsapp-button a[part=button]')
  await button.click()
  await page.locator('output', { hasText: 'ready,whatsapp' }).waitFor()
  await page.getByRole('button', { name: 'inline' }).click()
  await page.locator('advisor-whatsapp-button[inline]').waitFor()
  const missing = (names: string[]) => page.evaluate((all) => all.filter((name) => !customElements.get(name)), names)
  expect(await missing(TAGS), 'an application brings what it uses').toEqual(
    TAGS.filter((tag) => tag !== 'advisor-whatsapp-button')
  )
  await page.evaluate('bringAll()')
  expect(await missing(TAGS)).toEqual([])
  expect(faults).toEqual([])
  server.close()
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
