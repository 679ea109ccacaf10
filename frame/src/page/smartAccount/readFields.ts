/** @throws an Error with a message for the page that asks */
export function toList(value: unknown, name = 'The parameters'): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${name} must be an array.`)
  // Without holes, which many functions of arrays pass over.
  return Array.from(value as readonly unknown[])
}

/** @throws an Error with a message for the page that asks */
export function toRecord(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>
  throw new Error(`${name} must be an object.`)
}

/** `0x89`, `137` or `eip155:137`. @throws an Error with a message for the page that asks */
export function readChainNumber(chainId: unknown): number {
  const number = Number(`${chainId}`.replace('eip155:', ''))
  if (Number.isSafeInteger(number) && number > 0) return number
  throw new Error('chainId must be a number.')
}
