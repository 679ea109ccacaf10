import type { ViewName } from '@wallet-kit/sdk'

/** AppKit's tag of a view: `w3m-switch-active-chain-view`. */
export function viewTag(view: ViewName): `w3m${string}-view` {
  if (view === 'SwitchNetwork') return 'w3m-network-switch-view'
  const name = view.replace('WalletConnect', 'Wc').replace('SIWX', 'Siwx').replace('OnRamp', 'Onramp')
  return `w3m${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-view`
}
