/** A share, with a decimal where it is small. */
export const percentText = (tag: string, share: number) =>
  new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 }).format(share)
