// `react` for downshift, which looks for a hook by `in` and so needs the module as an object (see `scripts/plugins.ts`).
export * from './preact-slim.ts'
