import { getScim } from '#contract/scim'
import { route } from '../../core/http/http.ts'
import { overview } from './scim.overview.service.ts'

export const scim = [route(getScim, overview)]
