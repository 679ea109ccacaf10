import type { WalletKitError } from '../errors/WalletKitError.ts'
import type { ChainNamespace } from '../networks/Caip.ts'

/** What is in progress per namespace: the visitor's attempt, or a restore. */
export interface Running {
  /** Starts something for these namespaces; whatever was in progress there must have been ended. */
  begin(namespaces: readonly ChainNamespace[]): AbortController
  /** Ends what is in progress for these namespaces, with what else belongs to it. */
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
      for (const namespace of namespaces) {
        controllers.get(namespace)?.abort(reason)
        controllers.delete(namespace)
      }
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
