import type { OptionSchema, OptionsSchema } from './documents.ts'

export interface OptionEntry {
  /** e.g. `features.email` */
  readonly name: string
  readonly description: string
  readonly isRequired: boolean
  /** JSON Schema of its value, without references. */
  readonly schema: unknown
}

export function listOptions({ properties }: OptionsSchema): readonly string[] {
  return Object.keys(properties)
}

/** An option of `createAppKit`, or one inside of it, such as `services.relay`. */
export function getOption(schema: OptionsSchema, name: string): OptionEntry | undefined {
  let option: OptionSchema | undefined = { properties: schema.properties }
  for (const part of name.split('.')) option = own(resolve(schema, option).properties, part)
  if (option === undefined) return undefined
  const resolved = resolve(schema, option)
  return {
    name,
    description: option.description ?? resolved.description ?? '',
    isRequired: schema.required?.includes(name) ?? false,
    schema: inline(schema, resolved, 0),
  }
}

function own<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined
}

function resolve({ $defs }: OptionsSchema, option: OptionSchema | undefined): OptionSchema {
  const name = option?.$ref?.replace('#/$defs/', '')
  return (name === undefined ? option : own($defs, name)) ?? {}
}

/** Deeper references stay: their definitions have pages of their own. */
const deepest = 6

function inline(schema: OptionsSchema, value: unknown, depth: number): unknown {
  if (Array.isArray(value)) return value.map((each) => inline(schema, each, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...others } = value as OptionSchema
  const whole = $ref !== undefined && depth < deepest ? { ...resolve(schema, { $ref }), ...others } : value
  return Object.fromEntries(
    Object.entries(whole).map(([key, each]) => [key, inline(schema, each, depth + 1)]),
  )
}
