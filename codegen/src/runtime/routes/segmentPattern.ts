/**
 * A regular expression for a segment of a path template such as `{a}-{b}.json`, which matches in linear time: a value ends
 * at the first separator behind it. The first character of a value may be one.
 *
 * @param literal Writes the text between the parameters.
 * @param capture Puts each value in a group.
 */
export function segmentPattern(
  segment: string,
  literal: (text: string) => string,
  capture: (value: string) => string = (value) => value,
): string {
  const [before = '', ...literals] = segment.split(/\{[^}]*\}/).map(literal)
  return before + literals.map((text, index) => capture(valuePattern(text, index, literals)) + text).join('')
}

function valuePattern(separator: string, index: number, literals: readonly string[]): string {
  const isLast = index === literals.length - 1
  const isSingle = /^(?:\\?[^\\%]|\\x[\da-f]{2})$/.test(separator)
  return isLast || !isSingle ? '[^/]+?' : `[^/][^/${separator}]*`
}
