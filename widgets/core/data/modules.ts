import { getModules, type Modules } from '#contract/modules'
import { caller } from '../element/api.ts'
import { once } from '../element/loads.ts'

/** One request for all elements of a page. */
export const loadModules = (origin: string): Promise<Modules> =>
  once(`modules ${origin}`, () => caller(origin)(getModules, {}))

export const isModuleOn = (modules: Modules | undefined, name: Modules[number]['module_name']): boolean =>
  Boolean(modules?.some((one) => one.module_name === name && one.effective_state))
