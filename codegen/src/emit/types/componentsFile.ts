import { block, code, propertyKey } from '../../fragment/code.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import { modelType } from '../../layout/modelNames.ts'
import type { HttpService } from '../../model/service.ts'

/** `types/components.ts`: the models under their names in the contract. */
export function componentsFile({ models, title }: HttpService): OutputFile {
  const entries = new Map(models.flatMap((model) => (model.isBase === true ? [] : [[model.wireName, model]])))
  const members = [...entries].map(([name, model]) => code`${propertyKey(name)}: ${modelType(model)}`)
  return {
    path: 'types/components',
    declarations: () => [
      {
        kind: 'interface',
        name: 'components',
        doc: `Every schema of ${title} under its name in the contract.`,
        members: [{ name: 'schemas', type: block('{', members, '}', '') }],
      },
    ],
  }
}
