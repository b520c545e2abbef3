/** The first that the header names: most browsers also name those that they want to be taken for. */
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari']
]

const SYSTEMS: typeof BROWSERS = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux']
]

const named = (list: typeof BROWSERS, agent: string) => list.find(([pattern]) => pattern.test(agent))?.[1]

/** Browser and system of a `User-Agent`, such as `Firefox, Windows`; empty if neither is known. */
export const deviceOf = (agent: string): string =>
  [named(BROWSERS, agent), named(SYSTEMS, agent)].filter(Boolean).join(', ')
