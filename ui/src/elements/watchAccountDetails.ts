import { logFailure } from '../instance/logFailure.ts'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import type { ButtonProperties } from './ButtonProperties.ts'
import { isUnsupported } from './getButtonFace.ts'

/** What an account button shows besides the address. */
export interface AccountDetails {
  /** Text of the balance, once it is known. */
  readonly balance: string | undefined
  /** Name of the account, once it is known. */
  readonly name: string | undefined
  /** Follows the account and the network; without either, nothing is requested. */
  update(properties: ButtonProperties): void
  stop(): void
}

/** @param onChange balance or name has changed */
export function watchAccountDetails(kit: ReactAppKit, onChange: () => void): AccountDetails {
  let subject = ''
  let balance: string | undefined
  let name: string | undefined
  let named: string | undefined
  let watching = new AbortController()

  async function watchOwnBalance(
    address: string,
    caipNetworkId: `${string}:${string}`,
    signal: AbortSignal,
  ): Promise<void> {
    const { watchBalance } = await import('../hooks/watchBalance.ts')
    if (signal.aborted) return
    const stop = watchBalance(kit, { address, caipNetworkId }, (state) => {
      if (signal.aborted || state.text === balance) return
      balance = state.text
      onChange()
    })
    signal.addEventListener('abort', stop, { once: true })
  }

  async function watchOwnName(address: string, enabled: boolean, signal: AbortSignal): Promise<void> {
    const { watchName } = await import('../hooks/watchName.ts')
    if (signal.aborted) return
    const stop = watchName(kit, { address, enabled }, (known) => {
      if (signal.aborted || known === name) return
      name = known
      onChange()
    })
    signal.addEventListener('abort', stop, { once: true })
  }

  return {
    get balance() {
      return balance
    },
    get name() {
      return name
    },
    update(properties) {
      const { namespace } = properties
      const { address, lastAddress } = kit.getAccount(namespace)
      const shown = address ?? lastAddress
      const network = kit.getCaipNetwork(namespace)
      const showsBalance = properties.balance !== 'hide' && !isUnsupported(kit)
      const next = shown && network ? `${network.caipNetworkId}:${shown}:${showsBalance}:${address}` : ''
      if (next === subject) return
      subject = next
      balance = undefined
      if (shown !== named) name = undefined
      named = shown
      watching.abort()
      watching = new AbortController()
      if (!shown || !network) return
      const { signal } = watching
      watchOwnName(shown, Boolean(address), signal).catch((error: unknown) => logFailure('The name', error))
      if (!address || !showsBalance) return
      watchOwnBalance(address, network.caipNetworkId, signal).catch((error: unknown) =>
        logFailure('The balance', error),
      )
    },
    stop: () => watching.abort(),
  }
}
