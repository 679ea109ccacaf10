import { type Code, code, join } from '../../fragment/code.ts'
import type { FunctionParameter } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import { isIncoming, replyDirection } from '../../layout/operationFacts.ts'
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
  const promised = operations.flatMap(promisedRefusal)
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

function promisedRefusal(operation: Operation): Code[][] {
  const reply = badRequest(operation)
  if (reply === undefined || reply.contents.length === 0) return []
  if (reply.contents.some(({ kind }) => kind === 'text')) return []
  return [replyTypes({ ...reply, status: 400 }, [], replyDirection(operation))]
}

function badRequest({ replies }: Operation): Reply | undefined {
  return [400, '4XX', 'default']
    .map((status) => replies.find((reply) => reply.status === status))
    .find((reply) => reply !== undefined)
}
