import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { ignoreErrors } from '../../foundation/platform/ignoreErrors.ts'
import type { Connector } from '../connectors/Connector.ts'
import { toAccounts } from './Account.ts'
import type { ConnectionEvent } from './connectionTransitions.ts'

/** Wallets that restart, or change accounts, share none for a moment, in ms. */
const lockPause = 1_000

type Send = (namespaces: readonly ChainNamespace[], event: ConnectionEvent) => void

/** One namespace of a wallet that is listened to. */
interface Watch {
  /** Reports are held back until the wallet's answer is in the state. */
  status: 'holding' | 'open' | 'over'
  readonly held: (() => void)[]
  stop(): void
}

export interface Watchers {
  /** Listens to a connector, each namespace once. Nothing is reported before `open`. */
  watch(connector: Connector, namespaces: readonly ChainNamespace[], send: Send): void
  /** Reports held events, and from now on each event as it happens. */
  open(namespaces: readonly ChainNamespace[]): void
  /**
   * Ends the reports of these namespaces. Their wallets are not touched until the returned function is called:
   * a wallet may throw, or call back, while its listeners are removed.
   */
  detach(namespaces: readonly ChainNamespace[]): () => void
  stopAll(): void
}

/** Keeps track of which connectors are listened to, by namespace. */
export function createWatchers(): Watchers {
  const watches = new Map<ChainNamespace, Watch>()

  function detach(namespaces: readonly ChainNamespace[]): () => void {
    const ended = namespaces.flatMap((namespace) => watches.get(namespace) ?? [])
    for (const namespace of namespaces) watches.delete(namespace)
    for (const watch of ended) watch.status = 'over'
    return () => {
      for (const { stop } of ended) ignoreErrors(stop)
    }
  }

  function start(connector: Connector, namespace: ChainNamespace, send: Send): Watch {
    const watch: Watch = { status: 'holding', held: [], stop: () => undefined }
    let timer: ReturnType<typeof setTimeout> | undefined
    const report: Send = (namespaces, event) => {
      if (watch.status === 'holding') watch.held.push(() => report(namespaces, event))
      if (watch.status === 'open') send(namespaces, event)
    }
    const stopWatching = connector.watch([namespace], {
      accountsChanged(name, addresses) {
        clearTimeout(timer)
        const pass = () => report([name], { type: 'accountsChanged', accounts: toAccounts(name, addresses) })
        if (addresses.length > 0) pass()
        else timer = setTimeout(pass, lockPause)
      },
      chainChanged: (name, caipNetworkId) => report([name], { type: 'chainChanged', caipNetworkId }),
      loginAccountsKnown: (name, facts) => report([name], { type: 'loginAccountsKnown', ...facts }),
      disconnected(names) {
        clearTimeout(timer)
        report(names, { type: 'disconnect' })
      },
    })
    watch.stop = () => {
      clearTimeout(timer)
      stopWatching()
    }
    return watch
  }

  return {
    detach,
    watch(connector, namespaces, send) {
      detach(namespaces)()
      for (const namespace of namespaces) watches.set(namespace, start(connector, namespace, send))
    },
    open(namespaces) {
      for (const namespace of namespaces) {
        const watch = watches.get(namespace)
        if (!watch) continue
        watch.status = 'open'
        for (const report of watch.held.splice(0)) report()
      }
    },
    stopAll: () => detach([...watches.keys()])(),
  }
}
