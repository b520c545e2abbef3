import { spawnSync } from 'node:child_process'

const STEPS: [string, string][] = [
  ['format', 'biome format .'],
  ['lint', 'biome lint .'],
  ['accessibility lint', 'oxlint'],
  ["README's table of tags", 'tsx scripts/readme-table.ts --check'],
  ['types', 'tsc --noEmit'],
  ['unused code', 'knip'],
  ['build', 'tsx scripts/build.ts'],
  ['bundle budgets', 'tsx scripts/budgets.ts'],
  ['package for applications', 'publint --strict dist/lib']
]

/** Every check that needs no server, each named, all of them run; any failure fails the whole. */
const failed = STEPS.filter(([name, command]) => {
  console.log(`\n▸ ${name}`)
  return spawnSync(`npx --no-install ${command}`, { shell: true, stdio: 'inherit' }).status !== 0
})
console.log(failed.length ? `\nFailed: ${failed.map(([name]) => name).join(', ')}` : '\nAll checks passed.')
process.exitCode = failed.length ? 1 : 0
