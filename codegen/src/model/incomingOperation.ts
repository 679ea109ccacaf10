import type { Operation } from './operation.ts'

/**
 * A request that the service sends and its user replies to: a webhook or a callback. It is an operation seen from the
 * other side: the body is received, the replies are sent. `path` is only a proposal for where a receiver listens.
 */
export interface IncomingOperation extends Operation {
  readonly origin: WebhookOrigin | CallbackOrigin
}

/** Arranged outside of the contract, at the provider's dashboard for example. */
export interface WebhookOrigin {
  readonly kind: 'webhook'
  /** Name in the contract. */
  readonly event: string
}

/** Sent because of an earlier call. */
export interface CallbackOrigin {
  readonly kind: 'callback'
  /** Name in the contract. */
  readonly event: string
  /** Address of the receiver, as an expression over that call: `{$request.body#/url}`. */
  readonly expression: string
  /** Names of the operations that cause it; more than one when they share its description. */
  readonly causedBy: readonly string[]
}
