import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Knex } from 'knex'
import Provider, { type Configuration } from 'oidc-provider'
import type { Claims } from '../claims.ts'

export const CLIENT = { client_id: 'advisor-widgets', client_secret: 'a secret for tests alone, of forty letters' }

/** Sets the base URL in the tenant, since the environment cannot know a port that is picked at random. */
export const configureIssuer = (knex: Knex, base_url: string) => knex('tenants').update({ base_url })

const listen = (server: Server, port: number) =>
  new Promise<number>((done) => server.listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port)))

/** A real OpenID Connect provider on this machine, with users defined by the tests. */
export class SignInService {
  /** Claims by login name. */
  readonly people = new Map<string, Claims>()
  #server: Server
  readonly port: number
  #answer: ReturnType<Provider['callback']> | undefined

  private constructor(server: Server, port: number) {
    this.#server = server
    this.port = port
    server.on('request', (request, response) => void this.#answer?.(request, response))
  }

  static async open(): Promise<SignInService> {
    const server = createServer()
    return new SignInService(server, await listen(server, 0))
  }

  get host(): string {
    return `127.0.0.1:${this.port}`
  }

  get issuer(): string {
    return `http://${this.host}`
  }

  /** Registers the sites as clients. */
  serve(origins: readonly string[], more: Configuration = {}): void {
    const provider = new Provider(this.issuer, {
      clients: [
        {
          ...CLIENT,
          redirect_uris: origins.map((origin) => `${origin}/account/openid/callback`),
          post_logout_redirect_uris: origins.map((origin) => `${origin}/account/openid/logged-out`)
        }
      ],
      scopes: ['openid', 'email', 'profile', 'roles'],
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['name', 'given_name', 'family_name'],
        roles: ['roles', 'realm_access', 'groups', 'hasgroups', '_claim_names', '_claim_sources']
      },
      findAccount: (_ctx, sub) => {
        const claims = this.people.get(sub)
        return claims && { accountId: sub, claims: () => ({ sub, ...claims }) }
      },
      cookies: { keys: ['a key for tests'] },
      ...more
    })
    this.#answer = provider.callback()
  }

  /** Stops answering. */
  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  /** Answers again at the same address. */
  async reopen(): Promise<void> {
    await listen(this.#server, this.port)
  }
}
