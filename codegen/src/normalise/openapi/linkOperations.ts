import type { Report } from '../../diagnostics/report.ts'
import type { Operation } from '../../model/operation.ts'
import { readableParts, readInvalidates } from './readInvalidates.ts'
import { readPaging } from './readPaging.ts'

/**
 * Adds facts that depend on other schemas and operations: paging, and the queries that an operation makes stale.
 *
 * @param isPart Whether the contract has other operations, which may be named.
 */
export function linkOperations(
  operations: readonly Operation[],
  report: Report,
  isPart = false,
): Operation[] {
  const readable = readableParts(operations)
  return operations.map((operation) => {
    checkFlag(operation, report)
    const paging = readPaging(operation, report)
    const invalidates = readInvalidates(operation, isPart ? { ...readable, isPart } : readable, report)
    if (paging === undefined && invalidates === undefined) return operation
    return {
      ...operation,
      ...(paging === undefined ? {} : { paging }),
      ...(invalidates === undefined ? {} : { invalidates }),
    }
  })
}

function checkFlag({ extensions, place }: Operation, report: Report) {
  const declared = extensions['x-query']
  if (declared === undefined || typeof declared === 'boolean') return
  report.mistake(
    { file: place.file, pointer: `${place.pointer}/x-query` },
    `'x-query' must be true or false.`,
  )
}
