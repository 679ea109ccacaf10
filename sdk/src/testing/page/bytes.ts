/** Replaces byte arrays by lists that survive the way into the page and back. */
export function packBytes(value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: [...value] }
  if (Array.isArray(value)) return value.map(packBytes)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, packBytes(part)]))
}

/** The opposite of {@link packBytes}. */
export function unpackBytes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackBytes)
  if (typeof value !== 'object' || value === null) return value
  const { bytes } = value as { readonly bytes?: unknown }
  if (Array.isArray(bytes)) return new Uint8Array(bytes)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, unpackBytes(part)]))
}
