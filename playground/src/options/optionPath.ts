import { isJsonObject, type JsonObject, type JsonValue } from '../kit/jsonObject.ts'

/** The value at `path` ("features.email"), or undefined where it is unset. */
export function readOption(options: JsonObject, path: string): JsonValue | undefined {
  let value: JsonValue | undefined = options
  for (const key of path.split('.')) value = isJsonObject(value) ? value[key] : undefined
  return value
}

/** A copy of `options` with `value` at `path`; undefined removes the option and groups that become empty. */
export function writeOption(options: JsonObject, path: string, value: JsonValue | undefined): JsonObject {
  const [key = '', ...rest] = path.split('.')
  const { [key]: previous, ...others } = options
  if (rest.length === 0) return value === undefined ? others : { ...others, [key]: value }
  const inner = writeOption(isJsonObject(previous) ? previous : {}, rest.join('.'), value)
  return Object.keys(inner).length === 0 ? others : { ...others, [key]: inner }
}
