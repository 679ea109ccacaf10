import type { HttpService } from '../../model/service.ts'
import type { Emitter } from '../emitter.ts'
import { groupFiles } from '../groupFiles.ts'
import { allHandlersFile } from './allHandlersFile.ts'
import { handlerDeclaration } from './handlerDeclaration.ts'
import { modelDataFile } from './modelDataFile.ts'

/** Test handlers per operation for Mock Service Worker, with examples of the contract or mock data by a seed. */
export const handlersEmitter: Emitter<'http'> = {
  target: 'handlers',
  dialects: ['http'],
  needs: ['types', 'validators'],
  emit: (service: HttpService) => [
    ...groupFiles('handlers', service.operations, (operation) => [handlerDeclaration(operation)]),
    ...service.models.map(modelDataFile),
    ...(service.operations.length === 0 ? [] : [allHandlersFile(service)]),
  ],
}
