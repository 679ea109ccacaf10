import { createWalletError } from '../createWalletError.ts'

/**
 * The shapes in which wallets report that their user declined. An app has to understand each of them.
 *
 * @example
 * for (const create of Object.values(declines)) {
 *   wallet.rejectNext('personal_sign', create())
 *   // ...
 * }
 */
export const declines = {
  /** EIP-1193. */
  userRejected: () => createWalletError(4001, 'User rejected the request.'),
  /** Pairing protocol: a session proposal or a request that was declined. */
  pairing: () => createWalletError(5000, 'User rejected.'),
  /** ethers 6. */
  actionRejected: () => Object.assign(new Error('user rejected action'), { code: 'ACTION_REJECTED' }),
  /** A library's error around the wallet's own. */
  wrapped: () =>
    Object.assign(new Error('The request failed.'), {
      code: -32_603,
      data: { originalError: { code: 4001, message: 'User rejected the request.' } },
    }),
  /** Wallets that have no codes. */
  textOnly: () => new Error('User denied message signature.'),
} as const satisfies Readonly<Record<string, () => Error>>

/** Other failures of wallets that an app has to understand, for `rejectNext` and `setReject`. */
export const failures = {
  /** Another question is open in the wallet already (EIP-1474). */
  alreadyPending: () => createWalletError(-32_002, 'Request already pending. Please wait.'),
  /** The wallet does not know the network (EIP-3326). */
  unknownChain: () => createWalletError(4902, 'Unrecognized chain ID.'),
  /** The same, inside an error of the wallet's node client. */
  unknownChainWrapped: () =>
    Object.assign(new Error('Internal error'), {
      code: -32_603,
      data: { originalError: { code: 4902, message: 'Unrecognized chain ID.' } },
    }),
  /** The wallet does not have the method (EIP-1193). */
  unsupportedMethod: () => createWalletError(4200, 'The method is not supported.'),
  /** The wallet has lost all its networks (EIP-1193). */
  disconnected: () => createWalletError(4900, 'The wallet is disconnected from all chains.'),
  /** The account has not been shared with the page (EIP-1193). */
  unauthorized: () => createWalletError(4100, 'The account has not been authorized.'),
} as const satisfies Readonly<Record<string, () => Error>>
