import type { Call } from '../../core/http/http.ts'
import { metaOf } from '../../core/pages/meta-tags.ts'
import type { Branch } from './branches.repository.ts'
import { publicName } from './public-name.service.ts'

type Named = Pick<Branch, 'name' | 'public_name' | 'city'>

/** The metadata of a branch for search engines and link previews. */
export function metaFor({ city, ...branch }: Named, call: Pick<Call, 'tenant' | 't'>) {
  const name = publicName(branch)
  return metaOf(call, {
    controller: 'organizations',
    placeholders: { NAME: name, BRANCH: name },
    plain: { title: name, description: call.t('branches.description', { name, city }) }
  })
}
