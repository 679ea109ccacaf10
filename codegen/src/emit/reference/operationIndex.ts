import type { Operation } from '../../model/operation.ts'
import { operationAnchor } from './links.ts'
import { codeSpan } from './markdown/inlineText.ts'
import { table } from './markdown/table.ts'
import { cellText } from './schemaLimits.ts'

/** The operations of a page, each with a link to its section. */
export function operationIndex(operations: readonly Operation[]): string {
  return table(
    ['Operation', 'Request', 'Does'],
    operations.map((operation) => [
      `[${operation.name}](#${operationAnchor(operation.name)})`,
      codeSpan(`${operation.method.toUpperCase()} ${operation.path}`),
      cellText(operation.summary, operation.deprecated),
    ]),
  )
}
