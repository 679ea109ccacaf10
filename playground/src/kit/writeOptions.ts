import type { JsonObject } from './jsonObject.ts'

/** The URL of this page with `overrides` as `?options=`; other parameters are kept. */
export function writeOptions(address: string, overrides: JsonObject): string {
  const url = new URL(address)
  if (Object.keys(overrides).length === 0) url.searchParams.delete('options')
  else url.searchParams.set('options', JSON.stringify(overrides))
  return url.href
}
