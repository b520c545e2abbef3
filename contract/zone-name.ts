/** A time zone's name as people say it: CLDR's names for British time are not used there. */
export const spoken = (name: string) =>
  name.replace('United Kingdom Time', 'UK time').replace('Vereinigtes Königreich (Ortszeit)', 'britische Zeit')
