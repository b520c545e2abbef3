import type { Knex } from 'knex'
import type { Page } from 'playwright-core'

/** Gives an account the role of a content manager. */
export async function letManageContent(knex: Knex, email_address: string) {
  const { tenant_id, uuid } = await knex('users').where({ email_address }).first('tenant_id', 'uuid')
  await knex('user_roles').insert({ tenant_id, user_uuid: uuid, role: 'content-manager' })
}

/** Writes content by the API as the user who is signed in on a page. */
export function contentWriter({ host, page }: { host: string; page: Page }) {
  const ask = async (method: string, path: string, data?: unknown) => {
    const answer = await page.request.fetch(`${host}/api/v1${path}`, { method, data, headers: { origin: host } })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return answer.status() === 204 ? undefined : answer.json()
  }
  return {
    ask,
    /** Adds a page; returns its key. */
    async add(path: string, title: string, isPublic = true): Promise<string> {
      const { uuid } = await ask('POST', '/content-pages', { title, path, language: 'de' })
      const now = { version: 1, publish_at: null, withdraw_at: null }
      if (isPublic) await ask('PUT', `/content-pages/${uuid}/publication`, now)
      return uuid
    }
  }
}
