/** Missing in TypeScript's lib; available since Node 21. */
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown }

/** Serialises JSON with bigints as bare integers: a u64 may exceed JavaScript's safe integers. */
export function stringifyJson(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'bigint' ? rawJSON(String(item)) : item,
  )
}
