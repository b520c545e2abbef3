/** Small letters without accents, alike on every database: "Übelhör" is found by "ubelhor". */
export const searchWords = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').replaceAll('ß', 'ss')
