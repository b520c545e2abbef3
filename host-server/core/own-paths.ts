/** How the addresses begin that the host answers itself, as far as the first slash. */
const taken = new Set<string>()

const beginning = (path: string) => path.toLowerCase().split('/', 2).join('/')

/** Whoever mounts an address says so here, so that nothing else is promised below it. */
export function takePath(path: string): void {
  taken.add(beginning(path))
}

export const isTaken = (path: string) => taken.has(beginning(path))
