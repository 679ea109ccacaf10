/** Missing in TypeScript's library files; Node has it since version 21. */
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown }

/** Writes JSON in which a bigint is a bare integer: Solana's u64 do not fit into JavaScript's numbers. */
export function stringifyJson(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'bigint' ? rawJSON(String(item)) : item,
  )
}
