import type { Declaration } from '../../fragment/declaration.ts'
import { isQuery, repliesWithStream } from '../../layout/operationFacts.ts'
import type { Operation } from '../../model/operation.ts'
import type { Emitter } from '../emitter.ts'
import { groupFiles } from '../groupFiles.ts'
import { infiniteHooks } from './infiniteHooks.ts'
import { mutationHook } from './mutationHook.ts'
import { queryHooks } from './queryHooks.ts'

/** Hooks per operation over TanStack Query's React binding; the caller passes the client. */
export const reactEmitter: Emitter<'http'> = {
  target: 'react',
  dialects: ['http'],
  needs: ['types', 'client', 'query'],
  emit: (service) => groupFiles('react', service.operations, hooks),
}

function hooks(operation: Operation): Declaration[] {
  if (!isQuery(operation)) return [mutationHook(operation)]
  if (repliesWithStream(operation)) return []
  const plain = queryHooks(operation)
  return operation.paging === undefined ? plain : [...plain, ...infiniteHooks(operation, operation.paging)]
}
