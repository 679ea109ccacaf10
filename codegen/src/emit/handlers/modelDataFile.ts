import { code } from '../../fragment/code.ts'
import type { Declaration } from '../../fragment/declaration.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import type { Model } from '../../model/schema.ts'
import { maker } from './dataCode.ts'
import { modelDataFunction, randomType } from './handlerNames.ts'
import { schemaData, usesRandom } from './schemaData.ts'

/** `handlers/models/walletEntryData.ts` */
export function modelDataFile(model: Model): OutputFile {
  return {
    path: `handlers/models/${modelDataFunction(model).name}`,
    inBarrel: false,
    onDemand: true,
    declarations: () => [modelData(model)],
  }
}

function modelData(model: Model): Declaration {
  const data = schemaData(model.schema)
  return {
    kind: 'function',
    name: modelDataFunction(model).name,
    doc: `Makes a \`${model.name}\` up. Its handlers check that it fits the contract.`,
    // Callers pass it always.
    parameters: [
      { name: usesRandom(data) || model.recursive ? 'random' : '_random', type: code`${randomType}` },
    ],
    // Not the model's own type: whether the data fits is for the validator to say, whatever the contract demands.
    returns: code`unknown`,
    body: [model.recursive ? code`return random.nested<unknown>(${maker(data)})` : code`return ${data}`],
  }
}
