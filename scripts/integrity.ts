import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import pkg from '../package.json' with { type: 'json' }

const sha384 = (content: Buffer) => createHash('sha384').update(content).digest()

/** `embed-0.1.0-3fa9c01b.js`: the loader under a name whose content never changes, for pages that pin it. */
export async function nameVersion(cdn: string) {
  const content = await readFile(join(cdn, 'embed.js'))
  const hash = sha384(content).toString('hex').slice(0, 8)
  await writeFile(join(cdn, `embed-${pkg.version}-${hash}.js`), content)
}

/**
 * `integrity.json`: the value of the `integrity` attribute for every script by its path, the name of the pinned loader,
 * and the scripts of each tag.
 */
export async function writeIntegrity(cdn: string, tags: Readonly<Record<string, readonly string[]>>) {
  const files = (await glob('**/*.js', { cwd: cdn })).toSorted()
  const entries = files.map(async (file) => {
    return [`/cdn/${file}`, `sha384-${sha384(await readFile(join(cdn, file))).toString('base64')}`]
  })
  const embed = files.find((file) => file.startsWith('embed-'))
  const content = {
    version: pkg.version,
    embed: `/cdn/${embed}`,
    tags,
    integrity: Object.fromEntries(await Promise.all(entries))
  }
  await writeFile(join(cdn, 'integrity.json'), `${JSON.stringify(content, null, 2)}\n`)
}
