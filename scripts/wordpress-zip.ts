import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Zippable, zipSync } from 'fflate'
import { glob } from 'tinyglobby'
import pkg from '../package.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '..')
const plugin = join(root, 'integrations/wordpress')

/** The same for all builds of a release, so that nothing in it changes by itself. */
const WRITTEN = new Date(2026, 0, 1)

/** The plugin for WordPress as a file to upload, beside the files of the same release. */
export async function zipWordpress(cdn: string): Promise<void> {
  const own = (await glob('advisor-widgets/**', { cwd: plugin })).toSorted()
  const sources = [...own.map((file) => [file, join(plugin, file)]), ['advisor-widgets/LICENSE', join(root, 'LICENSE')]]
  const content: Zippable = {}
  for (const [name = '', path = ''] of sources) content[name] = [await readFile(path), { mtime: WRITTEN }]
  await writeFile(join(cdn, `advisor-widgets-wordpress-${pkg.version}.zip`), zipSync(content))
}
