import type { AppContext } from '../tenancy/app-context.ts'

interface Outage {
  /** The kinds of jobs that have met it. */
  kinds: Set<string>
  tries: number
  /** When the server is tried again. */
  until: number
}

const FIRST_MS = 1000
/** Mails come no later than this after a server is back, however long it was away. */
const LONGEST_MS = 30_000

const pause = (tries: number) => Math.min(FIRST_MS * 2 ** tries, LONGEST_MS) * (0.75 + Math.random() / 4)

/** The servers that are away: their jobs wait together, and one at a time tries for all of them. */
class Outages {
  readonly #now: () => number
  readonly #outages = new Map<string, Outage>()

  constructor({ clock }: AppContext) {
    this.#now = () => clock.now().getTime()
  }

  /** The kinds that may run; and, of each server that may be tried again, those of which one job may. */
  divide(kinds: readonly string[]): { free: string[]; tries: { server: string; kinds: string[] }[] } {
    const outages = [...this.#outages]
    const tries = outages
      .filter(([, { until }]) => until <= this.#now())
      .map(([server, waiting]) => ({ server, kinds: kinds.filter((kind) => waiting.kinds.has(kind)) }))
    return { free: kinds.filter((kind) => !outages.some(([, waiting]) => waiting.kinds.has(kind))), tries }
  }

  /** Nobody else tries for a while. */
  noteTry(server: string): void {
    const outage = this.#outages.get(server)
    if (!outage) return
    outage.tries += 1
    outage.until = this.#now() + pause(outage.tries)
  }

  /** Returns the kinds that wait for the server. */
  begin(server: string, kind: string): string[] {
    const outage = this.#outages.get(server) ?? { kinds: new Set(), tries: 0, until: this.#now() + pause(0) }
    outage.kinds.add(kind)
    this.#outages.set(server, outage)
    return [...outage.kinds]
  }

  /** A job of this kind has got through, which wakes the others. */
  end(kind: string): void {
    for (const [server, { kinds }] of this.#outages) if (kinds.has(kind)) this.#outages.delete(server)
  }
}

const known = new WeakMap<AppContext, Outages>()

/** Those that this process has met. */
export function outagesOf(app: AppContext): Outages {
  const outages = known.get(app) ?? new Outages(app)
  known.set(app, outages)
  return outages
}
