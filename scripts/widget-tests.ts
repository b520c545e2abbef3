import { glob } from 'tinyglobby'
import { type Reach, readImports, root } from './imports.ts'

/** Contract and styles are the same wherever they are drawn. */
const CONTRACT = /^#|\?/
const APP = /^widgets\/app\/.*\.element\.ts$/
const LIBRARY = /^(react|react-dom|preact|jotai|wouter|downshift)(\/|$)/

type Kind = 'embedded' | 'app' | 'plain'

export interface WidgetTests {
  /** Of what foreign pages load, on slim Preact, and React applications on React. */
  embedded: string[]
  /** Of what pages under /app/ alone load, on preact/compat. */
  app: string[]
  /** Of functions that draw nothing: alike on each. */
  plain: string[]
  reach: Reach
}

/**
 * Which library a widget test runs on follows from what ships the code that it imports. Where that is the app alone, it
 * runs on the app's. Where it is an element for foreign pages (or nobody yet), it runs on both of the elements'.
 */
export async function widgetTests(): Promise<WidgetTests> {
  const elements = await glob('widgets/**/*.element.ts', { cwd: root })
  const tests = (await glob('widgets/**/*.test.{ts,tsx}', { cwd: root })).toSorted()
  const reach = await readImports([...elements, ...tests], CONTRACT)
  const shippedBy = (isMeant: (element: string) => boolean) =>
    new Set(elements.filter(isMeant).flatMap((element) => [...reach(element).keys()]))
  const abroad = shippedBy((element) => !APP.test(element))
  const athome = shippedBy((element) => APP.test(element))
  const kindOf = (test: string): Kind => {
    const imported = [...reach(test).keys()]
    if (imported.some((file) => athome.has(file) && !abroad.has(file))) return 'app'
    return imported.some((file) => LIBRARY.test(file)) ? 'embedded' : 'plain'
  }
  const of = (kind: Kind) => tests.filter((test) => kindOf(test) === kind)
  return { embedded: of('embedded'), app: of('app'), plain: of('plain'), reach }
}
