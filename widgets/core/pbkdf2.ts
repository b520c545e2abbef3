import type { DeriveKeyFunction } from 'altcha-lib/types'

/** The first bits after the point of a root of the first primes: SHA-256's constants. */
function constants(count: number, root: number): Int32Array {
  const found = new Int32Array(count)
  for (let candidate = 2, index = 0; index < count; candidate += 1) {
    let divisor = 2
    while (divisor * divisor <= candidate && candidate % divisor) divisor += 1
    if (divisor * divisor <= candidate) continue
    found[index] = (candidate ** (1 / root) * 2 ** 32) | 0
    index += 1
  }
  return found
}

const START = constants(8, 2)
const ROUND = constants(64, 3)
const words = new Int32Array(64)
const at = (list: Int32Array, index: number) => list[index] as number
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** One block of 16 words into a state of 8 (FIPS 180-4); written for speed, as it runs millions of times. */
function compress(state: Int32Array, block: Int32Array, into: Int32Array = new Int32Array(8)): Int32Array {
  words.set(block)
  for (let index = 16; index < 64; index += 1) {
    const x = at(words, index - 15)
    const y = at(words, index - 2)
    const small = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
    const large = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
    words[index] = at(words, index - 16) + small + at(words, index - 7) + large
  }
  let [a, b, c, d] = [at(state, 0), at(state, 1), at(state, 2), at(state, 3)]
  let [e, f, g, h] = [at(state, 4), at(state, 5), at(state, 6), at(state, 7)]
  for (let index = 0; index < 64; index += 1) {
    const first =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUND, index) + at(words, index)
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  into[0] = at(state, 0) + a
  into[1] = at(state, 1) + b
  into[2] = at(state, 2) + c
  into[3] = at(state, 3) + d
  into[4] = at(state, 4) + e
  into[5] = at(state, 5) + f
  into[6] = at(state, 6) + g
  into[7] = at(state, 7) + h
  return into
}

/** Bytes as the 16 words of a block. */
function block(bytes: Uint8Array): Int32Array {
  const view = new DataView(new ArrayBuffer(64))
  new Uint8Array(view.buffer).set(bytes)
  return Int32Array.from({ length: 16 }, (_, index) => view.getInt32(index * 4))
}

/** The last block of a message whose first one was the padded key. */
function last(message: Uint8Array): Int32Array {
  const filled = block(Uint8Array.of(...message, 0x80))
  filled[15] = (64 + message.length) * 8
  return filled
}

/** PBKDF2 with SHA-256 for pages without https, where browsers withhold WebCrypto. Keys and salts are the puzzle's short ones. */
export const deriveKey: DeriveKeyFunction = async ({ cost }, salt, password) => {
  const key = block(password)
  const inner = compress(
    START,
    key.map((word) => word ^ 0x36363636)
  )
  const outer = compress(
    START,
    key.map((word) => word ^ 0x5c5c5c5c)
  )
  const hash = last(new Uint8Array(32))
  const digest = hash.subarray(0, 8)
  compress(inner, last(Uint8Array.of(...salt, 0, 0, 0, 1)), digest)
  compress(outer, hash, digest)
  const result = digest.slice()
  for (let round = 1; round < cost; round += 1) {
    compress(inner, hash, digest)
    compress(outer, hash, digest)
    for (let index = 0; index < 8; index += 1) result[index] = at(result, index) ^ at(digest, index)
  }
  // whoever types goes first
  await new Promise((resolve) => setTimeout(resolve))
  const view = new DataView(new ArrayBuffer(32))
  result.forEach((word, index) => {
    view.setInt32(index * 4, word)
  })
  return { derivedKey: new Uint8Array(view.buffer) }
}
