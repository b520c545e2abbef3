import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    notified_devices: {
      /** The hash of the address at the service of the browser. */
      id: string
      user_uuid: string
      /** Of the last session on the device. */
      session_hash: string
      /** Encrypted: address and keys. */
      subscription: string
      /** The key of ours with which the browser subscribed. */
      server_key: string
      device: string
      chats: boolean
      requests: boolean
      appointments: boolean
      created_at: string
    }
  }
}

export const data = {
  notified_devices: {
    why: 'Devices on which staff have chosen to be notified.',
    seenBy: ['person'],
    until: 'Until it is turned off there, the person signs out, or the account ends.',
    columns: {
      id: 'none',
      user_uuid: 'none',
      session_hash: 'none',
      subscription: 'staff',
      server_key: 'none',
      device: 'staff',
      chats: 'none',
      requests: 'none',
      appointments: 'none',
      created_at: 'none'
    }
  }
} as const satisfies Partial<StoredData>
