import { isJsonObject, type JsonObject, type JsonValue } from './jsonObject.ts'

/**
 * Merges `overrides` into `defaults`, object by object. Lists and plain values are replaced: a list of
 * networks in the URL is not added to the default one.
 */
export function mergeOptions(defaults: JsonObject, overrides: JsonObject): JsonObject {
  const merged = new Map<string, JsonValue>(Object.entries(defaults))
  for (const [key, value] of Object.entries(overrides)) {
    const previous = merged.get(key)
    merged.set(key, isJsonObject(previous) && isJsonObject(value) ? mergeOptions(previous, value) : value)
  }
  // fromEntries defines own properties, so a "__proto__" in the URL is a harmless key.
  return Object.fromEntries(merged)
}
