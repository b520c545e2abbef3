/** A generated portrait. */
export const PORTRAIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><rect width="56" height="56" fill="#cfe3dc"/><circle cx="28" cy="22" r="10" fill="#0b5d4e"/><path d="M8 56a20 20 0 0 1 40 0z" fill="#0b5d4e"/></svg>'
)}`
