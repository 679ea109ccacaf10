import type { SendCallsParameters, SendCallsReturnType } from '@wallet-kit/sdk/actions'
import { useKit } from '../provider/useKit.ts'
import { loadAccountHooks } from './account/loadAccountHooks.ts'
import { type Outcome, type OutcomeParameters, useOutcome } from './useOutcome.ts'

export type UseSendCallsParameters = OutcomeParameters<SendCallsReturnType>

export interface UseSendCallsReturnType extends Outcome<SendCallsReturnType> {
  /** Never rejects: see `error`. */
  sendCalls(parameters: SendCallsParameters): Promise<void>
}

/**
 * Sends several calls with the connected EVM wallet: as one bundle where the wallet can (EIP-5792), else one after another. The
 * code that sends is fetched when it is first needed.
 *
 * @example
 * const { sendCalls, data, error, isPending } = useSendCalls()
 * const { data: calls } = useCallsStatus({ id: data?.id }) // { status: 'confirmed', … }
 */
export function useSendCalls(parameters: UseSendCallsParameters = {}): UseSendCallsReturnType {
  const kit = useKit()
  const { outcome, run } = useOutcome<SendCallsReturnType>(parameters)
  return {
    ...outcome,
    sendCalls: (asked) =>
      run(async () => {
        const { sendCalls } = await loadAccountHooks()
        return sendCalls(kit, asked)
      }),
  }
}
