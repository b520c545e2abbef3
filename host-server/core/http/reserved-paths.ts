/** The first segments of the paths that the server answers itself. */
const reserved = new Set<string>()

const beginning = (path: string) => path.toLowerCase().split('/', 2).join('/')

/** Reserves a mounted path, so that redirects and the like cannot take it. */
export function reservePath(path: string): void {
  reserved.add(beginning(path))
}

export const isReserved = (path: string) => reserved.has(beginning(path))
