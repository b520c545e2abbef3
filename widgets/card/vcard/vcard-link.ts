import { vCardPath } from '#contract/vcard'
import type { Host } from '../../core/element/host.ts'

/** Reports the server's error to the page by event (spec §8); an uncaught error would look like the page's own. */
export async function emitError({ emit }: Host, reason: 'load' | 'log', failure: unknown) {
  const said = failure instanceof Response ? await failure.json().catch(() => undefined) : undefined
  emit('error', { reason, ...(said?.message && { message: said.message }) })
}

/**
 * A link to the file, counted unless the page prevents it. The file is served rather than generated here: iOS only
 * stores files made by script; the server names the file.
 */
export const vCardLink = (host: Host, alias: string) => ({
  href: `${host.origin}${vCardPath(alias)}`,
  rel: 'nofollow',
  onClick() {
    if (!host.emit('contact', { channel: 'vcard' })) return
    host
      .log({ action: 'v_card_downloaded', data: { advisorAlias: alias } })
      .catch((failure) => emitError(host, 'log', failure))
  }
})
