import { nearest } from '../../diagnostics/nearest.ts'
import type { Report } from '../../diagnostics/report.ts'
import { bareSchema } from '../../model/bareSchema.ts'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts'
import type {
  Model,
  ObjectSchema,
  Property,
  TextField,
  TextLiteral,
  TextPart,
  TextTemplate,
} from '../../model/schema.ts'
import { textRules } from '../../model/textRules.ts'
import { bareFacts } from '../schema/bareFacts.ts'
import { readLines, type TemplateLeaf, type TemplatePart } from './readLines.ts'

const keyword = 'x-text'
const settings = ['lines', 'maxLength', 'implied', 'checked']

/** Reads `x-text` of each named schema. Done when all models are read, because properties refer to them. */
export function linkTexts(models: readonly Model[], report: Report) {
  for (const { schema } of models) {
    const declared = schema.extensions[keyword]
    if (declared === undefined) continue
    const fault = (pointer: string, message: string, hint?: string) =>
      report.mistake(
        { file: schema.place.file, pointer: `${schema.place.pointer}/${keyword}${pointer}` },
        message,
        hint,
      )
    if (schema.kind !== 'object') fault('', `'${keyword}' is the text of an object with 'properties'.`)
    else {
      const template = readText(schema, declared, fault)
      if (template !== undefined) {
        const draft: { text?: TextTemplate } = schema
        draft.text = template
      }
    }
  }
}

type Fault = (pointer: string, message: string, hint?: string) => void

function readText(schema: ObjectSchema, declared: JsonValue, fault: Fault): TextTemplate | undefined {
  let isWrong = false
  const refuse: Fault = (...problem) => {
    isWrong = true
    fault(...problem)
  }
  if (!isJsonObject(declared) || !isTextList(declared.lines) || declared.lines.length === 0) {
    refuse('', `'${keyword}' requires 'lines', a list of strings.`, `Write { lines: ['Name: {name}'] }.`)
    return undefined
  }
  for (const key of Object.keys(declared)) {
    if (settings.includes(key)) continue
    const meant = nearest(key, settings)
    refuse(`/${key}`, `Unknown key '${key}' in '${keyword}'.`, meant && `Did you mean '${meant}'?`)
  }
  const { maxLength, checked } = readSettings(schema, declared, refuse)
  const read = readLines(declared.lines)
  if ('problem' in read) {
    refuse(`/lines/${read.line}`, read.problem)
    return undefined
  }
  const parts = resolveParts(schema, read.parts, { implied: impliedOf(declared), refuse })
  return isWrong ? undefined : { parts, checked, ...(maxLength === undefined ? {} : { maxLength }) }
}

function readSettings({ properties }: ObjectSchema, declared: JsonObject, refuse: Fault) {
  const { maxLength, checked = [], implied = {} } = declared
  const names = properties.map(({ name }) => name)
  const isLength = typeof maxLength === 'number' && Number.isInteger(maxLength) && maxLength > 0
  if (maxLength !== undefined && !isLength) refuse('/maxLength', `'maxLength' must be a positive integer.`)
  if (!isTextList(checked)) refuse('/checked', `'checked' must be a list of property names.`)
  else
    for (const [index, name] of checked.entries())
      if (!names.includes(name)) refuse(`/checked/${index}`, ...unknownProperty(name, names))
  if (!isJsonObject(implied) || !Object.values(implied).every((text) => typeof text === 'string'))
    refuse('/implied', `'implied' must be an object of strings.`)
  else
    for (const name of Object.keys(implied))
      if (!names.includes(name)) refuse(`/implied/${name}`, ...unknownProperty(name, names))
  return {
    maxLength: isLength ? maxLength : undefined,
    checked: isTextList(checked) ? checked : [],
  }
}

function impliedOf({ implied }: JsonObject): Readonly<Record<string, unknown>> {
  return isJsonObject(implied) ? implied : {}
}

interface ResolveOptions {
  readonly implied: Readonly<Record<string, unknown>>
  readonly refuse: Fault
}

/** Replaces the names of properties by their schemas, and checks that written text can be read again. */
function resolveParts(
  { properties, place }: ObjectSchema,
  parts: readonly TemplatePart[],
  { implied, refuse }: ResolveOptions,
): TextPart[] {
  const left = new Map(properties.map((property) => [property.name, property]))
  const resolve = (leaf: TemplateLeaf, isOptional: boolean): TextLiteral | TextField => {
    if (leaf.kind === 'literal') return leaf
    const { name, line } = leaf
    const at = `/lines/${line}`
    const property = left.get(name)
    if (property === undefined) {
      const names = properties.map((each) => each.name)
      if (names.includes(name)) refuse(at, `The text has two places for '${name}'.`)
      else refuse(at, ...unknownProperty(name, names))
    } else {
      left.delete(name)
      checkProperty(property, isOptional, (message, hint) => refuse(at, message, hint))
    }
    const text = Object.hasOwn(implied, name) ? implied[name] : undefined
    const schema = property?.schema ?? { kind: 'never', ...bareFacts(place) }
    return { kind: 'field', name, schema, ...(typeof text === 'string' ? { implied: text } : {}) }
  }
  const resolved = parts.map(
    (part): TextPart =>
      part.kind === 'option'
        ? { kind: 'option', parts: part.parts.map((leaf) => resolve(leaf, true)) }
        : resolve(part, false),
  )
  for (const name of left.keys())
    refuse('/lines', `The text has no place for '${name}'.`, `Add {${name}} to a line.`)
  reportAmbiguous(resolved, refuse)
  return withItemLines(resolved, refuse)
}

function unknownProperty(name: string, names: readonly string[]): [message: string, hint?: string] {
  const meant = nearest(name, names)
  const message = `There is no property '${name}'.`
  return meant === undefined ? [message] : [message, `Did you mean '${meant}'?`]
}

function checkProperty(
  { name, schema, required }: Property,
  isOptional: boolean,
  refuse: (message: string, hint?: string) => void,
) {
  if (required && isOptional) refuse(`'${name}' is required, but its place is optional.`)
  if (!required && !isOptional)
    refuse(`'${name}' is optional, but its place is not.`, `Write [{${name}}], or require it.`)
  const rules = textRules(schema)
  if ('problem' in rules) refuse(`'${name}' cannot be a part of a text: ${rules.problem}.`)
}

/** Values next to each other could be divided in several ways. */
function reportAmbiguous(parts: readonly TextPart[], refuse: Fault) {
  const all = parts.flatMap((part) => (part.kind === 'option' ? part.parts : [part]))
  const required = parts.filter((part) => part.kind !== 'option')
  for (const row of [all, required]) {
    const index = row.findIndex(({ kind }, at) => kind === 'field' && row[at + 1]?.kind === 'field')
    const [first, second] = [row[index], row[index + 1]]
    if (first?.kind !== 'field' || second?.kind !== 'field') continue
    refuse('/lines', `Nothing separates '${first.name}' from '${second.name}'.`)
    return
  }
}

/** The text before a list in its line begins the line of each item. */
function withItemLines(parts: readonly TextPart[], refuse: Fault): TextPart[] {
  const resolved = parts.map((part) =>
    part.kind === 'option' ? { ...part, parts: itemLines(part.parts, refuse) } : part,
  )
  return itemLines(resolved, refuse)
}

function itemLines<Part extends TextPart>(parts: readonly Part[], refuse: Fault): Part[] {
  const result: Part[] = []
  for (const [index, part] of parts.entries()) {
    if (part.kind !== 'field' || bareSchema(part.schema).kind !== 'array') {
      result.push(part)
      continue
    }
    const before = result.pop()
    const text = before?.kind === 'literal' ? before.text : ''
    const start = text.lastIndexOf('\n')
    const item = text.slice(start)
    const next = parts[index + 1]
    const endsLine = next === undefined || (next.kind === 'literal' && next.text.startsWith('\n'))
    if (start < 0 || item === '\n' || !endsLine)
      refuse(
        '/lines',
        `The list '${part.name}' needs a line of its own, which begins with some text.`,
        `Write '- {${part.name}}'.`,
      )
    if (before !== undefined && text.slice(0, start) !== '')
      result.push({ ...before, text: text.slice(0, start) })
    result.push({ ...part, item })
  }
  return result
}

function isTextList(value: JsonValue | undefined): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
