import type { Report } from '../../diagnostics/report.ts'
import type { Operation } from '../../model/operation.ts'
import { readableParts, readInvalidates } from './readInvalidates.ts'
import { readPaging } from './readPaging.ts'

/** Works out what an operation cannot know before all schemas and operations are read: its paging, what it makes stale. */
export function linkOperations(operations: readonly Operation[], report: Report): Operation[] {
  const readable = readableParts(operations)
  return operations.map((operation) => {
    checkFlag(operation, report)
    const paging = readPaging(operation, report)
    const invalidates = readInvalidates(operation, readable, report)
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
    `'x-query' has to be true or false.`,
  )
}
