/** What a page says of its characters, at its beginning. */
const charsetIn = (text: string) => /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(text)?.[1]
const LOOKED_AT = 2048

function decoder(label: string | undefined): TextDecoder {
  try {
    return new TextDecoder(label ?? 'utf-8')
  } catch {
    return new TextDecoder()
  }
}

/** A page's bytes as text, by what the answer or the page says of its characters; UTF-8 without either. */
export function textOf(bytes: Uint8Array, contentType: string): string {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, LOOKED_AT))
  const label = /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1] ?? charsetIn(beginning)
  return decoder(label).decode(bytes)
}
