/** Lower case without accents, the same on every database: "Übelhör" is found by "ubelhor". */
export const searchWords = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').replaceAll('ß', 'ss')
