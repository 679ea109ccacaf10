import type { SchemaFacts } from '../../model/schema.ts'

/** The facts of a schema that the compiler made itself. */
export function bareFacts(place: SchemaFacts['place']): SchemaFacts {
  return { place, examples: [], extensions: {} }
}
