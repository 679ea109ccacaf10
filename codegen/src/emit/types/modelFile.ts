import type { Declaration } from '../../fragment/declaration.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import { type Direction, modelPath, modelType } from '../../layout/modelNames.ts'
import type { Model } from '../../model/schema.ts'
import { schemaDoc } from '../../schema/schemaDoc.ts'
import { hasOnlyMembers, objectMembers, schemaType } from '../../schema/schemaType.ts'

/** `types/models/WalletEntry.ts`; a second type where sent and received differ. */
export function modelFile(model: Model): OutputFile {
  const directions: readonly Direction[] = model.directional ? ['received', 'sent'] : ['received']
  return {
    path: modelPath(model),
    declarations: () => directions.map((direction) => modelDeclaration(model, direction)),
  }
}

function modelDeclaration(model: Model, direction: Direction): Declaration {
  const { schema } = model
  // What a host passes in is only read.
  const options = { direction, readonlyLists: direction === 'sent' }
  const facts = {
    name: modelType(model, direction).name,
    doc: schemaDoc(schema, model.name, model.wireName),
    deprecated: schema.deprecated,
  }
  if (schema.kind === 'object' && hasOnlyMembers(schema)) {
    return { kind: 'interface', ...facts, members: objectMembers(schema, options) }
  }
  return { kind: 'typeAlias', ...facts, type: schemaType(schema, options) }
}
