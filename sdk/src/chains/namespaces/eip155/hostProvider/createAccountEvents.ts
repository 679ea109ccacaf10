import { callListeners } from '../../../../foundation/platform/callListeners.ts'
import type { HostConnection } from '../../HostProvider.ts'
import type { Eip1193Provider } from '../Eip1193Provider.ts'

type Listener = (...values: never[]) => void
type Listen = (event: string, listener: Listener) => unknown

/** An event emitter, as most wallets are one. https://nodejs.org/api/events.html */
interface Emitter {
  on?: Listen
  addListener?: Listen
  once?: Listen
  removeListener?: Listen
  off?: Listen
}

/** A listener of the host app, as the wallet has it. */
interface Passed {
  readonly pass: (accounts: unknown) => void
  count: number
}

/**
 * Listens to `accountsChanged` for host apps: with the active account of this site first, and also when the visitor picks
 * another one on this site, because `eth_accounts` has changed then. https://eips.ethereum.org/EIPS/eip-1193#accountschanged
 *
 * @param show puts the active account first
 */
export function createAccountEvents(
  provider: Eip1193Provider,
  connection: HostConnection,
  show: (accounts: unknown) => unknown,
): Emitter {
  const emitter: Emitter = provider
  const passed = new Map<Listener, Passed>()
  /** Listener that runs once, by the host app's listener that it replaces. */
  const onlyOnce = new Map<Listener, Listener>()
  let active = connection.getAddresses()[0]

  connection.subscribe(() => {
    const addresses = connection.getAddresses()
    const [address] = addresses
    if (address === active) return
    active = address
    if (address === undefined) return
    const passes = [...passed.values()].map(({ pass }) => pass)
    callListeners(passes, addresses)
  })

  function toPassed(listener: Listener): Passed {
    const present = passed.get(listener)
    if (present) return present
    let last: unknown
    const pass = (accounts: unknown) => {
      const shown = show(accounts)
      const text = Array.isArray(shown) ? shown.join().toLowerCase() : undefined
      // The wallet's own report of a change that the kit has passed on.
      if (text !== undefined && text === last) return
      last = text
      ;(listener as (accounts: unknown) => void)(shown)
    }
    const created = { pass, count: 0 }
    passed.set(listener, created)
    return created
  }

  const add =
    (listen: Listen): Listen =>
    (event, listener) => {
      if (event !== 'accountsChanged') return listen.call(provider, event, listener)
      const one = toPassed(listener)
      one.count += 1
      return listen.call(provider, event, one.pass)
    }
  const remove =
    (stop: Listen): Listen =>
    (event, given) => {
      const listener = passed.has(given) ? given : (onlyOnce.get(given) ?? given)
      const one = event === 'accountsChanged' ? passed.get(listener) : undefined
      if (!one) return stop.call(provider, event, given)
      if (listener !== given) onlyOnce.delete(given)
      one.count -= 1
      if (one.count === 0) passed.delete(listener)
      return stop.call(provider, event, one.pass)
    }
  const { on, addListener, removeListener, off, once } = emitter
  const listen = on ?? addListener
  const stop = removeListener ?? off
  return {
    ...(on && { on: add(on) }),
    ...(addListener && { addListener: add(addListener) }),
    ...(removeListener && { removeListener: remove(removeListener) }),
    ...(off && { off: remove(off) }),
    ...(once && {
      once(event, listener) {
        if (event !== 'accountsChanged' || !listen || !stop) return once.call(provider, event, listener)
        const only = (accounts: never) => {
          remove(stop)(event, only)
          if (onlyOnce.get(listener) === only) onlyOnce.delete(listener)
          listener(accounts)
        }
        onlyOnce.set(listener, only)
        return add(listen)(event, only)
      },
    }),
  }
}
