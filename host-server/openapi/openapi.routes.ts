import type Router from '@koa/router'
import type { Route } from '../core/http.ts'

export function openApi(_router: Router, _routes: readonly Route[]) {}
