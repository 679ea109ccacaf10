import { toDisplayName } from '../../../../foundation/format/toDisplayName.ts'
import { getWindow } from '../../../../foundation/platform/getWindow.ts'
import type { FoundWallet } from '../../NamespaceTraits.ts'
import { isEip1193Provider } from '../isEip1193Provider.ts'

/** Finds the legacy `window.ethereum`, now or when an extension injects it later. */
export function watchInjected(onFound: (wallet: FoundWallet) => void, signal: AbortSignal): void {
  const look = () => {
    const provider = readInjectedProvider()
    if (provider && !signal.aborted)
      onFound({ id: 'injected', name: toDisplayName('Browser Wallet'), provider })
  }
  look()
  // Some wallets inject after the page's scripts have run and dispatch this event.
  getWindow()?.addEventListener('ethereum#initialized', look, { signal })
}

function readInjectedProvider() {
  try {
    const { ethereum } = (getWindow() ?? {}) as { ethereum?: unknown }
    return isEip1193Provider(ethereum) ? ethereum : undefined
  } catch {
    // A page may define a getter that throws to keep wallets out.
    return undefined
  }
}
