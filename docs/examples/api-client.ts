import createClient from 'openapi-fetch'
// npx openapi-typescript https://HOST/api/openapi.json -o schema.d.ts
import type { paths } from './schema.d.ts'

interface Customer {
  first_name: string
  last_name: string
  email: string
}

/** A program that books for customers, with a token of the scopes `online-appointments:read` and `:write`. */
export function bookings(host: string, token: string) {
  const api = createClient<paths>({ baseUrl: host, headers: { authorization: `Bearer ${token}` } })
  return {
    /** The first free time of an advisor between two days, `YYYY-MM-DD`. */
    async firstTime(alias: string, topic: string, from: string, to: string) {
      const query = { topic, type: 'online', from, to } as const
      const { data, error } = await api.GET('/api/v1/advisors/{alias}/availability', {
        params: { path: { alias }, query }
      })
      if (!data) throw new Error(error.message)
      return Object.values(data.days).flat()[0]
    },

    /** The key makes a repetition harmless: the answer to the first attempt is sent again. */
    async book(alias: string, topic: string, starts_at: string, customer: Customer, key: string) {
      const { data, error } = await api.POST('/api/v1/advisors/{alias}/customer-appointments', {
        params: { path: { alias }, header: { 'idempotency-key': key } },
        body: { topic, type: 'online', starts_at, ...customer }
      })
      if (!data) throw new Error(error.message)
      return data.uuid
    },

    async find(alias: string, uuid: string) {
      const { data, error } = await api.GET('/api/v1/advisors/{alias}/appointments/{uuid}', {
        params: { path: { alias, uuid } }
      })
      if (!data) throw new Error(error.message)
      return data
    }
  }
}
