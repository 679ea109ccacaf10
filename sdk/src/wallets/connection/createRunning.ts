import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'

/** What is in progress per namespace: the visitor's attempt, or a restore. */
export interface Running {
  /** Starts something for these namespaces; whatever was in progress there must have been ended. */
  begin(namespaces: readonly ChainNamespace[]): AbortController
  /** Ends what is in progress for these namespaces. What it does for other ones goes on. */
  end(namespaces: readonly ChainNamespace[], reason: WalletKitError): void
  endAll(reason: WalletKitError): void
  /** Marks these namespaces as answered. */
  finish(namespaces: readonly ChainNamespace[]): void
  /** Namespaces for which this controller still counts: none after a cancel or a newer attempt. */
  stillRunning(namespaces: readonly ChainNamespace[], controller: AbortController): readonly ChainNamespace[]
}

/** Keeps track of what is in progress, one controller per attempt or restore. */
export function createRunning(): Running {
  const controllers = new Map<ChainNamespace, AbortController>()

  const running: Running = {
    begin(namespaces) {
      const controller = new AbortController()
      for (const namespace of namespaces) controllers.set(namespace, controller)
      return controller
    },
    end(namespaces, reason) {
      const ended = new Set(namespaces.flatMap((namespace) => controllers.get(namespace) ?? []))
      running.finish(namespaces)
      const remaining = new Set(controllers.values())
      for (const controller of ended) if (!remaining.has(controller)) controller.abort(reason)
    },
    endAll: (reason) => running.end([...controllers.keys()], reason),
    finish(namespaces) {
      for (const namespace of namespaces) controllers.delete(namespace)
    },
    stillRunning: (namespaces, controller) =>
      namespaces.filter((namespace) => controllers.get(namespace) === controller),
  }
  return running
}
