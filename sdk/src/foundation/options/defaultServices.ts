import type { Services } from './OptionData.ts'

/**
 * Services of Reown (WalletConnect), which know their customers by project ids. Services that the kit never needs are
 * off.
 */
export const defaultServices: Services = {
  walletDirectory: 'https://api.web3modal.org',
  dataService: 'https://rpc.walletconnect.org',
  auth: '/api/auth',
  relay: 'wss://relay.walletconnect.org',
  analytics: false,
  frame: 'https://secure.walletconnect.org/sdk',
}

/** Without a project id no third party is contacted, only the host app's own server. */
export const ownServices: Services = {
  ...defaultServices,
  walletDirectory: false,
  dataService: false,
  relay: false,
  frame: false,
}
