import { code } from '../../fragment/code.ts'
import type { Declaration } from '../../fragment/declaration.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import { pure } from '../../fragment/pure.ts'
import type { Model } from '../../model/schema.ts'
import { make, makerType } from './dataCode.ts'
import { modelMaker } from './handlerNames.ts'
import { schemaData } from './schemaData.ts'

/** `handlers/models/walletEntryData.ts` */
export function modelDataFile(model: Model): OutputFile {
  return {
    path: `handlers/models/${modelMaker(model).name}`,
    inBarrel: false,
    onDemand: true,
    declarations: () => [modelData(model)],
  }
}

function modelData(model: Model): Declaration {
  const data = schemaData(model.schema)
  return {
    kind: 'const',
    name: modelMaker(model).name,
    doc: `Generates a mock \`${model.name}\`. Its handlers check that it fits the contract.`,
    type: makerType,
    value: pure(model.recursive ? code`${make}.nested(() => ${data})` : data),
  }
}
