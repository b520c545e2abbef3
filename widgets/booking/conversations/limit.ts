/** For how many minutes a limit lasts. */
export const minutesOf = ({ headers }: Response) => Math.max(1, Math.ceil(Number(headers.get('retry-after')) / 60))
