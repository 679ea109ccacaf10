import type { CreateAppKitOptions } from '@wallet-kit/sdk'
import { mainnet, polygon } from '@wallet-kit/sdk/networks'

/** Options of the kit, for pages and server. Visitors begin on the first network. */
export const kitOptions: CreateAppKitOptions = {
  networks: [mainnet, polygon],
  // Id at the hosted services (wallet list, names, phones): https://dashboard.reown.com. Remove `services` with it.
  projectId: 'none',
  services: { walletDirectory: false, dataService: false, relay: false, frame: false },
  features: { email: false, socials: false },
}
