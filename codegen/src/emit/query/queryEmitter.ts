import { isQuery, repliesWithStream } from '../../layout/operationFacts.ts'
import type { Operation } from '../../model/operation.ts'
import type { HttpService } from '../../model/service.ts'
import type { Emitter } from '../emitter.ts'
import { groupFiles } from '../groupFiles.ts'
import { infiniteDeclarations } from './infiniteDeclarations.ts'
import { keysFile } from './keysFile.ts'
import { mutationDeclarations } from './mutationDeclarations.ts'
import { queryDeclarations } from './queryDeclarations.ts'

/** Query keys and options per operation, for any binding of TanStack Query: only its types are imported. */
export const queryEmitter: Emitter<'http'> = {
  target: 'query',
  dialects: ['http'],
  needs: ['types', 'client'],
  emit: (service) => [
    ...(service.operations.length === 0 ? [] : [keysFile(service)]),
    ...groupFiles('query', service.operations, (operation) => declare(service, operation)),
  ],
}

function declare(service: HttpService, operation: Operation) {
  if (!isQuery(operation)) return mutationDeclarations(service, operation)
  if (repliesWithStream(operation)) return []
  const plain = queryDeclarations(service, operation)
  return operation.paging === undefined
    ? plain
    : [...plain, ...infiniteDeclarations(operation, operation.paging)]
}
