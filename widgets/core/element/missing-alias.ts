const missed = new Set<unknown>()

/** Tells the page's developers which elements stay empty; visitors see what is inside the tag. */
export function warnOnce(origin: string, alias: unknown) {
  if (missed.has(alias)) return
  missed.add(alias)
  const name = CSS.escape(String(alias))
  const elements = document.querySelectorAll(`[alias="${name}"],[branch="${name}"]`)
  if (elements.length)
    console.warn(`${origin} has no public advisor or branch “${alias}”. Check the alias or branch of`, ...elements)
}
