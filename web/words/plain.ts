/** Without case and accents: who looks for "schatze" finds "Schätze". */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
