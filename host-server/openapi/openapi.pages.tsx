import { ApiDocsPage, type ApiGroup } from '../../templates/api-docs.tsx'
import { routes } from '../api.ts'
import { baseUrl } from '../core/mail.ts'
import { page, show, siteOf } from '../core/page.ts'
import { accessInWords, openApi } from './openapi.ts'

type Operation = {
  tags: string[]
  requestBody?: object
  responses: object
  parameters: { name: string; in: string; required: boolean; schema: object }[]
}

const document = openApi(routes)

function groups(): ApiGroup[] {
  const paths = document('').paths as Record<string, Record<string, Operation>>
  const found = new Map<string, ApiGroup>()
  for (const { endpoint } of routes) {
    const { method, path, shape } = endpoint
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    if (!operation) continue
    const name = operation.tags[0] ?? 'api'
    const group = found.get(name) ?? { name, endpoints: [] }
    group.endpoints.push({
      method,
      path,
      summary: shape.summary,
      access: accessInWords(shape.access),
      parameters: operation.parameters,
      body: operation.requestBody,
      responses: operation.responses
    })
    found.set(name, group)
  }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}

/** The API for machines at `/api/openapi.json`, for people at `/api/docs`, both from the declared endpoints. */
export const openApiPages = [
  page('GET', '/api/openapi.json', ({ ctx, services, tenant }) => {
    ctx.set('Cache-Control', 'public, max-age=300')
    ctx.type = 'json'
    // as a text: what measures, compresses and hashes an answer would each write an object out anew
    ctx.body = JSON.stringify(document(baseUrl(services.config, tenant)))
  }),
  page('GET', '/api/docs', (call) =>
    show(call.ctx, <ApiDocsPage site={siteOf(call.tenant, call.locale, call.services.clock.now())} groups={groups()} />)
  )
]
