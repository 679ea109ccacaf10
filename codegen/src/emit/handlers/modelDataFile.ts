import { code } from '../../fragment/code.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import type { Model } from '../../model/schema.ts'
import { modelDataFunction, randomType } from './handlerNames.ts'
import { schemaData } from './schemaData.ts'

/** `handlers/walletEntryData.ts` */
export function modelDataFile(model: Model): OutputFile {
  const { name } = modelDataFunction(model)
  const data = schemaData(model.schema)
  return {
    path: `handlers/${name}`,
    inBarrel: false,
    declarations: [
      {
        kind: 'function',
        name,
        doc: `Makes a \`${model.name}\` up. Its handlers check that it fits the contract.`,
        parameters: [{ name: 'random', type: code`${randomType}` }],
        // Not the model's own type: whether the data fits is for the validator to say, whatever the contract demands.
        returns: code`unknown`,
        body: [model.recursive ? code`return random.nested(() => ${data})` : code`return ${data}`],
      },
    ],
  }
}
