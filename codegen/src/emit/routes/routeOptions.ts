import { type Code, code, join } from '../../fragment/code.ts'
import type { FunctionParameter } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import { isIncoming } from '../../layout/operationFacts.ts'
import type { Operation, Reply } from '../../model/operation.ts'
import { replyTypes } from './routeResult.ts'

const plainOptions = fromRuntime('addRoute', 'RouteOptions', { type: true })
const receiverOptions = fromRuntime('addRoute', 'ReceiverOptions', { type: true })
const withRefusal = fromRuntime('addRoute', 'RouteOptionsWithRefusal', { type: true })

/**
 * The parameter `options` of a route. Requests that break the contract are answered as plain text where the contract
 * declares that, or nothing, for status 400; where it promises something else, the caller has to say what.
 */
export function routeOptions(operations: readonly Operation[]): FunctionParameter {
  const promised = distinctRefusals(operations)
  const isReceiver = operations.some(isIncoming)
  if (promised.length === 0) {
    return { name: 'options', optional: true, type: code`${isReceiver ? receiverOptions : plainOptions}` }
  }
  // Each of them has to be met, so the callback's result is the intersection.
  const result = join(
    promised.map((types) => code`(${join(types, ' | ')})`),
    ' & ',
  )
  return {
    name: 'options',
    type: isReceiver ? code`${withRefusal}<${result}> & ${receiverOptions}` : code`${withRefusal}<${result}>`,
  }
}

/** What operations promise for refused requests; the same models in the same media types are one promise. */
function distinctRefusals(operations: readonly Operation[]): Code[][] {
  const known = new Set<string>()
  return operations.flatMap((operation) => {
    const reply = badRequest(operation)
    if (reply === undefined || reply.contents.length === 0) return []
    if (reply.contents.some(({ kind }) => kind === 'text')) return []
    const promise = modelsOf(reply)
    if (promise !== undefined && known.has(promise)) return []
    if (promise !== undefined) known.add(promise)
    return [replyTypes(operation, reply, code`400`)]
  })
}

/** Media types and models of a reply as one text; undefined when it is more than models. */
function modelsOf({ contents }: Reply): string | undefined {
  const parts = contents.map(({ mediaType, schema }) =>
    schema?.kind === 'reference' ? `${mediaType} ${schema.model.name}` : undefined,
  )
  return parts.includes(undefined) ? undefined : parts.join(', ')
}

function badRequest({ replies }: Operation): Reply | undefined {
  return [400, '4XX', 'default']
    .map((status) => replies.find((reply) => reply.status === status))
    .find((reply) => reply !== undefined)
}
