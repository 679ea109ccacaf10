import { createHash } from 'node:crypto'
import type { PublishedMessage, RelayMessage } from './createMailbox.ts'
import {
  type RelayParameters,
  readAttestation,
  readList,
  readMessage,
  readParameters,
  readTag,
  readTopic,
  readTopics,
  readTtl,
} from './relayParameters.ts'

/** Operations that a method performs for its client. */
export interface RelayCaller {
  readonly clientId: string
  subscribe(topic: string): void
  unsubscribe(topic: string): void
  publish(message: PublishedMessage): void
  /** Returns the caller's pending messages and marks them as received. */
  fetch(topic: string): readonly RelayMessage[]
}

type RelayMethod = (caller: RelayCaller, parameters: RelayParameters) => unknown

/** Session proposal, approval and settlement: tags of the `wc_*` methods (WalletConnect 2.0, RPC methods). */
const tags = { proposal: 1_100, approval: 1_101, settlement: 1_102 } as const

/** Every method that clients may call. */
export const relayMethods: Readonly<Record<string, RelayMethod>> = {
  irn_subscribe: (caller, parameters) => subscribe(caller, readTopic(parameters)),
  irn_batchSubscribe: (caller, parameters) => readTopics(parameters).map((topic) => subscribe(caller, topic)),
  irn_unsubscribe: unsubscribe,
  irn_batchUnsubscribe(caller, parameters) {
    for (const subscription of readList(parameters, 'subscriptions')) {
      unsubscribe(caller, readParameters(subscription))
    }
    return true
  },
  irn_publish: publish,
  irn_batchPublish(caller, parameters) {
    for (const message of readList(parameters, 'messages')) publish(caller, readParameters(message))
    return true
  },
  irn_fetchMessages: (caller, parameters) => fetchMessages(caller, [readTopic(parameters)]),
  irn_batchFetchMessages: (caller, parameters) => fetchMessages(caller, readTopics(parameters)),

  // Newer clients open a session with these two, which subscribe and publish in one round trip.
  wc_proposeSession(caller, parameters) {
    const topic = readTopic(parameters, 'pairingTopic')
    const message = readMessage(parameters, 'sessionProposal')
    const ttl = readTtl(parameters)
    subscribe(caller, topic)
    caller.publish({ topic, message, ttl, tag: tags.proposal, ...readAttestation(parameters) })
    return true
  },
  wc_approveSession(caller, parameters) {
    const pairingTopic = readTopic(parameters, 'pairingTopic')
    const sessionTopic = readTopic(parameters, 'sessionTopic')
    const approval = readMessage(parameters, 'sessionProposalResponse')
    const settlement = readMessage(parameters, 'sessionSettlementRequest')
    const ttl = readTtl(parameters)
    subscribe(caller, sessionTopic)
    caller.publish({ topic: pairingTopic, message: approval, ttl, tag: tags.approval })
    caller.publish({ topic: sessionTopic, message: settlement, ttl, tag: tags.settlement })
    return true
  },
}

/** The id of a client's subscription. Clients compute it too and expect the same result. */
export function subscriptionIdOf(topic: string, clientId: string): string {
  return createHash('sha256')
    .update(topic + clientId)
    .digest('hex')
}

function subscribe(caller: RelayCaller, topic: string): string {
  caller.subscribe(topic)
  return subscriptionIdOf(topic, caller.clientId)
}

function unsubscribe(caller: RelayCaller, parameters: RelayParameters): true {
  caller.unsubscribe(readTopic(parameters))
  return true
}

function publish(caller: RelayCaller, parameters: RelayParameters): true {
  caller.publish({
    topic: readTopic(parameters),
    message: readMessage(parameters),
    ttl: readTtl(parameters),
    tag: readTag(parameters),
    ...readAttestation(parameters),
  })
  return true
}

function fetchMessages(caller: RelayCaller, topics: readonly string[]): object {
  return { messages: topics.flatMap((topic) => caller.fetch(topic).map(toWire)), hasMore: false }
}

/** A message as clients receive it. */
export function toWire({ topic, message, publishedAt, tag, attestation }: RelayMessage): object {
  return { topic, message, publishedAt, tag, ...(attestation === undefined ? {} : { attestation }) }
}
