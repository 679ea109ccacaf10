/**
 * The parts of a name in a contract, only ASCII letters and digits left: accents are dropped, other characters become
 * their code point, so that two different names seldom clash.
 */
export function words(text: string): string[] {
  const spelled = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/^\+(?=\d)/, 'plus ')
    .replace(/^-(?=\d)/, 'minus ')
    .replace(/[^\x20-\x7e]/gu, (character) => ` u${(character.codePointAt(0) ?? 0).toString(16)} `)
  return spelled.split(/[^A-Za-z\d]+/).filter((word) => word !== '')
}
