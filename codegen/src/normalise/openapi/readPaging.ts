import { nearest } from '../../diagnostics/nearest.ts'
import type { Report } from '../../diagnostics/report.ts'
import { isQuery, jsonSchemaOf, sentContent, successReplies } from '../../layout/operationFacts.ts'
import { bareSchema, certainProperties } from '../../model/bareSchema.ts'
import type { JsonObject, JsonValue } from '../../model/json.ts'
import { isJsonObject } from '../../model/json.ts'
import { escapeToken, pointerTokens } from '../../model/jsonPointer.ts'
import type { Operation } from '../../model/operation.ts'
import type { Paging } from '../../model/paging.ts'
import type { Schema } from '../../model/schema.ts'
import { detectPaging } from './detectPaging.ts'
import { type PageParameter, pageSize } from './pageSize.ts'
import { pointerFits } from './pointerFits.ts'

/** The rule of `x-paging`; without it, a rule that parameters and reply make unambiguous. */
export function readPaging(operation: Operation, report: Report): Paging | undefined {
  const declared = operation.extensions['x-paging']
  if (declared === false) return undefined
  if (declared === undefined) return isQuery(operation) ? detectPaging(operation) : undefined
  const rule = createRule(operation, declared, report)
  if (!isQuery(operation)) {
    rule.refuse('', `Only queries can be paged; ${operation.id} is a mutation.`)
    return undefined
  }
  const isObject = isJsonObject(declared)
  if (isObject && 'next' in declared) return readCursorPaging(rule)
  if (isObject && 'items' in declared) return readNumberPaging(rule)
  rule.refuse(
    '',
    `'x-paging' requires 'next' or 'items'.`,
    'Write { parameter: cursor, next: /next }, or { parameter: page, items: /data }; false for no paging.',
  )
  return undefined
}

function readCursorPaging(rule: Rule): Paging | undefined {
  rule.allow('parameter', 'next', 'more')
  const parameter = rule.parameter('parameter')
  const next = rule.pointer('next')
  const more = rule.pointer('more')
  if (parameter === undefined || next === undefined) return undefined
  const numeric = bareSchema(parameter.schema).kind === 'number'
  return { kind: 'cursor', parameter: parameter.name, numeric, next, ...(more === undefined ? {} : { more }) }
}

function readNumberPaging(rule: Rule): Paging | undefined {
  rule.allow('parameter', 'counts', 'start', 'size', 'total', 'items')
  const parameter = rule.parameter('parameter')
  const size = rule.parameter('size')
  const total = rule.pointer('total')
  const items = rule.pointer('items')
  const counts = rule.counts()
  const start = rule.number('start') ?? (counts === 'items' ? 0 : 1)
  if (parameter === undefined || items === undefined) return undefined
  return {
    kind: 'number',
    parameter: parameter.name,
    counts,
    start,
    ...pageSize(size),
    ...(total === undefined ? {} : { total }),
    items,
  }
}

/** A name that starts like a JSON pointer would be taken for one. */
function pageParameters(operation: Operation): readonly PageParameter[] {
  return operation.parameters.filter(
    (parameter) => parameter.in === 'query' && !parameter.name.startsWith('/'),
  )
}

/** A part of the body, by its JSON pointer or the name of a property. */
function inBody(operation: Operation, name: string): PageParameter | undefined {
  const pointer = name.startsWith('/') ? name : `/${escapeToken(name)}`
  const [last, ...parents] = pointerTokens(pointer).reverse()
  if (last === undefined) return undefined
  let properties = bodyProperties(operation)
  for (const token of parents.reverse()) {
    const parent = properties.get(token)
    if (parent === undefined) return undefined
    properties = certainProperties(parent.schema)
  }
  const found = properties.get(last)
  return found && { name: pointer, schema: found.schema }
}

function bodyProperties(operation: Operation): ReadonlyMap<string, { readonly schema: Schema }> {
  const content = sentContent(operation)
  if (content?.schema === undefined || !['json', 'form', 'multipart'].includes(content.kind)) return new Map()
  return certainProperties(content.schema)
}

type Rule = ReturnType<typeof createRule>

/** Reads `x-paging` key by key and reports mismatches with the operation. */
function createRule(operation: Operation, declared: JsonValue, report: Report) {
  const value = declared as JsonObject
  const available = pageParameters(operation)
  const replies = successReplies(operation).flatMap((reply) => jsonSchemaOf(reply) ?? [])

  function refuse(key: string, message: string, hint?: string): undefined {
    const { file, pointer } = operation.place
    report.mistake({ file, pointer: `${pointer}/x-paging${key === '' ? '' : `/${key}`}` }, message, hint)
  }

  function text(key: string): string | undefined {
    const found = value[key]
    if (found === undefined || typeof found === 'string') return found
    return refuse(key, `'${key}' of 'x-paging' must be a string.`)
  }

  return {
    refuse,
    allow(...keys: readonly string[]) {
      for (const key of Object.keys(value)) {
        if (keys.includes(key)) continue
        const meant = nearest(key, keys)
        refuse(
          key,
          `Unknown key '${key}' in this form of 'x-paging'.`,
          meant === undefined ? `Known: ${keys.join(', ')}.` : `Did you mean '${meant}'?`,
        )
      }
    },
    parameter(key: 'parameter' | 'size'): PageParameter | undefined {
      const name = text(key)
      if (name === undefined) {
        return key === 'size' || key in value
          ? undefined
          : refuse(
              '',
              `The paging rule has no 'parameter'.`,
              'Name the query parameter, or the property of the body, that changes from page to page.',
            )
      }
      const found = available.find((parameter) => parameter.name === name) ?? inBody(operation, name)
      if (found === undefined) {
        const names = [...available.map((parameter) => parameter.name), ...bodyProperties(operation).keys()]
        const meant = nearest(name, names)
        const hint = names.length === 0 ? 'It has none.' : `Available: ${names.join(', ')}.`
        return refuse(
          key,
          `${operation.id} has no query parameter${operation.body === undefined ? '' : ', or property of its body,'} '${name}'.`,
          meant === undefined ? hint : `Did you mean '${meant}'?`,
        )
      }
      const { kind } = bareSchema(found.schema)
      if (['string', 'number', 'enum', 'unknown', 'union'].includes(kind)) return found
      return refuse(
        key,
        `The ${found.name === name && !name.startsWith('/') ? 'query parameter' : 'property'} '${name}' is neither a string nor a number, so it cannot select a page.`,
      )
    },
    pointer(key: string): string | undefined {
      const pointer = text(key)
      if (pointer === undefined || replies.some((schema) => pointerFits(schema, pointer))) return pointer
      return refuse(
        key,
        `No reply of ${operation.id} has anything at ${JSON.stringify(pointer)}.`,
        'Write a JSON pointer into the JSON of a successful reply, such as /next; -1 is the last item of a list.',
      )
    },
    number(key: string): number | undefined {
      const found = value[key]
      if (found === undefined || typeof found === 'number') return found
      return refuse(key, `'${key}' of a paging rule must be a number.`)
    },
    counts(): 'pages' | 'items' {
      const found = value.counts ?? 'pages'
      if (found === 'pages' || found === 'items') return found
      refuse('counts', `'counts' of a paging rule must be 'pages' or 'items'.`)
      return 'pages'
    },
  }
}
