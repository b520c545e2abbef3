import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { glob } from 'tinyglobby'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { readImports, root } from './imports.ts'

// That a SelectField's values are known in the code, and no people, branches, topics or time zones, holds by its type:
// widgets/ui/fields/select-field.test.tsx.

const APP = 'widgets/app/**/*.element.ts'
const files = (await glob(['widgets/**/*.tsx', '!**/*.test.tsx'], { cwd: root })).toSorted()
const elements = await glob(['widgets/**/*.element.ts', `!${APP}`], { cwd: root })
const reach = await readImports(elements, /^#|\?/)
/** What foreign pages load counts its bytes, and lists little: it may use the browser's own select. */
const embedded = new Set(elements.flatMap((element) => [...reach(element).keys()]))

const OPTIONS = 'widgets/ui/fields/choices.ts'
const SELECT = 'widgets/ui/fields/select-field.tsx'

const sourceOf = (path: string) => readFileSync(resolve(root, path), 'utf8')

function* within(node: ts.Node): Generator<ts.Node> {
  yield node
  for (const child of node.getChildren()) yield* within(child)
}

const nameOf = (one: ts.ObjectLiteralElementLike) => one.name?.getText()

/** An option made by hand: an object with a value and a text. */
function textOf(node: ts.Node): string | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined
  const named = (name: string) => node.properties.find((one) => nameOf(one) === name)
  const text = named('text')
  return named('value') && text && ts.isPropertyAssignment(text) ? text.initializer.getText() : undefined
}

/** What the elements of a list are mapped by: `branches` in `branches.map(…)`. */
function listAround(node: ts.Node): string {
  for (let at = node.parent; at; at = at.parent) {
    if (
      ts.isCallExpression(at) &&
      ts.isPropertyAccessExpression(at.expression) &&
      /map$/i.test(at.expression.name.text)
    )
      return at.expression.expression.getText()
  }
  return ''
}

const OF_PERSON = /full_?name/i
const OF_PLURAL = /branch|organization|advisor|people|colleague|candidate|assistant|topic/i
const FIXED = /^(t\(|')/

/** Options that stand for people, branches or topics, and are not made by the functions for them. */
function strayOptions(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const aliases = new Set<string>()
  for (const node of within(tree)) {
    if (ts.isBindingElement(node) && OF_PERSON.test(node.propertyName?.getText() ?? ''))
      aliases.add(node.name.getText())
  }
  return [...within(tree)].flatMap((node) => {
    const text = textOf(node)
    if (text === undefined || FIXED.test(text)) return []
    const isOfPerson = OF_PERSON.test(text) || aliases.has(text)
    return isOfPerson || OF_PLURAL.test(listAround(node)) ? [node.getText()] : []
  })
}

const attribute = (node: ts.JsxSelfClosingElement, name: string) =>
  node.attributes.properties.find((one) => ts.isJsxAttribute(one) && one.name.getText() === name)?.getText()

/** What a name in an attribute such as `nameOf={nameOf}` stands for. */
const meaningOf = (source: string, text: string) => {
  const name = /\{(\w+)\}/.exec(text)?.[1]
  return name ? (new RegExp(`const ${name} = .*`).exec(source)?.[0] ?? text) : text
}

/** Fields in which several people, or one by radio buttons, are chosen without photo and branch. */
function faceless(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  return [...within(tree)].flatMap((node) => {
    if (!ts.isJsxSelfClosingElement(node)) return []
    const meant = (name: string) => meaningOf(source, attribute(node, name) ?? '')
    const isRadio = node.tagName.getText() === 'RadioField' && OF_PERSON.test(meant('title'))
    const isMulti = node.tagName.getText() === 'MultiSelect' && OF_PERSON.test(meant('nameOf'))
    return isRadio || (isMulti && !meant('draw').includes('personChoice')) ? [node.getText()] : []
  })
}

test('finds people and branches whose options are made by hand', () => {
  const stray = (source: string) => strayOptions('x.tsx', `const x = ${source}`)
  expect(stray('known.map(({ uuid, full_name }) => ({ value: uuid, text: full_name }))')).toHaveLength(1)
  expect(stray('known.map(({ uuid, full_name: name }) => ({ value: uuid, text: name }))')).toHaveLength(1)
  expect(stray('branches.map(({ uuid, name }) => ({ value: uuid, text: name }))')).toHaveLength(1)
  expect(stray('topics.filter(isOpen).map((one) => ({ value: one.uuid, text: one.topic }))')).toHaveLength(1)
  expect(stray("[{ value: '', text: t('all') }, ...branches.map(branchByKey)]")).toEqual([])
  expect(faceless('x.tsx', '<RadioField value={alias} title={one.full_name} />')).toHaveLength(1)
  const nameOf = 'const nameOf = ({ full_name }) => full_name\n'
  expect(
    faceless('x.tsx', `${nameOf}const x = <MultiSelect nameOf={nameOf} draw={({ email }) => email} />`)
  ).toHaveLength(1)
})

test('the app has files of its own, and foreign pages theirs', () => {
  expect(files.some((file) => embedded.has(file))).toBe(true)
  expect(files.filter((file) => !embedded.has(file)).length).toBeGreaterThan(100)
})

test.each(files.filter((file) => file !== SELECT && !embedded.has(file)))(
  '%s lets nobody choose from a select of its own',
  (file) => {
    expect(sourceOf(file)).not.toMatch(/<select\b|<datalist\b/)
  }
)

test.each(files.filter((file) => file !== OPTIONS))(
  '%s shows people with photo and branch, branches with their place, topics and time zones in a list to search',
  (file) => {
    const source = sourceOf(file)
    expect(strayOptions(file, source)).toEqual([])
    expect(faceless(file, source)).toEqual([])
    expect(source).not.toContain('supportedValuesOf')
    // an assertion would let any value into a select
    if (!embedded.has(file)) expect(source).not.toMatch(/<SelectField<|as never/)
  }
)
