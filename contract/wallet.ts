/** The public page that offers an advisor's wallet card (spec §3). */
export const walletPath = (alias: string) => `/wallet-card/${alias}`

/** The same page for a user's own card, with a personal key. */
export const ownCardPath = (alias: string, key: string) => `${walletPath(alias)}?own=${key}`
