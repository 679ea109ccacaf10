import type { Operation } from '../model/operation.ts'
import type { OperationDraft } from '../normalise/openapi/operationDraft.ts'
import type { OperationState } from './serviceState.ts'

/** An operation of which only the names are known; the rest is read on access. */
export function lazyOperation(
  { paging, pagingFrom, invalidates, ...names }: OperationState,
  read: () => OperationDraft,
): Operation {
  let whole: Operation | undefined
  const readWhole = (): Operation => {
    whole ??= {
      ...read(),
      ...names,
      ...(paging === undefined ? {} : { paging }),
      ...(invalidates === undefined ? {} : { invalidates }),
    }
    return whole
  }
  return new Proxy({} as Operation, {
    get: (_, key) => Reflect.get(Object.hasOwn(names, key) ? names : readWhole(), key),
    has: (_, key) => Reflect.has(readWhole(), key),
    ownKeys: () => Reflect.ownKeys(readWhole()),
    getOwnPropertyDescriptor: (_, key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(readWhole(), key)
      return descriptor && { ...descriptor, configurable: true }
    },
  })
}
