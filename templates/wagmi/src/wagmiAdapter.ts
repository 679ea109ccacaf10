import { WagmiAdapter } from '@wallet-kit/sdk/wagmi'
import { kitOptions } from './kitOptions.ts'
import { readSettings } from './readSettings.ts'

const { networks, projectId } = kitOptions(readSettings())

/** Keeps wagmi's state and the kit's equal. `wagmiConfig` is for `WagmiProvider` and wagmi's actions. */
export const wagmiAdapter = new WagmiAdapter({ networks, projectId })
