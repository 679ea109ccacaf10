import type { CaipAddress, CaipNetworkId } from '../../chains/networks/Caip.ts'
import { findNetwork } from '../../chains/networks/findNetwork.ts'
import { parseCaipAddress } from '../../chains/networks/parseCaip.ts'
import type { Store } from '../../foundation/stores/createStore.ts'
import type { GuardedSIWX } from './guardSIWX.ts'
import type { SignInContext } from './SignInContext.ts'
import type { PreviousSignIn, SignInState, SignInStatus } from './SignInState.ts'

/** The sign-in store, which also knows the account that was signed in before. */
export interface SignInMemory {
  readonly store: Store<SignInState>
  /** There is nothing to go back to. */
  forget(): void
}

/** Adds to the state the sign-in before the wallet changed network or account. */
export function rememberSignedIn(
  { stores }: Pick<SignInContext, 'stores'>,
  siwx: Pick<GuardedSIWX, 'getRequired'>,
): SignInMemory {
  let signedIn: CaipAddress | undefined

  function getPrevious({ status, caipAddress }: SignInState): PreviousSignIn | undefined {
    if (!signedIn || !caipAddress || signedIn === caipAddress || !mayBeDue(status)) return undefined
    const { namespace, reference, address } = parseCaipAddress(signedIn)
    const caipNetworkId: CaipNetworkId = `${namespace}:${reference}`
    const isSameAccount = parseCaipAddress(caipAddress).address === address
    const isOffered = findNetwork(stores.networks.getState(), caipNetworkId) !== undefined
    return {
      caipAddress: signedIn,
      caipNetworkId,
      address,
      canReturn: isSameAccount && isOffered && siwx.getRequired() === true,
    }
  }

  return {
    store: {
      ...stores.signIn,
      set(next) {
        if (next.status === 'authenticated') signedIn = next.caipAddress
        const previous = getPrevious(next)
        stores.signIn.set(previous ? { ...next, previous } : next)
      },
    },
    forget() {
      signedIn = undefined
    },
  }
}

/** Whether a signature is due, or may be. */
function mayBeDue(status: SignInStatus): boolean {
  return status === 'checking' || status === 'needed' || status === 'unavailable' || status === 'signing'
}
