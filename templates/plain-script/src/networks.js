import { mainnet, polygon } from '@wallet-kit/sdk/networks'

/** Networks of the app; visitors begin on the first. */
export const networks = [mainnet, polygon]
