import { type Code, code, identifier, join, literal, objectLiteral } from '../../fragment/code.ts'
import type { Declaration } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import { hasParameters, requiresParameters } from '../../layout/operationFacts.ts'
import { clientFunction, clientType, parametersType, replyType } from '../../layout/operationNames.ts'
import { mutationOptionsFunction, mutationVariablesType } from '../../layout/queryNames.ts'
import type { Invalidation } from '../../model/invalidation.ts'
import type { Operation } from '../../model/operation.ts'
import type { HttpService } from '../../model/service.ts'
import { documented } from './documented.ts'
import { operationKey } from './operationKey.ts'

const staleReads = fromRuntime('query/queryMutation', 'staleReads')
const mutationType = fromRuntime('query/queryMutation', 'Mutation', { type: true })
const invalidationOptions = fromRuntime('query/queryMutation', 'InvalidationOptions', { type: true })

/** Options of an operation that changes something. */
export function mutationDeclarations(service: HttpService, operation: Operation): Declaration[] {
  return [
    {
      kind: 'typeAlias',
      name: mutationVariablesType(operation).name,
      doc: `Variables of a mutation of \`${operation.name}\`.`,
      type: variables(operation),
    },
    {
      kind: 'function',
      name: mutationOptionsFunction(operation).name,
      doc: documented(operation, 'Options of a mutation: key, function, and what it makes stale.'),
      deprecated: operation.deprecated,
      parameters: [
        { name: 'client', type: code`${clientType()}` },
        { name: 'options', type: code`${invalidationOptions}`, optional: true },
      ],
      returns: code`${mutationType}<${mutationVariablesType(operation)}, ${replyType(operation)}>`,
      body: [
        code`return ${objectLiteral([
          { key: 'mutationKey', value: operationKey(service, operation) },
          { key: 'mutationFn', value: send(operation) },
          {
            key: 'meta',
            value: code`${staleReads}(${literal(service.name)}, ${stale(operation.invalidates ?? [])}, options)`,
          },
        ])}`,
      ],
    },
  ]
}

function variables(operation: Operation): Code {
  if (!hasParameters(operation)) return code`void`
  return requiresParameters(operation)
    ? code`${parametersType(operation)}`
    : code`${parametersType(operation)} | void`
}

function send(operation: Operation): Code {
  if (!hasParameters(operation)) return code`() => ${clientFunction(operation)}(client)`
  const given = requiresParameters(operation) ? code`variables` : code`variables ?? {}`
  return code`(variables) => ${clientFunction(operation)}(client, ${given})`
}

/** `{ paths: ['/books'] }` */
function stale(invalidations: readonly Invalidation[]): Code {
  const entries = kinds.flatMap(({ key, by }): Code[] => {
    const names = invalidations.flatMap((invalidation) => (invalidation.by === by ? [invalidation.name] : []))
    return names.length === 0 ? [] : [code`${identifier(key)}: ${literal(names)}`]
  })
  return entries.length === 0 ? code`{}` : code`{ ${join(entries, ', ')} }`
}

const kinds = [
  { key: 'paths', by: 'path' },
  { key: 'operations', by: 'operation' },
  { key: 'tags', by: 'tag' },
] as const
