import { isJsonObject, type JsonObject, type JsonValue } from './jsonObject.ts'

/**
 * Lays `overrides` over `defaults`, object by object. Lists and plain values are replaced whole: a list of
 * networks in the address bar is the list, not an addition to the default one.
 */
export function mergeOptions(defaults: JsonObject, overrides: JsonObject): JsonObject {
  const merged = new Map<string, JsonValue>(Object.entries(defaults))
  for (const [key, value] of Object.entries(overrides)) {
    const previous = merged.get(key)
    merged.set(key, isJsonObject(previous) && isJsonObject(value) ? mergeOptions(previous, value) : value)
  }
  // fromEntries defines own properties, so a "__proto__" from the address bar stays a harmless key.
  return Object.fromEntries(merged)
}
