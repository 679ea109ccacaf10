import { serviceReplyInvalid } from '@wallet-kit/clients/errors/constants'
import type { InterceptedCall, ServiceClient } from '@wallet-kit/clients/runtime/client/ServiceClient'
import { createError } from '../errors/createError.ts'
import { defineKitState, getKitState, type KitStateContext } from '../stores/kitState.ts'

/** Replies of a kit's clients that have been made safe to show. */
const safeReplies = defineKitState(() => new WeakSet<object>())

interface SafeReplyParameters<Reply, Safe extends Reply> {
  /** Makes a valid reply safe to show: names, links and images in it are chosen by strangers. */
  makeSafe(reply: Reply): Safe | Promise<Safe>
  /** Takes place at the same time as the request; the read takes as long as both, and fails when either does. */
  alongside?(signal: AbortSignal | undefined): Promise<unknown>
}

/**
 * The client with replies that are safe to show, for calls of one operation: a raw reply never gets as far as a cache.
 */
export function withSafeReplies<Client extends ServiceClient, Reply extends object, Safe extends Reply>(
  context: KitStateContext,
  client: Client,
  { makeSafe, alongside }: SafeReplyParameters<Reply, Safe>,
): Client {
  const { intercept } = client
  return {
    ...client,
    async intercept<Raw>(call: InterceptedCall, send: (signal?: AbortSignal) => Promise<Raw>): Promise<Raw> {
      const sent = intercept ? intercept(call, send) : send()
      const [raw]: readonly unknown[] = await Promise.all([sent, alongside?.(call.signal)])
      // Generated code calls interceptors for replies of any type; this client has one operation.
      return markSafe(context, await makeSafe(raw as Reply)) as unknown as Raw
    },
  }
}

/** A reply that the kit has made itself. */
export function markSafe<Safe extends object>(context: KitStateContext, safe: Safe): Safe {
  getKitState(context, safeReplies).add(safe)
  return safe
}

/**
 * Returns a cached reply that {@link withSafeReplies} has made safe. A cache may be shared with code that has put a raw
 * reply under the same generated key.
 *
 * @throws WalletKitError `SERVICE_REPLY_INVALID` for any other reply
 */
export function assertSafe<Reply extends object, Safe extends Reply>(
  context: KitStateContext,
  reply: Reply,
): Safe {
  if (!getKitState(context, safeReplies).has(reply))
    throw createError(serviceReplyInvalid, { context: { service: 'queryCache', operation: 'read' } })
  return reply as Safe
}
