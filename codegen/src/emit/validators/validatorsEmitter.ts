import type { OutputFile } from '../../fragment/outputFile.ts'
import type { Emitter } from '../emitter.ts'
import { modelValidatorFile } from './modelValidatorFile.ts'
import { replyValidatorFiles } from './replyValidatorFiles.ts'
import { requestValidatorFiles } from './requestValidatorFiles.ts'

/** A zod schema for each model, part of a request, and reply, importable one by one. */
export const validatorsEmitter: Emitter<'http' | 'rpc' | 'channel' | 'schemas'> = {
  target: 'validators',
  dialects: ['http', 'rpc', 'channel', 'schemas'],
  needs: ['types'],
  emit(service): OutputFile[] {
    const models = service.models.flatMap(modelValidatorFile)
    if (service.dialect !== 'http') return models
    return [
      ...models,
      ...service.operations.flatMap(requestValidatorFiles),
      ...service.operations.flatMap(replyValidatorFiles),
    ]
  },
}
