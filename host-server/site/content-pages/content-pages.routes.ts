import * as contract from '#contract/content-pages'
import { route } from '../../core/http/http.ts'
import { choices } from './choices.service.ts'
import * as service from './content-pages.service.ts'
import { store } from './pictures.service.ts'
import * as publication from './publication.service.ts'

export const contentPages = [
  route(contract.getContentPages, (call) => service.list(call)),
  route(contract.postContentPage, (call, { body }) => service.create(call, body)),
  route(contract.getContentPageChoices, (call) => choices(call)),
  route(contract.getContentPage, (call, { params }) => service.open(call, params.uuid)),
  route(contract.putContentPage, (call, { params, body }) =>
    service.save(call, params.uuid, body.version, body.content)
  ),
  route(contract.deleteContentPage, (call, { params }) => service.remove(call, params.uuid)),
  route(contract.putContentPagePath, (call, { params, body }) => service.move(call, params.uuid, body.path)),
  route(contract.putPublication, (call, { params, body }) => publication.publish(call, params.uuid, body)),
  route(contract.deletePublication, (call, { params }) => publication.withdraw(call, params.uuid)),
  route(contract.putStartPage, (call, { params, body }) => service.setStart(call, params.uuid, body.is_start)),
  route(contract.getContentVersions, (call, { params }) => service.versions(call, params.uuid)),
  route(contract.postRestoration, (call, { params, body }) => service.restore(call, params.uuid, body.version)),
  route(contract.postCopy, (call, { params, body }) => service.copy(call, params.uuid, body.path)),
  route(contract.postPagePicture, (call, { params }) => store(call, params.uuid))
]
