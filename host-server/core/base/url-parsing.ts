/**
 * `URL.canParse` of Node 20 and 22 returns false for any text beyond ASCII once it is optimized, some thousand calls
 * after the start; an address with an umlaut would be refused from then on. Imported before addresses are checked.
 */
URL.canParse = (text, base) => {
  try {
    return Boolean(new URL(text, base))
  } catch {
    return false
  }
}
