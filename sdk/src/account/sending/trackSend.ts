import type { CaipNetwork } from '../../chains/networks/Network.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { formatUnits } from '../../foundation/format/units.ts'
import { isSmartAccount } from '../../wallets/connection/isSmartAccount.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { SendParameters } from './SendParameters.ts'

/** Reports what becomes of a transfer. */
export interface SendTracker {
  initiated(): void
  succeeded(): void
  failed(error: unknown): void
}

/** Events of one transfer. They name the token and the amount, not the accounts. */
export function trackSend(
  context: WalletsContext,
  { caipNetworkId, nativeCurrency }: CaipNetwork,
  { amount, token, decimals }: SendParameters & { readonly decimals?: number | undefined },
): SendTracker {
  const known = token === undefined ? nativeCurrency.decimals : decimals
  const send = known === undefined ? undefined : context.track
  const properties = {
    isSmartAccount: isSmartAccount(context),
    network: caipNetworkId,
    token: token === undefined ? nativeCurrency.symbol : `${caipNetworkId}:${token}`,
    amount: Number(formatUnits(amount, known ?? 0)),
  }
  return {
    initiated: () => send?.({ type: 'track', event: 'SEND_INITIATED', properties }),
    succeeded: () => send?.({ type: 'track', event: 'SEND_SUCCESS', properties }),
    failed(error) {
      const event = isWalletKitError(error, 'USER_REJECTED') ? 'SEND_REJECTED' : 'SEND_ERROR'
      const message = isWalletKitError(error) ? error.message : 'The transfer failed.'
      send?.({ type: 'track', event, properties: { ...properties, message } })
    },
  }
}
