import { arrayLiteral, code, literal } from '../../fragment/code.ts'
import type { Declaration } from '../../fragment/declaration.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import { type Direction, modelPath, modelType } from '../../layout/modelNames.ts'
import type { Model } from '../../model/schema.ts'
import { listedValues } from '../../schema/listedValues.ts'
import { schemaDoc } from '../../schema/schemaDoc.ts'
import { hasOnlyMembers, objectMembers, schemaType } from '../../schema/schemaType.ts'

/** `types/models/WalletEntry.ts`; a second type where sent and received differ. */
export function modelFile(model: Model): OutputFile {
  const directions: readonly Direction[] = model.directional ? ['received', 'sent'] : ['received']
  return {
    path: modelPath(model),
    declarations: () => [
      ...directions.map((direction) => modelDeclaration(model, direction)),
      ...enumValues(model),
    ],
  }
}

/** `walletKindValues`: the values of an enum, for menus and loops; with null where it may be null. */
function enumValues({ schema, name, camelName }: Model): Declaration[] {
  const values = listedValues(schema)
  if (values === undefined) return []
  return [
    {
      kind: 'const',
      name: `${camelName}Values`,
      doc: `Every value of {@link ${name}}, in the order of the contract.`,
      deprecated: schema.deprecated,
      value: code`${arrayLiteral(values.map((value) => literal(value)))} as const`,
    },
  ]
}

function modelDeclaration(model: Model, direction: Direction): Declaration {
  const { schema } = model
  // Values that a host passes in are only read.
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
