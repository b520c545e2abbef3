import { getModuleUsage } from '#contract/module-usage'
import { route } from '../../core/http/http.ts'
import { usageOf } from './module-usage.service.ts'

export const moduleUsage = [route(getModuleUsage, (call, { params }) => usageOf(call, params.module_name))]
