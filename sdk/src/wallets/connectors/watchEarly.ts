import { walletReplyInvalid } from '@wallet-kit/clients/errors/constants'
import type { Namespace, SharedAccounts, WalletEvents } from '../../chains/namespaces/Namespace.ts'
import type { WalletProvider } from '../../chains/namespaces/WalletProvider.ts'
import { createError } from '../../foundation/errors/createError.ts'

/** Maximum number of times that a wallet which contradicts its own reports is read again. */
const mostReads = 5

type Report = (events: WalletEvents) => void

/** A wallet that is watched before it is read, so that no change between two questions is lost. */
export interface EarlyWatch {
  /**
   * Reads the wallet, and again when it has reported something else meanwhile.
   *
   * @throws WalletKitError `WALLET_REPLY_INVALID` when its answers and reports do not agree
   */
  read(ask: () => Promise<SharedAccounts | undefined>): Promise<SharedAccounts | undefined>
  /** Passes the reports on, those since the last answer included. Returns a function that stops it. */
  attach(events: WalletEvents): () => void
  /** Stops watching, unless the reports are passed on. */
  discard(): void
}

/** @param readAgain reads the wallet without a prompt */
export function watchEarly(
  namespace: Namespace,
  provider: WalletProvider,
  readAgain: () => Promise<SharedAccounts | undefined>,
): EarlyWatch {
  let reported: Partial<SharedAccounts> & { readonly isOver?: boolean } = {}
  let attached: WalletEvents | undefined
  const pass = (report: Report, next: typeof reported) => {
    if (attached) report(attached)
    else reported = { ...reported, ...next }
  }
  const stop = namespace.watch(provider, {
    accountsChanged: (addresses) => pass((events) => events.accountsChanged(addresses), { addresses }),
    chainChanged(caipNetworkId) {
      if (caipNetworkId) pass((events) => events.chainChanged(caipNetworkId), { caipNetworkId })
    },
    disconnect: () => pass((events) => events.disconnect(), { isOver: true }),
  })

  /** Whether the wallet has reported nothing else than this answer. */
  function agreesWith(answer: SharedAccounts | undefined): boolean {
    const { addresses, caipNetworkId, isOver = false } = reported
    if (!answer) return !addresses?.length
    if (isOver || (caipNetworkId && caipNetworkId !== answer.caipNetworkId)) return false
    return !addresses || addresses.join() === answer.addresses.join()
  }

  return {
    async read(ask) {
      let answer = await ask()
      for (let reads = 1; !agreesWith(answer); reads += 1) {
        if (reads === mostReads) {
          throw createError(walletReplyInvalid, { context: { method: 'accountsChanged' } })
        }
        reported = {}
        answer = await readAgain()
      }
      reported = {}
      return answer
    },
    attach(events) {
      attached = events
      const { addresses, caipNetworkId, isOver } = reported
      if (caipNetworkId) events.chainChanged(caipNetworkId)
      if (addresses) events.accountsChanged(addresses)
      if (isOver) events.disconnect()
      return stop
    },
    discard() {
      if (!attached) stop()
    },
  }
}
