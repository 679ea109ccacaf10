import type { OnrampProviderId } from '@wallet-kit/sdk/actions'

const names: Readonly<Record<OnrampProviderId, string>> = { coinbase: 'Coinbase', meld: 'Meld.io' }

export function providerName(id: OnrampProviderId): string {
  return names[id]
}
