import { isQuery } from '../../layout/operationFacts.ts'
import type { Emitter } from '../emitter.ts'
import { mutationHookFile } from './mutationHookFile.ts'
import { queryHookFile } from './queryHookFile.ts'

/** Hooks per operation over TanStack Query's React binding; the client comes from the caller. */
export const reactEmitter: Emitter<'http'> = {
  target: 'react',
  dialects: ['http'],
  needs: ['types', 'client', 'query'],
  emit: (service) =>
    service.operations.flatMap((operation) =>
      isQuery(operation)
        ? [queryHookFile(operation, 'useQuery'), queryHookFile(operation, 'useSuspenseQuery')]
        : [mutationHookFile(operation)],
    ),
}
