import type { Service } from '../http/Service.ts'
import { relayMethods } from './relayMethods.ts'

/** The WebSocket handshake, as faults and the request log name it. */
export const connectOperation = 'connect'
/** The relay's own method, which delivers a message to a client. */
export const deliveryMethod = 'irn_subscription'

/** Describes the pairing relay to faults and to the request log: operations are methods, and the handshake. */
export const relayService: Service = {
  id: 'relay',
  operations: [connectOperation, ...Object.keys(relayMethods), deliveryMethod],
  operationsOf: () => [connectOperation],
  errorBody: (status) => ({ contentType: 'text/plain; charset=utf-8', body: `Status ${status}` }),
}
