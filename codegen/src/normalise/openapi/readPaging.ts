import { nearest } from '../../diagnostics/nearest.ts'
import type { Report } from '../../diagnostics/report.ts'
import { isQuery, jsonSchemaOf, successReplies } from '../../layout/operationFacts.ts'
import { bareSchema } from '../../model/bareSchema.ts'
import type { JsonObject, JsonValue } from '../../model/json.ts'
import { isJsonObject } from '../../model/json.ts'
import type { Operation, Parameter } from '../../model/operation.ts'
import type { Paging } from '../../model/paging.ts'
import { detectPaging } from './detectPaging.ts'
import { pageSize } from './pageSize.ts'
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

type Rule = ReturnType<typeof createRule>

/** Reads `x-paging` key by key and reports what does not fit the operation. */
function createRule(operation: Operation, declared: JsonValue, report: Report) {
  const value = declared as JsonObject
  const queryParameters = operation.parameters.filter((parameter) => parameter.in === 'query')
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
    parameter(key: 'parameter' | 'size'): Parameter | undefined {
      const name = text(key)
      if (name === undefined) {
        return key === 'size' || key in value
          ? undefined
          : refuse(
              '',
              `The paging rule has no 'parameter'.`,
              'Name the query parameter that changes from page to page.',
            )
      }
      const found = queryParameters.find((parameter) => parameter.name === name)
      if (found === undefined) {
        const names = queryParameters.map((parameter) => parameter.name)
        const meant = nearest(name, names)
        const hint = names.length === 0 ? 'It has none.' : `Available: ${names.join(', ')}.`
        return refuse(
          key,
          `${operation.id} has no query parameter '${name}'.`,
          meant === undefined ? hint : `Did you mean '${meant}'?`,
        )
      }
      const { kind } = bareSchema(found.schema)
      if (['string', 'number', 'enum', 'unknown', 'union'].includes(kind)) return found
      return refuse(
        key,
        `The query parameter '${name}' is neither a string nor a number, so it cannot select a page.`,
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
