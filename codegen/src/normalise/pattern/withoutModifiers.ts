import type { AST } from '@eslint-community/regexpp'

interface Flags {
  readonly ignoreCase: boolean
  readonly dotAll: boolean
  readonly multiline: boolean
}

class Unsupported extends Error {}

/** Sets with more characters than this are not written out in both cases. */
const longestRange = 2_000

/**
 * Writes a parsed pattern without modifiers, which only new engines know: `(?i:ab)` → `(?:[Aa][Bb])`. A pattern without
 * any is returned as it is.
 */
export function withoutModifiers(pattern: AST.Pattern): string | { readonly problem: string } {
  try {
    return written(pattern, { ignoreCase: false, dotAll: false, multiline: false })
  } catch (error) {
    if (error instanceof Unsupported) return { problem: error.message }
    throw error
  }
}

function written(node: AST.Node, flags: Flags): string {
  switch (node.type) {
    case 'Pattern':
      return alternatives(node, flags)
    case 'Alternative':
      return node.elements.map((element) => written(element, flags)).join('')
    case 'Group':
      return `(?:${alternatives(node, withModifiers(flags, node.modifiers))})`
    case 'CapturingGroup':
      return `(${node.name === null ? '' : `?<${node.name}>`}${alternatives(node, flags)})`
    case 'Quantifier':
      return written(node.element, flags) + node.raw.slice(node.element.raw.length)
    case 'Assertion':
      return assertion(node, flags)
    case 'CharacterClass':
      return `[${node.negate ? '^' : ''}${node.elements.map((element) => classElement(element, flags)).join('')}]`
    case 'CharacterSet':
      return characterSet(node, flags)
    case 'Character':
      return character(node, flags)
    case 'Backreference':
      if (flags.ignoreCase) throw new Unsupported(`${node.raw} cannot ignore case`)
      return node.raw
    default:
      return node.raw
  }
}

function alternatives(node: { readonly alternatives: readonly AST.Alternative[] }, flags: Flags): string {
  return node.alternatives.map((alternative) => written(alternative, flags)).join('|')
}

function withModifiers(flags: Flags, modifiers: AST.Modifiers | null): Flags {
  if (modifiers === null) return flags
  const { add, remove } = modifiers
  const isSet = (name: keyof Flags) => (flags[name] || add[name]) && remove?.[name] !== true
  return { ignoreCase: isSet('ignoreCase'), dotAll: isSet('dotAll'), multiline: isSet('multiline') }
}

function assertion(node: AST.Assertion, flags: Flags): string {
  if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
    const sign = `${node.kind === 'lookbehind' ? '<' : ''}${node.negate ? '!' : '='}`
    return `(?${sign}${alternatives(node, flags)})`
  }
  if (!flags.multiline) return node.raw
  if (node.kind === 'start') return '(?<![^\\n\\r\\u2028\\u2029])'
  return node.kind === 'end' ? '(?![^\\n\\r\\u2028\\u2029])' : node.raw
}

function characterSet(node: AST.CharacterSet, flags: Flags): string {
  if (node.kind === 'any') return flags.dotAll ? '[^]' : node.raw
  if (
    node.kind === 'property' &&
    flags.ignoreCase &&
    /^(?:L[ult]|Lower|Upper|Title)/i.test(propertyName(node))
  ) {
    throw new Unsupported(`${node.raw} cannot ignore case`)
  }
  return node.raw
}

function propertyName(node: AST.CharacterSet): string {
  return 'key' in node ? (node.value ?? node.key) : ''
}

function character({ raw, value }: AST.Character, { ignoreCase }: Flags): string {
  const others = ignoreCase ? otherCases(value) : []
  return others.length === 0 ? raw : `[${raw}${others.join('')}]`
}

function classElement(node: AST.CharacterClassElement, flags: Flags): string {
  if (node.type === 'Character') return node.raw + (flags.ignoreCase ? otherCases(node.value).join('') : '')
  if (node.type === 'CharacterSet') return characterSet(node, flags)
  if (node.type !== 'CharacterClassRange' || !flags.ignoreCase) return node.raw
  return node.raw + otherCasesOfRange(node)
}

function otherCasesOfRange({ raw, min, max }: AST.CharacterClassRange): string {
  const letters = overlap(min.value, max.value)
  // Beyond ASCII each character has its own distance to the other case.
  const first = Math.max(min.value, 128)
  if (max.value - first > longestRange) throw new Unsupported(`${raw} is too long to ignore case`)
  const others: string[] = []
  for (let value = first; value <= max.value; value++) others.push(...otherCases(value))
  return letters + others.join('')
}

/** The ASCII letters of a range in the other case, as ranges. */
function overlap(minimum: number, maximum: number): string {
  return [
    [65, 90, 32],
    [97, 122, -32],
  ]
    .map(([first = 0, last = 0, distance = 0]) => {
      const [from, to] = [Math.max(first, minimum), Math.min(last, maximum)]
      return from > to
        ? ''
        : String.fromCharCode(from + distance) + (from < to ? `-${String.fromCharCode(to + distance)}` : '')
    })
    .join('')
}

/** The same letter in the other case; none for a sign or a letter whose other case has several characters. */
function otherCases(value: number): string[] {
  const letter = String.fromCodePoint(value)
  const cases = [letter.toLowerCase(), letter.toUpperCase()]
  return [...new Set(cases)].filter((other) => other !== letter && [...other].length === 1)
}
