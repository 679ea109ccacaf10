import type { Wallet } from '@wallet-standard/base'
import { callListeners } from '../../../../foundation/platform/callListeners.ts'
import { ignoreErrors } from '../../../../foundation/platform/ignoreErrors.ts'
import type { HostConnection } from '../../HostProvider.ts'

type Listener = (value: unknown) => void

/** Listeners of host apps to a wallet's `change`. */
export interface ChangeEvents {
  add(event: unknown, listener: Listener): ChangeListener
}

interface ChangeListener {
  /** Passes on events of the wallet, except a change that was reported already. */
  pass: Listener
  remove(): void
}

/**
 * Reports `change` also when the visitor picks another account on this site, because `accounts` has changed then.
 * https://github.com/wallet-standard/wallet-standard
 *
 * @param getAccounts accounts with the active one first
 */
export function createChangeEvents(
  connection: HostConnection,
  getAccounts: () => Wallet['accounts'],
): ChangeEvents {
  const listeners = new Set<Listener>()
  let [active] = connection.getAddresses()

  connection.subscribe(() => {
    const [address] = connection.getAddresses()
    if (address === active) return
    active = address
    if (address !== undefined) callListeners(listeners, { accounts: getAccounts() })
  })

  return {
    add(event, listener) {
      let last: string | undefined
      const pass = (value: unknown) => {
        const key = toKey(value)
        if (key !== undefined && key === last) return
        last = key ?? last
        listener(value)
      }
      if (event === 'change') listeners.add(pass)
      return { pass, remove: () => listeners.delete(pass) }
    },
  }
}

/** Addresses of a report about accounts alone. */
function toKey(value: unknown): string | undefined {
  return ignoreErrors(() => {
    const { accounts, ...others } = value as { readonly accounts: Wallet['accounts'] }
    return Object.keys(others).length === 0 ? accounts.map(({ address }) => address).join() : undefined
  })
}
