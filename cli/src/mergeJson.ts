type JsonObject = { readonly [name: string]: unknown }

/** Merges objects by name, at any depth; other values of `added` replace those of `base`. */
export function mergeJson(base: JsonObject, added: JsonObject): JsonObject {
  const merged = Object.entries(added).map(([name, value]) => {
    const own = base[name]
    return [name, isObject(own) && isObject(value) ? mergeJson(own, value) : value]
  })
  return { ...base, ...Object.fromEntries(merged) }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
