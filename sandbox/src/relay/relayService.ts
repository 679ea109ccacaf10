import type { Service } from '../http/Service.ts'
import { relayMethods } from './relayMethods.ts'

/** Operation name of the WebSocket handshake, for faults and the request log. */
export const connectOperation = 'connect'
/** The relay's own method, which delivers a message to a client. */
export const deliveryMethod = 'irn_subscription'

/** The pairing relay as faults and the request log identify it: its operations are the methods and the handshake. */
export const relayService: Service = {
  id: 'relay',
  operations: [connectOperation, ...Object.keys(relayMethods), deliveryMethod],
  operationsOf: () => [connectOperation],
  errorBody: (status) => ({ contentType: 'text/plain; charset=utf-8', body: `Status ${status}` }),
}
