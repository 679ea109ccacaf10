import { callsUnconfirmed } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../../foundation/errors/createError.ts'
import { redactContext } from '../../../../foundation/errors/redactContext.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { WaitForCallsParameters, WaitForCallsReturnType } from '../../Calls.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { waitOnChain } from '../../nodes/waitOnChain.ts'
import { getCallsStatus } from './getCallsStatus.ts'
import { readCarriedOut } from './readCarriedOut.ts'
import { getSentCalls } from './sentCalls.ts'

const defaultLimit = 180_000

/** The action of this name, once its code is loaded. */
export function waitForCalls(
  kit: KitHandle<ChainsContext>,
  { id, timeoutMs = defaultLimit, signal }: WaitForCallsParameters,
): Promise<WaitForCallsReturnType> {
  const sent = getSentCalls(kit._internal, id)
  return waitOnChain<WaitForCallsReturnType>({
    timeoutMs,
    signal,
    lifetime: kit._internal.lifetime,
    async look(limited) {
      const reported = await getCallsStatus(kit, { id })
      const { status } = reported
      if (status === 'pending') return undefined
      if (status !== 'confirmed' || !sent) return { ...reported, status }
      const carriedOut = await readCarriedOut(kit, sent, reported, limited)
      return carriedOut && { ...reported, ...carriedOut }
    },
    toTimeoutError: (cause) => createError(callsUnconfirmed, { context: redactContext({ id }), cause }),
  })
}
