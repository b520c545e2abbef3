import { ApiDocsPage, type ApiGroup } from '../../../templates/api-docs.tsx'
import type { Route } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { type Page, show, siteOf, staffPage } from '../../core/pages/page.ts'
import { describedRefusals } from './openapi.responses.ts'
import { accessOf, openApi } from './openapi.ts'

type Operation = {
  tags: string[]
  requestBody?: object
  responses: object
  parameters: { name: string; in: string; required: boolean; schema: object }[]
}

async function groupsOf(routes: readonly Route[], document: ReturnType<typeof openApi>): Promise<ApiGroup[]> {
  const paths = (await document('')).paths as Record<string, Record<string, Operation>>
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
      access: accessOf(endpoint),
      parameters: operation.parameters,
      body: operation.requestBody,
      responses: { ...operation.responses, ...describedRefusals(operation.responses) }
    })
    found.set(name, group)
  }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}

/** The API for machines at `/api/openapi.json`, for people at `/api/docs`, both from the declared endpoints. */
export function openApiPages(routes: readonly Route[]): Page[] {
  const document = openApi(routes)
  let groups: Promise<ApiGroup[]> | undefined
  return [
    staffPage('GET', '/api/openapi.json', async ({ ctx, app, tenant }) => {
      ctx.set('Cache-Control', 'public, max-age=300')
      ctx.type = 'json'
      // as text: compression, hashing and Content-Length would each serialise an object again
      ctx.body = JSON.stringify(await document(baseUrl(app.config, tenant)))
    }),
    staffPage('GET', '/api/docs', async (call) => {
      groups ??= groupsOf(routes, document)
      const site = siteOf(call.tenant, call.locale, call.app.clock.now())
      show(call.ctx, <ApiDocsPage site={site} groups={await groups} />)
    })
  ]
}
