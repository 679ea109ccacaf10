import { type JsonMember, jsonMembers, openBrace, openBracket, skipSpace } from './jsonText.ts'

/** Offsets of a part of a document. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** Looks JSON pointers up in a string of well-formed JSON, reading no more of it than it must. */
export function createJsonLocator(
  text: string,
): (tokens: readonly string[], at: 'key' | 'value') => TextRange {
  const root = skipSpace(text, 0)
  const known = new Map<number, ReadonlyMap<string, JsonMember>>()

  const isCollection = (start: number) =>
    text.charCodeAt(start) === openBrace || text.charCodeAt(start) === openBracket

  function membersOf(start: number): ReadonlyMap<string, JsonMember> {
    let members = known.get(start)
    if (members === undefined) {
      const found = new Map<string, JsonMember>()
      if (isCollection(start)) jsonMembers(text, start, (member) => found.set(member.key, member))
      members = found
      known.set(start, members)
    }
    return members
  }

  return (tokens, at) => {
    let node = root
    let range = { start: root, end: root + 1 }
    for (const [index, token] of tokens.entries()) {
      const member = membersOf(node).get(token)
      if (member === undefined) break
      const { keyStart, keyEnd, start, end } = member
      const isKey = at === 'key' && index === tokens.length - 1
      const isNamed = keyEnd > keyStart && (isKey || isCollection(start))
      if (isNamed) range = { start: keyStart, end: keyEnd }
      else range = { start, end: isCollection(start) ? start + 1 : end }
      node = start
    }
    return range
  }
}
