/** A code, and below it the logo. */
export interface Sheet {
  /** Dark squares of the code: the left edge, the top and the width of each run of them, in modules. */
  runs: readonly (readonly [x: number, y: number, width: number])[]
  /** The size of a module. */
  module: number
  height: number
  logo?: { image: HTMLImageElement; x: number; y: number; width: number; height: number } | undefined
}
