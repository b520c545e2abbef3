import { deflateSync } from 'node:zlib'

/** A text of any letters as PDF writes it. */
export const pdfText = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

/** The numbered objects of a PDF 1.7 (ISO 32000-1). */
export class PdfObjects {
  readonly #objects: (Buffer | undefined)[] = []

  /** A number for an object that follows later, as a reference. */
  reserve(): string {
    return `${this.#objects.push(undefined)} 0 R`
  }

  set(reference: string, content: string | Buffer): void {
    this.#objects[Number.parseInt(reference, 10) - 1] = Buffer.from(content)
  }

  add(content: string | Buffer): string {
    const reference = this.reserve()
    this.set(reference, content)
    return reference
  }

  /** Bytes with their entries, compressed. */
  stream(bytes: Uint8Array, entries = ''): string {
    return this.raw(deflateSync(bytes), `${entries} /Filter /FlateDecode`)
  }

  /** Bytes that are compressed already. */
  raw(bytes: Uint8Array, entries: string): string {
    const head = `<< ${entries} /Length ${bytes.length} >>\nstream\n`
    return this.add(Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]))
  }

  /** The file, with the catalog and the information about it. */
  file(root: string, info: string): Buffer {
    // a comment with high bytes tells transfers that the file is not text
    const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
    let length = parts[0]?.length ?? 0
    const offsets = this.#objects.map((content, at) => {
      const offset = length
      const part = Buffer.concat([
        Buffer.from(`${at + 1} 0 obj\n`),
        content ?? Buffer.from('null'),
        Buffer.from('\nendobj\n')
      ])
      parts.push(part)
      length += part.length
      return offset
    })
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
    const size = this.#objects.length + 1
    parts.push(
      Buffer.from(
        `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root ${root} /Info ${info} >>\nstartxref\n${length}\n%%EOF\n`
      )
    )
    return Buffer.concat(parts)
  }
}
