import { getBookability } from '#contract/bookability'
import { route } from '../../core/http/http.ts'
import * as service from './bookability.service.ts'

export const bookability = [route(getBookability, (call) => service.read(call))]
