import type { OutputFile } from '../../fragment/outputFile.ts'
import type { Emitter } from '../emitter.ts'
import { componentsFile } from './componentsFile.ts'
import { modelFile } from './modelFile.ts'
import { operationFile } from './operationFile.ts'
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
      ...service.operations.map(operationFile),
      pathsFile(service),
      ...(service.models.length === 0 ? [] : [componentsFile(service)]),
    ]
  },
}
