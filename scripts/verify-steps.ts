import type { Step } from './steps.ts'

/** Checks that take seconds; `npm run check` runs these alone. The compiler is the native one, TypeScript 7. */
export const QUICK_STEPS: readonly Step[] = [
  ['types', 'node node_modules/typescript-7/bin/tsc --noEmit'],
  ['walls', 'depcruise --config .dependency-cruiser.mjs contract widgets host-server templates migrations'],
  ['lint', 'biome lint .'],
  ['format', 'biome format .'],
  ['accessibility lint', 'oxlint'],
  ['generated registries', 'tsx scripts/registries.ts --check']
]

export const SLOW_STEPS: readonly Step[] = [
  ['unused code', 'knip'],
  ['table of tags in docs/embed.md', 'tsx scripts/embed-table.ts --check'],
  ['tables of docs/data-protection.md', 'tsx scripts/data-protection.ts --check']
]

export const BUILD: Step = ['build', 'tsx scripts/build.ts']

/** Checks of the build's output. */
export const BUILT_STEPS: readonly Step[] = [
  ['bundle budgets', 'tsx scripts/budgets.ts'],
  ['package for applications', 'publint --strict dist/lib']
]
