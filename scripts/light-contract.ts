import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { LoadResult, Plugin } from 'rolldown'
import ts from 'typescript'

// A bundler shares code between entry points file by file, and drops what is unused within a file only if its import
// has no side effects. A contract file has endpoints, schemas and rules side by side, so that one form with validation
// would add valibot to every button. Here each export becomes a module of its own, its calls marked pure, and an
// endpoint loses its schemas, and a text in an answer its bound: browsers need neither.

const contract = resolve(import.meta.dirname, '../contract')

interface Contract {
  file: ts.SourceFile
  /** Top-level statements by each name that they declare. */
  declared: Map<string, ts.Statement>
  /** Import lines by each local name, already pointing at single exports. */
  imported: Map<string, string>
}

const single = (module: string, name: string) => `import { ${name} } from '#contract/${module}?${name}'`

function importsOf(statement: ts.ImportDeclaration): [string, string][] {
  const clause = statement.importClause
  const bindings = clause?.namedBindings
  if (!bindings || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
  const from = (statement.moduleSpecifier as ts.StringLiteral).text
  if (ts.isNamespaceImport(bindings)) {
    const { text } = bindings.name
    return [[text, `import * as ${text} from '${from.startsWith('.') ? `#contract/${basename(from, '.ts')}` : from}'`]]
  }
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name }) => [name.text, single(basename(from, '.ts'), name.text)])
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement) && statement.name) return [statement.name.text]
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.map(({ name }) => name.getText())
}

async function read(module: string): Promise<Contract> {
  const path = resolve(contract, `${module}.ts`)
  const file = ts.createSourceFile(path, await readFile(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const imports = file.statements.filter(ts.isImportDeclaration).flatMap(importsOf)
  return {
    file,
    imported: new Map(imports),
    declared: new Map(
      file.statements.flatMap((statement) => namesOf(statement).map((name) => [name, statement] as const))
    )
  }
}

const isShape = (node: ts.Node) =>
  ts.isCallExpression(node.parent) &&
  node.parent.expression.getText() === 'endpoint' &&
  node.parent.arguments[2] === node

/** The statement without schemas, with its top-level calls marked pure, and the names that it still uses. */
function lighten(statement: ts.Statement): { text: string; used: Set<string> } {
  const used = new Set<string>()
  const edits: { at: number; end: number; text: string }[] = []
  const visit = (node: ts.Node, onImport: boolean): void => {
    if (ts.isTypeNode(node)) return
    // an answer's bound is for the API page alone
    if (ts.isCallExpression(node) && node.expression.getText() === 'bounded') {
      used.add('v')
      return void edits.push({ at: node.getStart(), end: node.end, text: '/* @__PURE__ */ v.string()' })
    }
    if (isShape(node)) return void edits.push({ at: node.getStart(), end: node.end, text: '{}' })
    if (ts.isCallExpression(node) && onImport)
      edits.push({ at: node.getStart(), end: node.getStart(), text: '/* @__PURE__ */ ' })
    if (ts.isIdentifier(node) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node))
      used.add(node.text)
    ts.forEachChild(node, (child) => visit(child, onImport && !ts.isFunctionLike(node)))
  }
  visit(statement, true)
  const start = statement.getStart()
  let text = statement.getText()
  for (const { at, end, text: replacement } of edits.toSorted((a, b) => b.at - a.at)) {
    text = text.slice(0, at - start) + replacement + text.slice(end - start)
  }
  return { text: text.startsWith('export ') ? text : `export ${text}`, used }
}

/** One export of a contract file as a module. */
async function moduleOf(path: string): Promise<LoadResult> {
  const [module = '', name = ''] = path.split('?')
  const { declared, imported } = await read(module)
  const statement = declared.get(name)
  if (!statement) throw new Error(`contract/${module}.ts has no value ${name}`)
  const own = new Set(namesOf(statement))
  const { text, used } = lighten(statement)
  const lines = [...used]
    .filter((one) => !own.has(one))
    .flatMap((one) => imported.get(one) ?? (declared.has(one) ? single(module, one) : []))
  return { code: [...new Set(lines), text].join('\n'), moduleType: 'ts', moduleSideEffects: false }
}

/** Splits a file's `import { a, b } from '#contract/x'` into an import for each. */
function splitImports(source: string): string {
  return source.replace(
    /^import (type )?\{([^}]+)\} from '#contract\/([\w./-]+)'$/gm,
    (_line, isType, names: string, module) => {
      if (isType) return ''
      const values = names.split(',').map((name) => name.trim())
      return values.flatMap((name) => (!name || name.startsWith('type ') ? [] : single(module, name))).join(';')
    }
  )
}

const SINGLE = /^#contract\/.*\?/
const WRITTEN = /^light-contract:/

export const lightContract: Plugin = {
  name: 'light-contract',
  resolveId: {
    filter: { id: SINGLE },
    handler: (path) => ({ id: path.replace('#contract/', 'light-contract:'), moduleSideEffects: false })
  },
  load: {
    filter: { id: [WRITTEN, /[\\/]widgets[\\/].*\.tsx?$/] },
    async handler(id) {
      if (WRITTEN.test(id)) return moduleOf(id.replace(WRITTEN, ''))
      return { code: splitImports(await readFile(id, 'utf8')), moduleType: id.endsWith('x') ? 'tsx' : 'ts' }
    }
  }
}
