import type { IncomingRequest } from './Service.ts'

/** An operation's method and path below its service's base, e.g. `GET /getWalletImage/{imageId}`. */
export type OperationPattern = `${'GET' | 'POST'} /${string}`

/** Finds the operation of a service that a request calls. */
export function matchOperation(
  operations: Readonly<Record<string, OperationPattern>>,
  { method, path }: IncomingRequest,
): readonly string[] {
  return Object.keys(operations).filter((name) => {
    const [operationMethod, template] = operations[name]?.split(' ') ?? []
    return operationMethod === method && template !== undefined && matches(template, path)
  })
}

function matches(template: string, path: string): boolean {
  const wanted = template.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith('{') ? given[index] !== '' : part === given[index]))
  )
}
