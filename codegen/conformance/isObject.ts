import type { JsonObject, JsonValue } from '../src/model/json.ts'

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
