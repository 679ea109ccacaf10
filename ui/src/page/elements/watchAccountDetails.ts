import type { CaipNetwork } from '@wallet-kit/sdk'
import { loadHooksUse } from '../../kit/hooks/loadHooksUse.ts'
import type { ShownIdentity } from '../../kit/hooks/watchIdentity.ts'
import { logFailure } from '../../kit/instance/logFailure.ts'
import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'
import { isKitUnsupported } from '../face/isUnsupported.ts'
import type { ButtonProperties } from './ButtonProperties.ts'

/** Name, avatar and balance of an account button. */
export interface AccountDetails {
  /** Text of the balance, once it is known. */
  readonly balance: string | undefined
  /** Name and avatar of the account, once they are known. */
  readonly identity: ShownIdentity
  /** Follows the account and the network; without either, nothing is requested. */
  update(properties: ButtonProperties): void
  stop(): void
}

const unknown: ShownIdentity = {}

/** Whether the wallet is on the network, which is the first that is offered where it is on one that is not. */
function isThere(kit: ReactAppKit, network: CaipNetwork | undefined): boolean {
  const state = network && kit.stores.connection.getState().namespaces[network.chainNamespace]
  return state?.status === 'connected' && state.caipNetworkId === network?.caipNetworkId
}

/** @param onChange balance, name or avatar has changed */
export function watchAccountDetails(kit: ReactAppKit, onChange: () => void): AccountDetails {
  let subject = ''
  let balance: string | undefined
  let identity = unknown
  let named: string | undefined
  let watching = new AbortController()

  async function watchOwnBalance(
    address: string,
    caipNetworkId: `${string}:${string}`,
    signal: AbortSignal,
  ): Promise<void> {
    const { watchBalance } = await loadHooksUse()
    if (signal.aborted) return
    const stop = watchBalance(kit, { address, caipNetworkId }, (state) => {
      if (signal.aborted || state.text === balance) return
      balance = state.text
      onChange()
    })
    signal.addEventListener('abort', stop, { once: true })
  }

  async function watchOwnIdentity(address: string, enabled: boolean, signal: AbortSignal): Promise<void> {
    const { watchIdentity } = await loadHooksUse()
    if (signal.aborted) return
    const stop = watchIdentity(kit, { address, enabled }, (known) => {
      if (signal.aborted) return
      identity = known
      onChange()
    })
    signal.addEventListener('abort', stop, { once: true })
  }

  return {
    get balance() {
      return balance
    },
    get identity() {
      return identity
    },
    update(properties) {
      const { namespace } = properties
      const { address, lastAddress } = kit.getAccount(namespace)
      const shown = address ?? lastAddress
      const network = kit.getCaipNetwork(namespace)
      const isSupported = !isKitUnsupported(kit, namespace) && isThere(kit, network)
      const showsBalance = properties.balance !== 'hide' && isSupported
      const next = shown && network ? `${network.caipNetworkId}:${shown}:${showsBalance}:${address}` : ''
      if (next === subject) return
      subject = next
      balance = undefined
      if (shown !== named) identity = unknown
      named = shown
      watching.abort()
      watching = new AbortController()
      if (!shown || !network) return
      const { signal } = watching
      watchOwnIdentity(shown, Boolean(address), signal).catch((error: unknown) =>
        logFailure('The name', error),
      )
      if (!address || !showsBalance) return
      watchOwnBalance(address, network.caipNetworkId, signal).catch((error: unknown) =>
        logFailure('The balance', error),
      )
    },
    stop: () => watching.abort(),
  }
}
