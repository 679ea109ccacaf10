import type { ScriptedWallet } from './ScriptedWallet.ts'

/**
 * Announces a wallet to the page, now and on every request, as extensions do. https://eips.ethereum.org/EIPS/eip-6963
 *
 * @param target Default: the global window.
 * @returns Stops answering; earlier announcements stay known.
 *
 * @example
 * const stop = announceWallet(createScriptedWallet(options))
 */
export function announceWallet(
  { info, provider }: Pick<ScriptedWallet, 'info' | 'provider'>,
  target: Window = window,
): () => void {
  const detail = Object.freeze({ info: Object.freeze({ ...info }), provider })
  const announce = () => {
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  target.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => target.removeEventListener('eip6963:requestProvider', announce)
}
