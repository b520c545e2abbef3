import * as contract from '#contract/content-menus'
import { route } from '../../core/http/http.ts'
import * as service from './content-menus.service.ts'

export const contentMenus = [
  route(contract.getContentMenus, (call) => service.open(call)),
  route(contract.putContentMenus, (call, { body }) => service.save(call, body.version, body.menus))
]
