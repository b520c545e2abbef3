import type { ModuleUsage } from '../module-usage.ts'

export const exampleModuleUsage: ModuleUsage = { uses: 1204, cards: 38, pages: null, embeds: 2 }
