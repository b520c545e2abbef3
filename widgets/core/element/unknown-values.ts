type Part = Record<string, unknown> | undefined

const told = new Set<string>()

const having = (name: string, value: unknown) => `[${CSS.escape(name)}="${CSS.escape(String(value))}"]`

/** Where a refused read's values stand on the page, and what is wrong with them. */
function faultOf(status: number, params: Part, query: Part = {}) {
  const alias = params?.alias
  if (status === 404) {
    const text = `has no public advisor or branch “${alias}”. Check the alias or branch of`
    return { selector: `${having('alias', alias)},${having('branch', alias)}`, text }
  }
  const attributes = Object.entries(query)
  const text = `does not accept ${attributes.map(([name, value]) => `${name}="${value}"`).join(' ')}. Check the attributes of`
  return { selector: attributes.map(([name, value]) => having(name, value)).join(''), text }
}

/** Tells the page's developers which elements stay empty; visitors see what is inside the tag. */
export function warnOnce(origin: string, status: number, { params, query }: Record<string, Part>) {
  const { selector, text } = faultOf(status, params, query)
  if (!selector || told.has(selector)) return
  told.add(selector)
  const elements = document.querySelectorAll(selector)
  if (elements.length) console.warn(`${origin} ${text}`, ...elements)
}
