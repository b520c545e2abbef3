/** The result of one check; for all but `ok` with what to do about it. */
export type Finding =
  | { about: string; state: 'ok'; found: string }
  | { about: string; state: 'warning' | 'fault'; found: string; todo: string }

export const ok = (about: string, found: string): Finding => ({ about, state: 'ok', found })
export const warning = (about: string, found: string, todo: string): Finding => ({
  about,
  state: 'warning',
  found,
  todo
})
export const fault = (about: string, found: string, todo: string) => ({ about, state: 'fault' as const, found, todo })

/** Redacts secrets and passwords, also inside a driver's error message. */
export function withoutSecrets(text: string, environment: NodeJS.ProcessEnv): string {
  const {
    DATABASE_URL = '',
    DATABASE_DIRECT_URL = '',
    SMTP_URL = '',
    SESSION_SECRET = '',
    DEMO_PASSWORD = '',
    APPLE_PASS_KEY_PASSPHRASE = ''
  } = environment
  const passwords = [DATABASE_URL, DATABASE_DIRECT_URL, SMTP_URL].flatMap((url) => {
    const password = /^\w+:\/\/[^:@/]*:(.*)@/.exec(url)?.[1]
    return password ? [password, decode(password)] : []
  })
  const secrets = [...passwords, SESSION_SECRET, DEMO_PASSWORD, APPLE_PASS_KEY_PASSPHRASE].filter(Boolean)
  return secrets.reduce((clean, secret) => clean.replaceAll(secret, '***'), text)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const messageOf = (failure: unknown): string => {
  const { message, code } = failure as { message?: string; code?: string }
  return message || code || String(failure)
}
