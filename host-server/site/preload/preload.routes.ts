import { getPreload } from '#contract/preload'
import { route } from '../../core/http/http.ts'
import { preloadOf } from './preload.service.ts'

export const preload = [route(getPreload, (call, { query }, read) => preloadOf(call, query, read))]
