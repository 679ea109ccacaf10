import { appKit } from './appkit/appKit.ts'
import type { Codemod } from './Codemod.ts'
import { connectKit } from './connectkit/connectKit.ts'
import { onchainKit } from './onchainkit/onchainKit.ts'
import { rainbowKit } from './rainbowkit/rainbowKit.ts'
import { walletAdapter } from './walletAdapter/walletAdapter.ts'

/** In the order in which they run. */
export const codemods: readonly Codemod[] = [appKit, rainbowKit, connectKit, onchainKit, walletAdapter]
