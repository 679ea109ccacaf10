import type { SchemaFacts } from '../../model/schema.ts'

/** Facts of a schema that the compiler creates. */
export function bareFacts(place: SchemaFacts['place']): SchemaFacts {
  return { place, examples: [], extensions: {} }
}
