import { glob } from 'tinyglobby'
import { type Reach, readImports, root } from './imports.ts'

/** Contract and styles do not depend on the library. */
const CONTRACT = /^#|\?/
const APP = /^widgets\/app\/.*\.element\.ts$/
const LIBRARY = /^(react|react-dom|preact|jotai|wouter|downshift)(\/|$)/

type Kind = 'embedded' | 'app' | 'plain'

export interface WidgetTests {
  /** For code that foreign pages load on slim Preact, and React applications on React. */
  embedded: string[]
  /** For code that only pages under /app/ load, on preact/compat. */
  app: string[]
  /** For functions that render nothing, so that the library does not matter. */
  plain: string[]
  reach: Reach
}

/**
 * The libraries on which a widget test runs follow from what ships the code that it imports: the app's alone if only
 * the app does; both of the elements' if an element for foreign pages, or nothing yet, does.
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
    if (imported.some((file) => !CONTRACT.test(file) && athome.has(file) && !abroad.has(file))) return 'app'
    return imported.some((file) => LIBRARY.test(file)) ? 'embedded' : 'plain'
  }
  const of = (kind: Kind) => tests.filter((test) => kindOf(test) === kind)
  return { embedded: of('embedded'), app: of('app'), plain: of('plain'), reach }
}
