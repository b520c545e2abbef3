/** The public page that hands out an advisor's card (spec §3). */
export const walletPath = (alias: string) => `/wallet-card/${alias}`

/** The same page for a user's own card, by a key of theirs. */
export const ownCardPath = (alias: string, key: string) => `${walletPath(alias)}?own=${key}`
