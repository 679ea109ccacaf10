import { isQuery } from '../../layout/operationFacts.ts'
import type { Emitter } from '../emitter.ts'
import { mutationFile } from './mutationFile.ts'
import { queryFile } from './queryFile.ts'

/** Query keys and options per operation, for any binding of TanStack Query: only its types are imported. */
export const queryEmitter: Emitter<'http'> = {
  target: 'query',
  dialects: ['http'],
  needs: ['types', 'client'],
  emit: (service) =>
    service.operations.map((operation) =>
      isQuery(operation) ? queryFile(service, operation) : mutationFile(service, operation),
    ),
}
