import { type Code, code, join } from '../../fragment/code.ts'
import type { FunctionParameter } from '../../fragment/declaration.ts'
import { fromRuntime } from '../../fragment/importedName.ts'
import { isIncoming } from '../../layout/operationFacts.ts'
import type { Operation, Reply, ReplyStatus } from '../../model/operation.ts'
import { replyTypes } from './routeResult.ts'

const plainOptions = fromRuntime('routes/addRoute', 'RouteOptions', { type: true })
const receiverOptions = fromRuntime('routes/addRoute', 'ReceiverOptions', { type: true })
const withRefusal = fromRuntime('routes/addRoute', 'RouteOptionsWithRefusal', { type: true })

/**
 * The parameter `options` of a route. Requests that break the contract are answered as plain text where the contract
 * declares that, or nothing, for status 400. Where it declares another body for 400 or 4XX, the caller must provide it;
 * where only `default` does, which is about every status, the caller may.
 */
export function routeOptions(operations: readonly Operation[]): FunctionParameter {
  const declared = distinctRefusals(operations)
  const isReceiver = operations.some(isIncoming)
  const plain = isReceiver ? receiverOptions : plainOptions
  if (declared.length === 0) return { name: 'options', optional: true, type: code`${plain}` }
  // Each of them must be met, so the callback's result is the intersection.
  const result = join(
    declared.map(({ types }) => code`(${join(types, ' | ')})`),
    ' & ',
  )
  if (declared.every(({ status }) => status === 'default')) {
    return { name: 'options', optional: true, type: code`${plain}<${result}>` }
  }
  return {
    name: 'options',
    type: isReceiver ? code`${withRefusal}<${result}> & ${receiverOptions}` : code`${withRefusal}<${result}>`,
  }
}

interface Refusal {
  readonly status: ReplyStatus
  readonly types: readonly Code[]
}

/** Replies declared for refused requests; the same models in the same media types are listed once. */
function distinctRefusals(operations: readonly Operation[]): Refusal[] {
  const known = new Set<string>()
  const refusals = operations.flatMap((operation): { operation: Operation; reply: Reply }[] => {
    const reply = badRequest(operation)
    if (reply === undefined || reply.contents.length === 0) return []
    return reply.contents.some(({ kind }) => kind === 'text') ? [] : [{ operation, reply }]
  })
  // `default` last: of equal models, the one with a status of its own is kept.
  const sorted = [
    ...refusals.filter(({ reply }) => reply.status !== 'default'),
    ...refusals.filter(({ reply }) => reply.status === 'default'),
  ]
  return sorted.flatMap(({ operation, reply }): Refusal[] => {
    const models = modelsOf(reply)
    if (models !== undefined && known.has(models)) return []
    if (models !== undefined) known.add(models)
    return [{ status: reply.status, types: replyTypes(operation, reply, code`400`) }]
  })
}

/** Media types and models of a reply as one string; undefined when it is more than models. */
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
