import { callsUnsupported, requestInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../../../foundation/errors/isWalletKitError.ts'
import { redactContext } from '../../../../foundation/errors/redactContext.ts'
import { createJoiner } from '../../../../foundation/platform/createJoiner.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../../../foundation/stores/kitState.ts'
import type { SendCallsParameters, SendCallsReturnType } from '../../Calls.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { toQuestionKey } from '../../toQuestionKey.ts'
import { askEvmWallet } from '../actions/askEvmWallet.ts'
import { checkRecipient } from '../actions/checkRecipient.ts'
import { getPaymaster } from './getPaymaster.ts'
import { sendBundle } from './sendBundle.ts'
import { sendSeparately } from './sendSeparately.ts'
import { keepSentCalls } from './sentCalls.ts'

/** Calls that the wallet has not answered, by their parameters. */
const pending = defineKitState(createJoiner)

/** The action of this name, once its code is loaded. */
export function sendCalls(
  kit: KitHandle<ChainsContext>,
  parameters: SendCallsParameters,
): Promise<SendCallsReturnType> {
  return getKitState(kit._internal, pending)([toQuestionKey(parameters)], () => send(kit, parameters))
}

async function send(
  kit: KitHandle<ChainsContext>,
  { calls, sponsor, atomicRequired = false, id, ...parameters }: SendCallsParameters,
): Promise<SendCallsReturnType> {
  if (calls.length === 0)
    throw createError(requestInvalid, { context: { method: 'wallet_sendCalls', path: 'calls' } })
  for (const { to } of calls) await checkRecipient('wallet_sendCalls', to)
  const { account, present } = await askEvmWallet(kit, async ({ address, network }) => ({
    account: address,
    present: network.caipNetworkId,
  }))
  const caipNetworkId = parameters.caipNetworkId ?? present
  const paymaster = await getPaymaster(kit, { sponsor, caipNetworkId })
  const capabilities = paymaster
    ? { ...parameters.capabilities, paymasterService: paymaster }
    : parameters.capabilities
  try {
    const bundle = { calls, account, caipNetworkId, atomicRequired, capabilities, id }
    const sent = await askEvmWallet(kit, (wallet) => sendBundle(wallet, bundle), ['wallet_sendCalls', bundle])
    const sponsorRequired = paymaster !== undefined && paymaster.optional !== true
    keepSentCalls(kit._internal, sent.id, { calls, caipNetworkId, account, atomicRequired, sponsorRequired })
    return { ...sent, isBundle: true, isSponsored: paymaster !== undefined, sent: calls.length }
  } catch (error) {
    if (!isWalletKitError(error) || error.code !== 'WALLET_METHOD_UNSUPPORTED') throw error
    assertSeparable({ calls, atomicRequired, capabilities }, error)
  }
  const sent = await sendSeparately(kit, { calls, caipNetworkId, account })
  return { ...sent, isBundle: false, isSponsored: false }
}

/** A single transaction is atomic by itself. Nothing else that a bundle may require is true of transactions. */
function assertSeparable(
  {
    calls,
    atomicRequired,
    capabilities,
  }: Pick<SendCallsParameters, 'calls' | 'atomicRequired' | 'capabilities'>,
  cause: unknown,
): void {
  const refuse = (reason: string) =>
    createError(callsUnsupported, { context: redactContext({ reason }), cause })
  if (atomicRequired && calls.length > 1) throw refuse('as one')
  const required = [capabilities, ...calls.map((call) => call.capabilities)]
    .flatMap((given) => Object.entries(given ?? {}))
    .find(([, value]) => (value as { readonly optional?: unknown } | null)?.optional !== true)
  if (required) throw refuse(`with the capability ${required[0]}`)
}
