/** A rewritten pattern, or the part of it that has no plain meaning in ECMA-262. */
export type RewrittenPattern =
  | { readonly source: string; readonly notes: readonly string[] }
  | { readonly problem: string }

/** Classes of POSIX, for ASCII. */
const posixClasses: Readonly<Record<string, string>> = {
  alnum: 'a-zA-Z0-9',
  alpha: 'a-zA-Z',
  ascii: '\\x00-\\x7f',
  blank: ' \\t',
  cntrl: '\\x00-\\x1f\\x7f',
  digit: '0-9',
  graph: '!-~',
  lower: 'a-z',
  print: ' -~',
  punct: '!-\\/:-@\\[-`\\{-~',
  space: '\\s',
  upper: 'A-Z',
  word: '\\w',
  xdigit: '0-9A-Fa-f',
}

/** Anchors of Perl, Python, Ruby and .NET. */
const anchors: Readonly<Record<string, string>> = { A: '^', z: '$', Z: '$' }

/** Letters and digits that an escape may have with the flag `u`; a parser checks what follows. */
const escapes = /[\ddDwWsSbBfnrtvxuckpP]/

const syntaxCharacters = '^$\\.*+?()[]{}|/'

class NoPlainMeaning extends Error {}

interface Scan {
  readonly pattern: string
  index: number
  output: string
  readonly notes: Set<string>
  /** Set after `[]`: other languages read its bracket as the first character of the class. */
  hasEmptyClass: boolean
}

/**
 * Drops escapes that the flag `u` refuses as needless, escapes brackets that stand for themselves, and translates syntax of
 * other languages. The result still has to be parsed.
 */
export function rewritePattern(pattern: string): RewrittenPattern {
  const notes = new Set<string>()
  const scan: Scan = {
    pattern: scopedFlags(pattern, notes),
    index: 0,
    output: '',
    notes,
    hasEmptyClass: false,
  }
  try {
    while (scan.index < scan.pattern.length) rewriteNext(scan)
  } catch (error) {
    if (error instanceof NoPlainMeaning) return { problem: error.message }
    throw error
  }
  return { source: withDistinctNames(scan.output), notes: [...notes] }
}

/** Flags at the start apply to the whole: `(?i)a|b` → `(?i:a|b)`. */
function scopedFlags(pattern: string, notes: Set<string>): string {
  const found = /^(\^?)\(\?([ims]+)\)(.*)$/s.exec(pattern)
  if (found === null) return pattern
  const [, anchor = '', flags = '', rest = ''] = found
  // Behind an anchor they apply to the alternatives as well, and the anchor to the first one only.
  if (anchor !== '' && rest.includes('|')) return pattern
  notes.add(`(?${flags}) is applied to the whole pattern`)
  return `(?${flags}:${anchor}${rest})`
}

function rewriteNext(scan: Scan) {
  const { pattern, index } = scan
  const character = pattern.charAt(index)
  const rest = pattern.slice(index, index + 100)
  if (character === '\\') return rewriteEscape(scan, false)
  if (character === '[') return rewriteClass(scan)
  if (character === ']' || character === '}') return escapeLone(scan, character)
  if (character === '{') {
    const quantifier = /^\{\d+(?:,\d*)?\}/.exec(rest)?.[0]
    if (quantifier !== undefined) return keep(scan, quantifier)
    const open = /^\{,\d+\}/.exec(rest)?.[0]
    if (open !== undefined) throw new NoPlainMeaning(`${open} has no minimum; write {0${open.slice(1)}`)
    return escapeLone(scan, character)
  }
  const group = /^\(\?P<(?=[A-Za-z_])|^\(\?P=(\w+)\)/.exec(rest)
  if (group !== null) {
    const [written, name] = group
    return replace(scan, written, name === undefined ? '(?<' : `\\k<${name}>`)
  }
  return keep(scan, character)
}

function rewriteClass(scan: Scan) {
  const outer = /^\[:\^?(\w+):\](?!\])/.exec(scan.pattern.slice(scan.index, scan.index + 20))
  if (outer !== null && Object.hasOwn(posixClasses, outer[1] ?? '')) {
    scan.notes.add(`${outer[0]} matches single characters; a class is written [${outer[0]}]`)
  }
  keep(scan, scan.pattern.startsWith('[^', scan.index) ? '[^' : '[')
  if (scan.pattern.charAt(scan.index) === ']') scan.hasEmptyClass = true
  // A set such as \w cannot begin or end a range.
  let previous: 'none' | 'character' | 'set' = 'none'
  while (scan.index < scan.pattern.length) {
    const { pattern, index } = scan
    const character = pattern.charAt(index)
    if (character === ']') return keep(scan, ']')
    const next = pattern.slice(index + 1, index + 3)
    const isBetween = character === '-' && previous !== 'none' && !next.startsWith(']')
    if (isBetween && (previous === 'set' || /^\\[dDwWsSpP]/.test(next))) {
      scan.notes.add('- beside a set is read as itself')
      replaceSilently(scan, '-', '\\-')
      previous = 'character'
    } else previous = rewriteClassAtom(scan, character) ? 'set' : 'character'
  }
}

/** True for a set of characters. */
function rewriteClassAtom(scan: Scan, character: string): boolean {
  const rest = scan.pattern.slice(scan.index, scan.index + 20)
  const posix = /^\[:(\^?)(\w+):\]/.exec(rest)
  if (posix !== null) {
    const [written, negation, name = ''] = posix
    const ranges = Object.hasOwn(posixClasses, name) ? posixClasses[name] : undefined
    if (ranges === undefined || negation === '^')
      throw new NoPlainMeaning(`${written} has no meaning in ECMA-262`)
    replace(scan, written, ranges)
    return true
  }
  if (/^&&\[/.test(rest)) throw new NoPlainMeaning('&&[ has no meaning in ECMA-262')
  if (character !== '\\') {
    keep(scan, character)
    return false
  }
  const isSet = /^\\[dDwWsSpP]/.test(rest)
  rewriteEscape(scan, true)
  return isSet
}

function rewriteEscape(scan: Scan, isInClass: boolean) {
  const rest = scan.pattern.slice(scan.index, scan.index + 20)
  const character = rest.charAt(1)
  if (character === '') throw new NoPlainMeaning('a backslash at the end escapes nothing')
  const codePoint = /^\\x(\{[\dA-Fa-f]+\})/.exec(rest)
  if (codePoint !== null) return replace(scan, codePoint[0], `\\u${codePoint[1]}`)
  const property = /^\\([pP])([CLMNPSZ])/.exec(rest)
  if (property !== null) return replace(scan, property[0], `\\${property[1]}{${property[2]}}`)
  if (syntaxCharacters.includes(character) || (isInClass && character === '-'))
    return keep(scan, `\\${character}`)
  if (!/[A-Za-z\d]/.test(character)) return replaceSilently(scan, `\\${character}`, character)
  const anchor = isInClass || !Object.hasOwn(anchors, character) ? undefined : anchors[character]
  if (anchor !== undefined) return replace(scan, `\\${character}`, anchor)
  if (!escapes.test(character)) throw new NoPlainMeaning(`\\${character} has no meaning in ECMA-262`)
  return keep(scan, /^\\[pPu]\{[^}]*\}|^\\k<[^>]*>/.exec(rest)?.[0] ?? `\\${character}`)
}

function escapeLone(scan: Scan, character: string) {
  if (character === ']' && scan.hasEmptyClass)
    throw new NoPlainMeaning('[] is empty in ECMA-262; write [\\]…]')
  if (character === ']') scan.notes.add('] is read as itself')
  replaceSilently(scan, character, `\\${character}`)
}

function keep(scan: Scan, text: string) {
  replaceSilently(scan, text, text)
}

function replace(scan: Scan, text: string, replacement: string) {
  scan.notes.add(`${text} is read as ${replacement}`)
  replaceSilently(scan, text, replacement)
}

function replaceSilently(scan: Scan, text: string, replacement: string) {
  scan.index += text.length
  scan.output += replacement
}

/** Only new engines allow a name in two alternatives. Without back references names have no effect. */
function withDistinctNames(source: string): string {
  const names = source.match(/\(\?<[^=!>][^>]*>/g) ?? []
  if (new Set(names).size === names.length || source.includes('\\k<')) return source
  return source.replace(/\\.|\(\?<[^=!>][^>]*>/gs, (found) => (found.startsWith('\\') ? found : '('))
}
