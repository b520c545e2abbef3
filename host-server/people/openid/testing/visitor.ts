/** A minimal browser at the sign-in service: follows redirects, keeps cookies, and fills in forms. */
export class Visitor {
  readonly #cookies = new Map<string, string>()

  /** The cookies set so far. */
  get headers(): Record<string, string> {
    return { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  }

  async #ask(url: string, form?: Record<string, string>): Promise<Response> {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: this.headers,
      ...(form && { method: 'POST', body: new URLSearchParams(form) })
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
      if (value) this.#cookies.set(name, value)
      else this.#cookies.delete(name)
    }
    return answer
  }

  /** Follows the service from a URL to the first redirect elsewhere, logging in as `login`. */
  async through(start: string, login: string): Promise<URL> {
    const { origin } = new URL(start)
    let answer = await this.#ask(start)
    for (let turn = 0; turn < 20; turn += 1) {
      const location = answer.headers.get('location')
      if (location) {
        const next = new URL(location, answer.url)
        if (next.origin !== origin) return next
        answer = await this.#ask(next.href)
      } else answer = await this.#fillIn(answer, login)
    }
    throw new Error('the sign-in service leads on and on')
  }

  async #fillIn(answer: Response, login: string): Promise<Response> {
    const page = await answer.text()
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1]
    if (!action) throw new Error(`no form: ${page.slice(0, 2000)}`)
    const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
    const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
    return this.#ask(new URL(action, answer.url).href, { ...fields, login, password: 'any', logout: 'yes' })
  }
}
