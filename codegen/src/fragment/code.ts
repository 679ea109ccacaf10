import { type JsonObject, type JsonValue, sortedEntries } from '../model/json.ts'
import { isIdentifier } from '../names/isIdentifier.ts'
import { docComment } from './docComment.ts'
import { escapeInvisible } from './escapeInvisible.ts'
import type { ImportedName } from './importedName.ts'

/**
 * A piece of TypeScript: text the compiler wrote itself, names to import, and layout. Text of a contract can only
 * get in through {@link literal}, {@link identifier} and {@link propertyKey}, which quote or refuse it.
 */
export interface Code {
  readonly kind: 'code'
  readonly parts: readonly CodePart[]
}

export type CodePart = string | Code | ImportedName | Layout

/** Line breaks and indentation, relative to where the fragment ends up. */
export type Layout = { readonly kind: 'layout'; readonly does: 'newline' | 'indent' | 'outdent' }

type Hole = Code | ImportedName | number | undefined

const newline: Layout = { kind: 'layout', does: 'newline' }
const indent: Layout = { kind: 'layout', does: 'indent' }
const outdent: Layout = { kind: 'layout', does: 'outdent' }

/** Builds a fragment. Placeholders accept fragments and imported names, never strings. */
export function code(strings: TemplateStringsArray, ...holes: readonly Hole[]): Code {
  const parts: CodePart[] = []
  for (let index = 0; index < strings.length; index++) {
    const text = strings[index]
    if (text) parts.push(text)
    const hole = holes[index]
    if (hole === undefined) continue
    parts.push(typeof hole === 'number' ? String(hole) : checkedHole(hole))
  }
  return { kind: 'code', parts }
}

/** Emitters of a host may be plain JavaScript: text of a contract must not get in without a type error. */
function checkedHole(hole: Code | ImportedName): Code | ImportedName {
  if (hole.kind === 'code' || hole.kind === 'imported') return hole
  throw new TypeError(
    `A hole of code\`…\` holds ${JSON.stringify(hole)}. Wrap text: literal(…) for a value, identifier(…) for a name.`,
  )
}

/** A value of a contract as a literal: quoted, escaped, safe in any position of an expression. */
export function literal(value: JsonValue | undefined): Code {
  if (value === undefined) return raw('undefined')
  if (typeof value === 'string') return raw(quote(value))
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return raw(String(value))
  if (Array.isArray(value)) return arrayLiteral(value.map((item: JsonValue) => literal(item)))
  const entries = sortedEntries(value as JsonObject)
  const isFlat = entries.every(([, item]) => typeof item !== 'object' || item === null)
  if (isFlat && entries.length > 0 && JSON.stringify(value).length < 80) {
    return code`{ ${join(
      entries.map(([key, item]) => code`${propertyKey(key)}: ${literal(item)}`),
      ', ',
    )} }`
  }
  return objectLiteral(entries.map(([key, item]) => ({ key, value: literal(item) })))
}

/** A regular expression as a literal, with the flag `u`: every pattern of the model is valid with it. */
export function regularExpression(pattern: string): Code {
  // By hand: an engine's view of a source depends on its version, and a new property is unknown to old ones.
  const source = pattern
    .replace(/\\.|\[(?:\\.|[^\]\\])*\]|\//gs, (part) => (part === '/' ? '\\/' : part))
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
  return raw(`/${escapeInvisible(source) || '(?:)'}/u`)
}

/** A name to declare or use; throws when it is not a valid identifier. */
export function identifier(name: string): Code {
  if (!isIdentifier(name)) throw new TypeError(`Not an identifier: ${JSON.stringify(name)}`)
  return raw(name)
}

/** A property name, quoted where it must be. `__proto__` is computed, so that it stays a property. */
export function propertyKey(name: string): Code {
  if (name === '__proto__') return raw(`['__proto__']`)
  // A status: `keyof` of a numeric key is a number, as openapi-fetch expects it.
  if (/^(?:0|[1-9]\d{0,8})$/.test(name)) return raw(name)
  return raw(isPlainKey(name) ? name : quote(name))
}

/** Access to a property: `.name` or `['odd name']`. */
export function access(object: Code | ImportedName, name: string): Code {
  return isPlainKey(name) ? code`${object}.${raw(name)}` : code`${object}[${raw(quote(name))}]`
}

export interface ObjectEntry {
  readonly key: string
  readonly value: Code
  readonly doc?: string | undefined
}

/**
 * An entry of an object whose keys a contract chose, with a literal for its value. Names of `Object.prototype`
 * (`toString`) would be compared with that method by the type checker, which then forgets the literal.
 */
export function literalEntry(key: string, value: Code): ObjectEntry {
  return { key, value: key in Object.prototype ? code`${value} as const` : value }
}

/** An object literal: one entry on a line, `{}` when empty. */
export function objectLiteral(entries: readonly ObjectEntry[]): Code {
  if (entries.length === 0) return raw('{}')
  return block(
    '{',
    entries.map((entry) => code`${propertyKey(entry.key)}: ${entry.value}`),
    '}',
  )
}

/** An array literal on one line, or one item a line when it would be long. */
export function arrayLiteral(items: readonly Code[]): Code {
  if (items.length > 6) return block('[', items, ']')
  return code`[${join(items, ', ')}]`
}

/** A call with its arguments on one line. */
export function call(target: Code | ImportedName, args: readonly (Code | ImportedName)[]): Code {
  return code`${target}(${join(args, ', ')})`
}

/** Fragments with text of the compiler's own between them. */
export function join(items: readonly (Code | ImportedName)[], separator: string): Code {
  const parts: CodePart[] = []
  for (const [index, item] of items.entries()) {
    if (index > 0) parts.push(separator)
    parts.push(item)
  }
  return { kind: 'code', parts }
}

/** Fragments one below the other. */
export function lines(items: readonly Code[]): Code {
  const parts: CodePart[] = []
  for (const [index, item] of items.entries()) {
    if (index > 0) parts.push(newline)
    parts.push(item)
  }
  return { kind: 'code', parts }
}

/** `open`, the items indented one a line and followed by `separator`, `close`. */
export function block(open: string, items: readonly Code[], close: string, separator = ','): Code {
  const parts: CodePart[] = [open, indent]
  for (const item of items) parts.push(newline, item, separator)
  parts.push(outdent, newline, close)
  return { kind: 'code', parts }
}

/** A member or statement below its doc comment, which may be text of a contract. */
export function documented(text: string | undefined, deprecated: boolean | undefined, inner: Code): Code {
  const comment = docComment(text, deprecated)
  return comment.length === 0 ? inner : lines([...comment.map(raw), inner])
}

/** Statements in braces. */
export function statements(items: readonly Code[]): Code {
  return items.length === 0 ? raw('{}') : block('{', items, '}', '')
}

/** A JavaScript string literal in single quotes. */
function quote(text: string): string {
  if (/^[ !#-&(-[\]-~]*$/.test(text)) return `'${text}'`
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${escapeInvisible(inner)}'`
}

function isPlainKey(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__'
}

function raw(text: string): Code {
  return { kind: 'code', parts: [text] }
}
