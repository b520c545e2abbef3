import type { OutputChunk } from 'rolldown'

/** Smaller files, in bytes, are not worth a request of their own. */
const TINY = 2000
/** The unused bytes that others may load for each user who saves a request by it. */
const WORTH = 1200

interface File {
  name: string
  bytes: number
  modules: string[]
  imports: Set<string>
  /** The entry points whose pages load it. */
  users: Set<string>
  /** Whether it is an entry that others import too, and so remains a file of its own. */
  isEntry: boolean
}

/** What each file imports. */
type Graph = Map<string, Pick<File, 'imports'>>

const isWithin = (some: Set<string>, all: Set<string>) => [...some].every((one) => all.has(one))

/**
 * A bundler makes a file of each set of modules that the same entry points share, even of ten lines. This assigns each
 * shared module to the best file: a tiny module, or one that nearly all need, moves to a file that all its users load
 * anyway, and modules with the same users share a file. So no page makes more requests, and some load a few bytes that
 * only others need.
 */
export function gather(draft: OutputChunk[]): Map<string, string> {
  const files = filesOf(draft)
  const fixed = fixedOf(draft, files)
  const bySpread = [...files.values()].toSorted(
    // of files with as many users the order must not depend on their hashes, which are in their names
    (a, b) => a.users.size - b.users.size || b.bytes - a.bytes
  )
  for (const guest of bySpread.filter(({ isEntry }) => !isEntry)) {
    const home = bySpread.find((one) => one !== guest && files.has(one.name) && canTake(files, fixed, one, guest))
    if (home) move(files, fixed, guest, home)
  }
  return new Map([...files.values()].flatMap(({ name, modules }) => modules.map((id) => [id, name] as const)))
}

/** Whether everyone who loads `guest` also loads `home`, and everything that `guest` imports. */
function canTake(files: Map<string, File>, fixed: Graph, home: File, guest: File): boolean {
  const carried = guest.bytes * (home.users.size - guest.users.size)
  const isWorthIt = guest.bytes < TINY || carried <= WORTH * guest.users.size
  if (!isWorthIt || !isWithin(guest.users, home.users)) return false
  const others = [...guest.imports].filter((name) => name !== home.name).flatMap((name) => files.get(name) ?? [])
  return (
    others.every(({ users }) => isWithin(home.users, users)) && !isCircle(new Map([...fixed, ...files]), home, guest)
  )
}

/** Whether one imports the other through a third, which would then be circular. */
function isCircle(files: Graph, home: File, guest: File): boolean {
  const leads = (from: File, to: File) =>
    [...from.imports].some((name) => name !== to.name && reach(files, name).has(to.name))
  return leads(home, guest) || leads(guest, home)
}

function move(files: Map<string, File>, fixed: Graph, guest: File, home: File) {
  home.modules.push(...guest.modules)
  home.bytes += guest.bytes
  for (const name of guest.imports) home.imports.add(name)
  files.delete(guest.name)
  for (const { imports } of [...files.values(), ...fixed.values()])
    if (imports.delete(guest.name)) imports.add(home.name)
  home.imports.delete(home.name)
}

/** The files that take no modules and give none, such as entry points: shared files may import them, and they those. */
const fixedOf = (draft: OutputChunk[], files: Map<string, File>): Graph =>
  new Map(
    draft
      .filter(({ fileName }) => !files.has(fileName))
      .map(({ fileName, imports }) => [fileName, { imports: new Set(imports) }])
  )

/** A file with everything that it imports. */
function reach(files: Graph, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const one of files.get(name)?.imports ?? []) reach(files, one, seen)
  return seen
}

function filesOf(draft: OutputChunk[]): Map<string, File> {
  const loaded = loadedBy(draft)
  const entryModules = (some: OutputChunk[]) => new Set(some.map(({ facadeModuleId }) => facadeModuleId))
  const first = entryModules(draft.filter(({ isEntry }) => isEntry))
  const later = entryModules(draft.filter(({ isDynamicEntry }) => isDynamicEntry))
  const isShared = ({ isEntry, isDynamicEntry, moduleIds }: OutputChunk) =>
    !isEntry && !isDynamicEntry && !moduleIds.some((id) => later.has(id))
  return new Map(
    draft.filter(isShared).map(({ fileName: name, code, moduleIds, imports }) => {
      const users = new Set([...loaded].filter(([, files]) => files.has(name)).map(([entry]) => entry))
      const isEntry = moduleIds.some((id) => first.has(id))
      return [name, { name, bytes: code.length, modules: [...moduleIds], imports: new Set(imports), users, isEntry }]
    })
  )
}

/**
 * By entry point, the files that are loaded when it runs. For one that is loaded later, those that everyone who imports
 * it has loaded.
 */
function loadedBy(draft: OutputChunk[]): Map<string, Set<string>> {
  const files = new Map(draft.map(({ fileName, imports }) => [fileName, { imports: new Set(imports) }]))
  const own = (name: string) => reach(files, name)
  const namesOf = (some: OutputChunk[]) => some.map(({ fileName }) => fileName)
  const first = namesOf(draft.filter(({ isEntry }) => isEntry))
  const later = namesOf(draft.filter((one) => one.isDynamicEntry && !one.isEntry))
  const loaded = new Map(first.map((name) => [name, own(name)]))
  // entry points that are loaded later may import each other: start from all possible files and reduce
  for (const name of later) loaded.set(name, new Set(files.keys()))
  const rounds = later.flatMap(() => later)
  for (const name of rounds) loaded.set(name, new Set([...own(name), ...alwaysThere(draft, loaded, name)]))
  return loaded
}

/** What everyone has loaded who imports `entry`. */
function alwaysThere(draft: OutputChunk[], loaded: Map<string, Set<string>>, entry: string): string[] {
  const asking = draft.filter(({ dynamicImports }) => dynamicImports.includes(entry))
  const askers = [...loaded.values()].filter((files) => asking.some(({ fileName }) => files.has(fileName)))
  return [...(askers[0] ?? [])].filter((file) => askers.every((files) => files.has(file)))
}
