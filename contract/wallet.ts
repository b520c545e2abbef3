/** The public page that hands out an advisor's card (spec §3). */
export const walletPath = (alias: string) => `/wallet-card/${alias}`
