import type { Inner } from '../validators/schema.ts'
import { type Validation, validate } from '../validators/validate.ts'
import { otherReading, type WireShape } from './wireShape.ts'

/**
 * Checks a part of a request. A URL does not distinguish a string from a list of that one string, nor an empty string
 * in a list from an empty list: a value that the contract refuses is read the other way.
 *
 * @param shapes Shapes of parameters, by name; called only for a value that is refused.
 */
export function checkPart(
  schema: Inner,
  value: unknown,
  shapes: () => Readonly<Record<string, WireShape>>,
): Validation<unknown> {
  const checked = validate(schema, value)
  if (checked.ok || typeof value !== 'object' || value === null) return checked
  const refused = new Set(checked.issues.map(({ path }) => path.split('.', 1)[0]))
  const known = shapes()
  const strings = Object.entries(value).flatMap(([name, list]): [string, unknown][] => {
    const shape = Object.hasOwn(known, name) ? known[name] : undefined
    const text =
      shape === undefined || !refused.has(name.split('.', 1)[0]) ? undefined : otherReading(list, shape)
    return text === undefined ? [] : [[name, text]]
  })
  if (strings.length === 0) return checked
  const again = validate(schema, { ...value, ...Object.fromEntries(strings) })
  return again.ok ? again : checked
}
