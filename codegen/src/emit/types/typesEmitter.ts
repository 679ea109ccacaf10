import type { OutputFile } from '../../fragment/outputFile.ts'
import type { Emitter } from '../emitter.ts'
import { groupFiles } from '../groupFiles.ts'
import { componentsFile } from './componentsFile.ts'
import { modelFile } from './modelFile.ts'
import { operationTypes } from './operationTypes.ts'
import { pathsFile } from './pathsFile.ts'

/** Types of every model and operation, and `paths` and `components` in the shape that openapi-fetch reads. */
export const typesEmitter: Emitter<'http' | 'rpc' | 'channel' | 'schemas'> = {
  target: 'types',
  dialects: ['http', 'rpc', 'channel', 'schemas'],
  needs: [],
  emit(service): OutputFile[] {
    const models = service.models.map(modelFile)
    if (service.dialect !== 'http') return models
    return [
      ...models,
      ...groupFiles('types', [...service.operations, ...service.incoming], operationTypes),
      pathsFile(service),
      ...(service.models.length === 0 ? [] : [componentsFile(service)]),
    ]
  },
}
