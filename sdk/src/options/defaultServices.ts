import type { Services } from './Services.ts'

/** The hosted services, except for the ones that the kit never needs. */
export const defaultServices: Services = {
  walletDirectory: 'https://api.web3modal.org',
  dataService: 'https://rpc.walletconnect.org',
  auth: '/api/auth',
  analytics: false,
  frame: false,
  relay: false,
}
