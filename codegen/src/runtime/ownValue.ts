/** The value of a key that an object has itself; undefined of anything else. */
export function ownValue(input: unknown, key: string): unknown {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, key)) return undefined
  return (input as Readonly<Record<string, unknown>>)[key]
}
