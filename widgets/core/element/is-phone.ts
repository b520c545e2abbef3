/** Whether the device takes cards itself, so that a code for another one is of no use. An iPad has no wallet. */
export const isPhone = () => /iPhone|iPod|Android/.test(navigator.userAgent)
