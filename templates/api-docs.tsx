import { Layout } from './layout.tsx'
import type { Site } from './site.ts'

export interface ApiEndpoint {
  method: string
  path: string
  summary: string
  access: string
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  body?: object | undefined
  responses: object
}

export interface ApiGroup {
  name: string
  endpoints: ApiEndpoint[]
}

const Json = ({ label, value }: { label: string; value: object }) => (
  <details>
    <summary>{label}</summary>
    <pre>{JSON.stringify(value, null, 2)}</pre>
  </details>
)

const Parameters = ({ list }: { list: ApiEndpoint['parameters'] }) => (
  <ul className="api-parameters">
    {list.map(({ name, in: where, required, schema }) => (
      <li key={name}>
        <code>{name}</code> in {where}
        {required ? ', required' : ''}: <code>{JSON.stringify(schema)}</code>
      </li>
    ))}
  </ul>
)

const Endpoint = ({ endpoint }: { endpoint: ApiEndpoint }) => (
  <article className="card stack api-endpoint">
    <h3>
      <span className={`api-method ${endpoint.method.toLowerCase()}`}>{endpoint.method}</span>{' '}
      <code>{endpoint.path}</code>
    </h3>
    <p>{endpoint.summary}</p>
    <p className="muted">Access: {endpoint.access}.</p>
    {endpoint.parameters.length > 0 && <Parameters list={endpoint.parameters} />}
    {endpoint.body && <Json label="Body" value={endpoint.body} />}
    <Json label="Answers" value={endpoint.responses} />
  </article>
)

/** The API documentation for people; plain markup, so that it can be read, searched and printed without script. */
export const ApiDocsPage = ({ site, groups }: { site: Site; groups: ApiGroup[] }) => (
  <Layout site={site} title="API">
    <div className="stack api-docs" lang="en">
      <h1>API</h1>
      <p>
        Every call of the widgets, the app and the embeds. For machines: <a href="/api/openapi.json">openapi.json</a>.
      </p>
      <nav aria-label="Resources">
        <ul className="api-resources">
          {groups.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ name, endpoints }) => (
        <section key={name} className="stack" aria-labelledby={name}>
          <h2 id={name}>{name}</h2>
          {endpoints.map((endpoint) => (
            <Endpoint key={endpoint.method + endpoint.path} endpoint={endpoint} />
          ))}
        </section>
      ))}
    </div>
  </Layout>
)
