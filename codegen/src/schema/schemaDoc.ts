import type { Schema } from '../model/schema.ts'

/**
 * Doc comment of a schema. A title that only repeats the name, as FastAPI writes one for every property (`item_id`:
 * Item Id), is left out.
 *
 * @param names Names of the schema in the contract and in the output.
 */
export function schemaDoc({ description, title }: Schema, ...names: readonly string[]): string | undefined {
  if (description !== undefined || title === undefined) return description
  const words = wordsOf(title)
  return names.some((name) => wordsOf(name) === words) ? undefined : title
}

function wordsOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
