import type { SignInStatus } from '@wallet-kit/sdk'
import type { WalletRequest } from '@wallet-kit/sdk/actions'

/** Whether the kit's own sign-in made a request: it asks the frame for nothing else meanwhile, and before any later request. */
export function isSignInRequest({ isInFrame, method }: WalletRequest, status: SignInStatus): boolean {
  return isInFrame && status === 'signing' && (method === 'personal_sign' || method === 'solana_signMessage')
}
