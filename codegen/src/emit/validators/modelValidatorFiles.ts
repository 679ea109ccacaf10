import { code } from '../../fragment/code.ts'
import type { OutputFile } from '../../fragment/outputFile.ts'
import { pure } from '../../fragment/pure.ts'
import { type Direction, modelType, modelValidator } from '../../layout/modelNames.ts'
import type { Model } from '../../model/schema.ts'
import { schemaDoc } from '../../schema/schemaDoc.ts'
import { schemaValidator } from '../../schema/schemaValidator.ts'
import { validatorType } from './validatorType.ts'

/** `validators/models/walletEntrySchema.ts`; a second file where sent and received differ. */
export function modelValidatorFiles(model: Model): OutputFile[] {
  const directions: readonly Direction[] = model.directional ? ['received', 'sent'] : ['received']
  return directions.map((direction) => {
    const { name } = modelValidator(model, direction)
    return {
      path: `validators/models/${name}`,
      declarations: () => [
        {
          kind: 'const',
          name,
          doc: schemaDoc(model.schema, model.name, model.wireName),
          deprecated: model.schema.deprecated,
          type: validatorType(code`${modelType(model, direction)}`),
          value: pure(schemaValidator(model.schema, { direction, within: model })),
        },
      ],
    }
  })
}
