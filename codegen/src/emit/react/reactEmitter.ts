import { isQuery } from '../../layout/operationFacts.ts'
import type { Emitter } from '../emitter.ts'
import { groupFiles } from '../groupFiles.ts'
import { mutationHook } from './mutationHook.ts'
import { queryHook } from './queryHook.ts'

/** Hooks per operation over TanStack Query's React binding; the client comes from the caller. */
export const reactEmitter: Emitter<'http'> = {
  target: 'react',
  dialects: ['http'],
  needs: ['types', 'client', 'query'],
  emit: (service) =>
    groupFiles('react', service.operations, (operation) =>
      isQuery(operation)
        ? [queryHook(operation, 'useQuery'), queryHook(operation, 'useSuspenseQuery')]
        : [mutationHook(operation)],
    ),
}
