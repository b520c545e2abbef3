import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { bundleInMemory } from './bundle.ts'
import { compat } from './plugins.ts'

/** Browsers load no modules from the file system, as Storybook needs; a module within the page is none of them. */
const pageWith = (script: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Playground – Advisor Widgets</title>
<link rel="icon" href="data:,">
<style>body { margin: 0 }</style>
</head>
<body>
<script type="module">
${script.replaceAll('</script', '<\\/script')}
</script>
</body>
</html>
`

/** The playground of the stories as one file, which opens without a server. */
export async function writePlayground(file: string) {
  const script = await bundleInMemory('./.storybook/playground-page.tsx', compat)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, pageWith(script))
}
