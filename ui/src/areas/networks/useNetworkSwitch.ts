import type { CaipNetwork } from '@wallet-kit/sdk'
import { switchNetwork } from '@wallet-kit/sdk/actions'
import { isWalletKitError, type WalletKitError } from '@wallet-kit/sdk/errors'
import { useRef, useState } from 'react'
import { logFailure } from '../../kit/instance/logFailure.ts'
import { useKit } from '../../kit/provider/useKit.ts'

/** A network change that failed. */
export interface SwitchFailure {
  readonly network: CaipNetwork
  /** Absent: the code that switches failed to load. */
  readonly error: WalletKitError | undefined
}

/** Asks the wallet to change the network. Only the outcome of the last request counts. */
export function useNetworkSwitch(): {
  readonly failure: SwitchFailure | undefined
  select(network: CaipNetwork): Promise<void>
} {
  const kit = useKit()
  const [failure, setFailure] = useState<SwitchFailure>()
  const last = useRef<CaipNetwork>(undefined)

  async function select(network: CaipNetwork): Promise<void> {
    last.current = network
    setFailure(undefined)
    const fail = (error?: WalletKitError) => {
      if (last.current === network) setFailure({ network, error })
    }
    try {
      await kit._internal.loadConnections()
    } catch (error) {
      logFailure('The code that switches networks', error)
      fail()
      return
    }
    try {
      await switchNetwork(kit, { network })
    } catch (error) {
      if (!isWalletKitError(error)) throw error
      fail(error)
    }
  }

  return { failure, select }
}
