import { setTimeout as delay } from 'node:timers/promises'
import { captivePortalPage } from '../faults/applyFault.ts'
import type { Fault } from '../faults/Fault.ts'
import { type JsonRpcId, jsonRpcError } from '../rpc/JsonRpc.ts'
import type { RelayConnection } from './RelayConnection.ts'

export interface BreakFrameParameters {
  readonly fault: Fault
  readonly connection: RelayConnection
  /** Null for a delivery, which has no reply. */
  readonly id: JsonRpcId
}

const serverError = -32_000

/** Applies a fault to one frame. `broken` means that the request is not processed, or the message not delivered. */
export async function breakFrame(parameters: BreakFrameParameters): Promise<'broken' | 'goOn'> {
  const { fault, connection, id } = parameters
  switch (fault.mode) {
    case 'slow':
      await delay(fault.delayMs, undefined, { ref: false })
      return 'goOn'
    case 'behave':
      return 'goOn'
    case 'down':
      connection.cut()
      return 'broken'
    case 'never':
      return 'broken'
    case 'html':
      connection.sendText(captivePortalPage)
      return 'broken'
    case 'malformed':
      connection.sendText(fault.body)
      return 'broken'
    case 'status':
      if (id !== null) {
        connection.reply(jsonRpcError(id, serverError, fault.body ?? `Status ${fault.status}`))
      }
      return 'broken'
  }
}
