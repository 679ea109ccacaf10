import { type Code, call, literal } from '../../fragment/code.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import type { Operation } from '../../model/operation.ts'
import type { HttpService } from '../../model/service.ts'

const operationKeyFunction = fromRuntime('query/queryKey', 'operationKey')

/**
 * `operationKey('shop', '/books', 'listBooks', ['books'])`: strings only, because the type checker creates a type
 * for each object literal.
 */
export function operationKey(service: HttpService, { path, name, tags }: Operation): Code {
  const parts = [service.name, path, name].map((part) => literal(part))
  return call(operationKeyFunction, tags.length === 0 ? parts : [...parts, literal([...tags])])
}
