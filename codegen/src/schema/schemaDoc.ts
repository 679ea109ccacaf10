import type { Schema } from '../model/schema.ts'

/**
 * What a contract says of a schema to its readers. A title that is only the name again, as FastAPI gives one to every
 * property (`item_id`: Item Id), is of no use to them.
 *
 * @param names What it is called in the contract and in the output.
 */
export function schemaDoc({ description, title }: Schema, ...names: readonly string[]): string | undefined {
  if (description !== undefined || title === undefined) return description
  const words = wordsOf(title)
  return names.some((name) => wordsOf(name) === words) ? undefined : title
}

function wordsOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
