import { isQuery } from '../../layout/operationFacts.ts'
import type { Emitter } from '../emitter.ts'
import { groupFiles } from '../groupFiles.ts'
import { mutationDeclarations } from './mutationDeclarations.ts'
import { queryDeclarations } from './queryDeclarations.ts'

/** Query keys and options per operation, for any binding of TanStack Query: only its types are imported. */
export const queryEmitter: Emitter<'http'> = {
  target: 'query',
  dialects: ['http'],
  needs: ['types', 'client'],
  emit: (service) =>
    groupFiles('query', service.operations, (operation) =>
      isQuery(operation) ? queryDeclarations(service, operation) : mutationDeclarations(service, operation),
    ),
}
