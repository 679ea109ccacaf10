import type { OutputFile } from '../../fragment/outputFile.ts'
import type { Emitter } from '../emitter.ts'
import { groupFiles } from '../groupFiles.ts'
import { modelValidatorFiles } from './modelValidatorFiles.ts'
import { replyValidators } from './replyValidators.ts'
import { requestValidators } from './requestValidators.ts'

/** A zod schema for each model, part of a request, and reply, importable one by one. */
export const validatorsEmitter: Emitter<'http' | 'rpc' | 'channel' | 'schemas'> = {
  target: 'validators',
  dialects: ['http', 'rpc', 'channel', 'schemas'],
  needs: ['types'],
  emit(service): OutputFile[] {
    const models = service.models.flatMap(modelValidatorFiles)
    if (service.dialect !== 'http') return models
    return [
      ...models,
      ...groupFiles('validators', [...service.operations, ...service.incoming], (operation) => [
        ...requestValidators(operation),
        ...replyValidators(operation),
      ]),
    ]
  },
}
