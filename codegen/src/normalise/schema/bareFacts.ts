import type { SchemaFacts } from '../../model/schema.ts'

/** The facts of a schema that the contract says nothing about: a part that the compiler made. */
export function bareFacts(place: SchemaFacts['place']): SchemaFacts {
  return { place, examples: [], extensions: {} }
}
