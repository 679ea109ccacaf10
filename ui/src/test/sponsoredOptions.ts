import type { TestKitOptions } from './testKit.ts'
import { testWallet } from './testWallet.ts'

export interface SponsoredOptions {
  /** Whether the wallet lets a service pay. Default: true. */
  readonly canSponsor?: boolean
  /** The wallet's reply to a bundle. Default: the service has refused. */
  readonly reply?: () => unknown
}

/** Options of an app that pays network fees, with its wallet. */
export function sponsoredOptions({ canSponsor = true, reply = refuse }: SponsoredOptions = {}) {
  const wallet = testWallet('Test Wallet', 'com.example.test', 2)
  const { request } = wallet.provider
  wallet.provider.request = async (args) => {
    if (args.method === 'wallet_getCapabilities')
      return { '0x1': { paymasterService: { supported: canSponsor } } }
    if (args.method !== 'wallet_sendCalls') return request(args)
    ;(wallet.requests as unknown[]).push(args)
    return reply()
  }
  const options: TestKitOptions = {
    wallets: [wallet],
    paymasters: { 'eip155:1': { url: 'https://pay.example' } },
    metadata: { name: 'Harrow & Vetch', description: '', url: '', icons: [] },
  }
  return { wallet, options }
}

function refuse(): never {
  throw Object.assign(new Error('Budget used up'), { code: -32_000 })
}
