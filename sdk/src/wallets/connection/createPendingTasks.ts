import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'

/** The visitor's attempt, or a restore, that is in progress for each namespace. */
export interface PendingTasks {
  /** Starts a task for these namespaces. Any earlier one of them must have been ended. */
  begin(namespaces: readonly ChainNamespace[]): AbortController
  /** Ends the tasks of these namespaces. Continues those that are about other ones, too. */
  end(namespaces: readonly ChainNamespace[], reason: WalletKitError): void
  endAll(reason: WalletKitError): void
  /** Marks these namespaces as answered. */
  finish(namespaces: readonly ChainNamespace[]): void
  /** Namespaces for which this controller still counts: none after a cancel or a newer attempt. */
  stillPending(namespaces: readonly ChainNamespace[], controller: AbortController): readonly ChainNamespace[]
}

/** Keeps one controller per attempt or restore. */
export function createPendingTasks(): PendingTasks {
  const controllers = new Map<ChainNamespace, AbortController>()

  function finish(namespaces: readonly ChainNamespace[]): void {
    for (const namespace of namespaces) controllers.delete(namespace)
  }

  function end(namespaces: readonly ChainNamespace[], reason: WalletKitError): void {
    const ended = new Set(namespaces.flatMap((namespace) => controllers.get(namespace) ?? []))
    finish(namespaces)
    const remaining = new Set(controllers.values())
    for (const controller of ended) if (!remaining.has(controller)) controller.abort(reason)
  }

  return {
    begin(namespaces) {
      const controller = new AbortController()
      for (const namespace of namespaces) controllers.set(namespace, controller)
      return controller
    },
    end,
    endAll: (reason) => end([...controllers.keys()], reason),
    finish,
    stillPending: (namespaces, controller) =>
      namespaces.filter((namespace) => controllers.get(namespace) === controller),
  }
}
