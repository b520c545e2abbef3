/** A branch's name for customers; only staff see the internal one. */
export const publicName = ({ public_name, name }: { public_name: string | null; name: string }) => public_name || name
