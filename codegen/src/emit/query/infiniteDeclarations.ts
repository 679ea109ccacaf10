import { code, literal } from '../../fragment/code.ts'
import type { Declaration } from '../../fragment/declaration.ts'
import { fromPackage, fromRuntime } from '../../fragment/importedName.ts'
import { mayBeNothing, requiresParameters } from '../../layout/operationFacts.ts'
import { clientFunction, clientType, parametersType } from '../../layout/operationNames.ts'
import { pageParameterType } from '../../layout/pageParameterType.ts'
import {
  infiniteQueryKeyFunction,
  infiniteQueryOptionsFunction,
  queryDataType,
  queryKeyFunction,
} from '../../layout/queryNames.ts'
import type { Operation } from '../../model/operation.ts'
import type { Paging } from '../../model/paging.ts'
import { documented } from './documented.ts'

const infiniteData = fromPackage('@tanstack/query-core', 'InfiniteData', { type: true })
const taggedKey = fromRuntime('query/queryTypes', 'TaggedQueryKey', { type: true })
const infiniteQuery = fromRuntime('query/queryPaging', 'infiniteQuery')
const infiniteQueryType = fromRuntime('query/queryPaging', 'InfiniteQuery', { type: true })
const inBody = fromRuntime('query/inBody', 'inBody')
const infiniteQueryKey = fromRuntime('query/queryPaging', 'infiniteQueryKey')

/** Key and options of a paged list. */
export function infiniteDeclarations(operation: Operation, paging: Paging): Declaration[] {
  const { deprecated, name } = operation
  const pages = code`${queryDataType(operation)}, ${pageParameterType(paging)}`
  const parameters = { name: 'parameters', type: code`${parametersType(operation)}` }
  const read = code`${clientFunction(operation)}(client, page, options)`
  const reading = mayBeNothing(operation)
    ? code`async (page, options) => (await ${read}) ?? null`
    : code`(page, options) => ${read}`
  return [
    {
      kind: 'function',
      name: infiniteQueryKeyFunction(operation).name,
      doc: `Key of the infinite query of \`${name}\`: never that of the plain one, under the same operation.`,
      deprecated,
      parameters: [{ ...parameters, optional: true }],
      returns: code`${taggedKey}<${infiniteData}<${pages}>>`,
      body: [code`return ${infiniteQueryKey}<${pages}>(${queryKeyFunction(operation)}(parameters))`],
    },
    {
      kind: 'function',
      name: infiniteQueryOptionsFunction(operation).name,
      doc: documented(
        operation,
        `Options of an infinite query, page by page along \`${paging.parameter}\`; a value given for it is where to start.`,
      ),
      deprecated,
      parameters: [
        { name: 'client', type: code`${clientType()}` },
        requiresParameters(operation) ? parameters : { ...parameters, default: code`{}` },
      ],
      returns: code`${infiniteQueryType}<${pages}>`,
      body: [
        code`return ${infiniteQuery}<${parametersType(operation)}, ${pages}>(${infiniteQueryKeyFunction(operation)}(parameters), parameters, ${rule(paging)}, ${reading}${isInBody(paging) ? code`, ${inBody}` : undefined})`,
      ],
    },
  ]
}

function isInBody(paging: Paging): boolean {
  const size = paging.kind === 'number' ? paging.size : undefined
  return [paging.parameter, size].some((name) => name?.startsWith('/'))
}

/** The rule as the run-time part reads it. */
function rule(paging: Paging) {
  if (paging.kind === 'cursor') {
    const { parameter, next, more, numeric } = paging
    return literal({
      parameter,
      next,
      ...(more === undefined ? {} : { more }),
      ...(numeric ? { numeric } : {}),
    })
  }
  const { kind, ...numbers } = paging
  return literal(numbers)
}
