import type { Services } from './OptionData.ts'

/** The hosted services, except for the ones that the kit never needs. */
export const defaultServices: Services = {
  walletDirectory: 'https://api.web3modal.org',
  dataService: 'https://rpc.walletconnect.org',
  auth: '/api/auth',
  relay: 'wss://relay.walletconnect.org',
  analytics: false,
  frame: false,
}
