import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'

/**
 * Runs a try of a transaction on a node.
 *
 * @returns its result, or `elsewhere` where it fails and the funds that it takes are elsewhere, so that no node can try it
 * @throws the error of the try
 */
export async function tryFunded<Result>(
  run: () => Promise<Result>,
  isFundedElsewhere: () => Promise<boolean> | undefined,
): Promise<Result | 'elsewhere'> {
  try {
    return await run()
  } catch (error) {
    if (isWalletKitError(error, 'RPC_FAILED') && (await isFundedElsewhere())) return 'elsewhere'
    throw error
  }
}
