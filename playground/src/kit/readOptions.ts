import { isJsonObject, type JsonObject } from './jsonObject.ts'

/** Options from the URL, or why they could not be parsed. */
export type ReadOptionsResult =
  | { overrides: JsonObject; problem?: undefined }
  | { overrides: JsonObject; problem: string }

/** Reads `?options=` (URI-encoded JSON) of a query string. Never throws: invalid input is a `problem`, without overrides. */
export function readOptions(search: string): ReadOptionsResult {
  const text = new URLSearchParams(search).get('options')
  if (text === null || text === '') return { overrides: {} }
  try {
    const value: unknown = JSON.parse(text)
    if (isJsonObject(value)) return { overrides: value }
    return { overrides: {}, problem: 'The options in the address are not a JSON object' }
  } catch (error) {
    return { overrides: {}, problem: `The options in the address are not JSON (${describe(error)})` }
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
