import type { Schema } from './schema.ts'

/** Rule of a schema that a text's value is checked by. */
export type TextRule =
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'length'; readonly minimum: number; readonly maximum?: number }
  | { readonly kind: 'format'; readonly format: string }
  | { readonly kind: 'values'; readonly values: readonly string[] }

export interface TextRules {
  readonly rules: readonly TextRule[]
  /** Set for a list, whose items the rules are for. */
  readonly items?: { readonly minimum: number; readonly maximum?: number }
}

/** Formats that are checked in texts. */
const textFormats: ReadonlySet<string> = new Set(['date-time', 'date', 'time', 'uri', 'url'])

/** The rules of a string, or of a list of strings; a problem where a schema has others. */
export function textRules(schema: Schema): TextRules | { readonly problem: string } {
  switch (schema.kind) {
    case 'reference':
      return schema.model.recursive ? { problem: 'its schema is recursive' } : textRules(schema.model.schema)
    case 'intersection': {
      const rules: TextRule[] = []
      for (const member of schema.members) {
        const read = textRules(member)
        if ('problem' in read) return read
        if (read.items !== undefined) return { problem: 'its list is made of parts' }
        rules.push(...read.rules)
      }
      return { rules }
    }
    case 'enum': {
      const values = schema.values.filter((value) => typeof value === 'string')
      return values.length === schema.values.length
        ? { rules: [{ kind: 'values', values }] }
        : { problem: 'its values are not strings' }
    }
    case 'string':
      return stringRules(schema)
    case 'array': {
      const { items, prefixItems, minItems = 0, maxItems, uniqueItems, contains, dropsInvalidItems } = schema
      if (prefixItems.length > 0 || uniqueItems || contains !== undefined || dropsInvalidItems)
        return { problem: 'its list has rules other than the number of items' }
      const read = textRules(items)
      if ('problem' in read) return read
      if (read.items !== undefined) return { problem: 'it is a list of lists' }
      return {
        rules: read.rules,
        items: { minimum: minItems, ...(maxItems === undefined ? {} : { maximum: maxItems }) },
      }
    }
    default:
      return { problem: 'it is neither a string nor a list of strings' }
  }
}

function stringRules(schema: Extract<Schema, { kind: 'string' }>): ReturnType<typeof textRules> {
  const { format, minLength = 0, maxLength, pattern, binary, date } = schema
  if (binary || date) return { problem: 'it is a string that is converted' }
  if (format !== undefined && !textFormats.has(format))
    return { problem: `its format '${format}' is none of ${[...textFormats].join(', ')}` }
  const rules: TextRule[] = []
  if (minLength > 0 || maxLength !== undefined)
    rules.push({
      kind: 'length',
      minimum: minLength,
      ...(maxLength === undefined ? {} : { maximum: maxLength }),
    })
  if (format !== undefined) rules.push({ kind: 'format', format })
  if (pattern !== undefined) rules.push({ kind: 'pattern', pattern })
  return { rules }
}
