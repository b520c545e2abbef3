/** How the addresses begin that the host answers itself, as far as the first slash. */
const taken = new Set<string>()

const beginning = (path: string) => path.toLowerCase().split('/', 2).join('/')

/** Mounted paths are reserved here, so that redirects and the like cannot claim them. */
export function reservePath(path: string): void {
  taken.add(beginning(path))
}

export const isTaken = (path: string) => taken.has(beginning(path))
