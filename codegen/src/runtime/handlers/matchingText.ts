/** A random whole number from `minimum` to `maximum`, both included. */
export type RandomInteger = (minimum: number, maximum: number) => number

/** Maximum number of repetitions beyond the lower limit, without an upper limit. */
const spread = 8

/**
 * Makes a string that a regular expression matches, or nothing when the expression uses syntax that this cannot write
 * (looking behind, back references, rare property classes). Anchors are taken as met. Repetitions without a limit are
 * repeated at least `stretch` times.
 */
export function matchingText(pattern: string, integer: RandomInteger, stretch = 0): string | undefined {
  const reader = { pattern, index: 0, stretch }
  try {
    const text = writeAlternatives(reader, integer)
    return reader.index === pattern.length && new RegExp(pattern, 'u').test(text) ? text : undefined
  } catch (error) {
    if (error instanceof UnknownSyntax || error instanceof SyntaxError) return undefined
    throw error
  }
}

interface Reader {
  readonly pattern: string
  readonly stretch: number
  index: number
}

class UnknownSyntax extends Error {}

function writeAlternatives(reader: Reader, integer: RandomInteger): string {
  const texts = [writeSequence(reader, integer)]
  while (peek(reader) === '|') {
    reader.index++
    texts.push(writeSequence(reader, integer))
  }
  return texts[integer(0, texts.length - 1)] ?? ''
}

function writeSequence(reader: Reader, integer: RandomInteger): string {
  let text = ''
  while (reader.index < reader.pattern.length && peek(reader) !== '|' && peek(reader) !== ')') {
    text += writeRepeated(reader, integer)
  }
  return text
}

/** A pattern may ask for more characters than there is room for; no test needs those. */
const longestText = 100_000

function writeRepeated(reader: Reader, integer: RandomInteger): string {
  const start = reader.index
  const first = writeAtom(reader, integer)
  const afterAtom = reader.index
  const [minimum, maximum] = readQuantifier(reader)
  const end = reader.index
  const times = integer(minimum, maximum)
  if (times === 0) return ''
  let text = first
  for (let count = 1; count < times && text.length < longestText; count++) {
    reader.index = start
    text += writeAtom(reader, integer)
    reader.index = afterAtom
  }
  reader.index = end
  return text
}

function writeAtom(reader: Reader, integer: RandomInteger): string {
  const character = take(reader)
  switch (character) {
    case '^':
    case '$':
      return ''
    case '.':
      return pick('abcdefghijklmnopqrstuvwxyz0123456789', integer)
    case '(':
      return writeGroup(reader, integer)
    case '[':
      return pick(readClass(reader), integer)
    case '\\':
      return pick(readEscape(reader), integer)
    case '*':
    case '+':
    case '?':
      throw new UnknownSyntax()
    default:
      return character
  }
}

function writeGroup(reader: Reader, integer: RandomInteger): string {
  if (peek(reader) === '?') {
    reader.index++
    const sign = take(reader)
    if (sign === '=' || sign === '!') return skipGroup(reader)
    if (sign === '<') skipName(reader)
    else if (sign !== ':') throw new UnknownSyntax()
  }
  const text = writeAlternatives(reader, integer)
  if (take(reader) !== ')') throw new UnknownSyntax()
  return text
}

/** A look ahead writes nothing; whether it holds is seen when the text is tried. */
function skipGroup(reader: Reader): string {
  for (let depth = 1; depth > 0; ) {
    const character = take(reader)
    if (character === '\\') take(reader)
    else if (character === '[') readClass(reader)
    else if (character === '(') depth++
    else if (character === ')') depth--
  }
  return ''
}

function skipName(reader: Reader) {
  if (/[=!]/.test(peek(reader) ?? '')) throw new UnknownSyntax()
  while (take(reader) !== '>');
}

function readQuantifier(reader: Reader): [minimum: number, maximum: number] {
  const [all = '', minimum, comma, maximum] =
    /^\{(\d+)(,?)(\d*)\}/.exec(reader.pattern.slice(reader.index)) ?? []
  const open = (least: number): [number, number] => {
    const start = Math.max(least, reader.stretch)
    return [start, start + spread]
  }
  const simple = { '*': open(0), '+': open(1), '?': [0, 1] as [number, number] }
  const sign = peek(reader)
  let limits: [number, number] = [1, 1]
  if (minimum !== undefined) {
    reader.index += all.length
    const least = Number(minimum)
    limits = comma === '' ? [least, least] : maximum === '' ? open(least) : [least, Number(maximum)]
  } else if (sign === '*' || sign === '+' || sign === '?') {
    reader.index++
    limits = simple[sign]
  }
  if (peek(reader) === '?') reader.index++
  return limits
}

const classes: Readonly<Record<string, string>> = {
  d: '0123456789',
  w: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_',
  s: ' ',
  t: '\t',
  n: '\n',
  r: '\r',
}

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/** Characters that an escape represents; the backslash has been taken. */
function readEscape(reader: Reader): string {
  const character = take(reader)
  if (character === 'D' || character === 'W' || character === 'S') {
    return without(printable, classes[character.toLowerCase()] ?? '')
  }
  if (character === 'u' || character === 'x') return readCodePoint(reader, character === 'u' ? 4 : 2)
  if (character === 'p') return readProperty(reader)
  if (/[1-9bBkPc]/.test(character)) throw new UnknownSyntax()
  return classes[character] ?? character
}

const lowerCase = 'abcdefghijklmnopqrstuvwxyz'

/** Examples of what `\p{…}` represents, by the first letters of the property. */
const properties: Readonly<Record<string, string>> = {
  L: lowerCase,
  Ll: lowerCase,
  Lu: lowerCase.toUpperCase(),
  Alphabetic: lowerCase,
  ASCII: lowerCase,
  N: '0123456789',
  Nd: '0123456789',
  P: '-.,:;!?',
  S: '+$',
  Z: ' ',
  Zs: ' ',
  Emoji: '0123456789',
}

function readProperty(reader: Reader): string {
  const [all = '', name = ''] = /^\{(?:[a-zA-Z_]+=)?(\w+)\}/.exec(reader.pattern.slice(reader.index)) ?? []
  const characters = properties[name]
  if (characters === undefined) throw new UnknownSyntax()
  reader.index += all.length
  return characters
}

function readCodePoint(reader: Reader, digits: number): string {
  const text = reader.pattern.slice(reader.index, reader.index + digits)
  if (!/^[0-9a-fA-F]+$/.test(text) || text.length !== digits) throw new UnknownSyntax()
  reader.index += digits
  return String.fromCharCode(Number.parseInt(text, 16))
}

/** Characters of `[…]`; the bracket has been taken. */
function readClass(reader: Reader): string {
  const isNegated = peek(reader) === '^'
  if (isNegated) reader.index++
  let characters = ''
  while (peek(reader) !== ']') {
    const start = readClassCharacter(reader)
    if (start.length === 1 && peek(reader) === '-' && reader.pattern[reader.index + 1] !== ']') {
      reader.index++
      characters += range(start, readClassCharacter(reader))
    } else characters += start
  }
  reader.index++
  return isNegated ? without(printable, characters) : characters
}

function readClassCharacter(reader: Reader): string {
  const character = take(reader)
  return character === '\\' ? readEscape(reader) : character
}

function range(first: string, last: string): string {
  const start = first.charCodeAt(0)
  const length = last.charCodeAt(0) - start + 1
  return Array.from({ length: Math.max(0, length) }, (_, index) => String.fromCharCode(start + index)).join(
    '',
  )
}

function without(characters: string, excluded: string): string {
  return [...characters].filter((character) => !excluded.includes(character)).join('')
}

function pick(characters: string, integer: RandomInteger): string {
  if (characters === '') throw new UnknownSyntax()
  return characters[integer(0, characters.length - 1)] ?? ''
}

function peek(reader: Reader): string | undefined {
  return reader.pattern[reader.index]
}

function take(reader: Reader): string {
  const character = reader.pattern[reader.index]
  if (character === undefined) throw new UnknownSyntax()
  reader.index++
  return character
}
