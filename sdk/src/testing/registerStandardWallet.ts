import type { Wallet, WindowAppReadyEventAPI } from '@wallet-standard/base'

/**
 * Registers a Wallet Standard wallet with the page, now and with every app that becomes ready later, as extensions do.
 * https://github.com/wallet-standard/wallet-standard
 *
 * @param target Default: the global window.
 * @returns Unregisters the wallet everywhere and stops registering it.
 *
 * @example
 * const stop = registerStandardWallet(createScriptedSolanaWallet(options).wallet)
 */
export function registerStandardWallet(wallet: Wallet, target: Window = window): () => void {
  const unregisterAll: (() => void)[] = []
  const register = (api: WindowAppReadyEventAPI) => {
    unregisterAll.push(api.register(wallet))
  }
  const onAppReady = (event: Event) => register((event as CustomEvent<WindowAppReadyEventAPI>).detail)
  target.addEventListener('wallet-standard:app-ready', onAppReady)
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    target.removeEventListener('wallet-standard:app-ready', onAppReady)
    for (const unregister of unregisterAll.splice(0)) unregister()
  }
}
