import { createBuiltInTools } from '../../signIn/siwx/createBuiltInTools.ts'
import type { SIWXVerifier } from '../../signIn/siwx/default/DefaultSIWX.ts'
import type { SIWXSession } from '../../signIn/siwx/SIWXConfig.ts'
import type { SignInTools } from '../../signIn/siwx/SignInTools.ts'

/** Verifies EVM sessions. `DefaultSIWX` does so by itself: this is for lists of verifiers as AppKit requires them. */
export class EIP155Verifier implements SIWXVerifier {
  readonly chainNamespace = 'eip155'

  verify(session: SIWXSession, tools: SignInTools = createBuiltInTools()): Promise<boolean> {
    return tools.verifySession(session)
  }
}

/** Verifies Solana sessions. `DefaultSIWX` does so by itself: this is for lists of verifiers as AppKit requires them. */
export class SolanaVerifier implements SIWXVerifier {
  readonly chainNamespace = 'solana'

  verify(session: SIWXSession, tools: SignInTools = createBuiltInTools()): Promise<boolean> {
    return tools.verifySession(session)
  }
}
