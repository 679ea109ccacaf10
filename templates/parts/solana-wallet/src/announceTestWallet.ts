import {
  createScriptedSolanaWallet,
  registerStandardWallet,
  type ScriptedSolanaWallet,
} from '@wallet-kit/sdk/testing'

/** First key of the well-known development mnemonic "test test … junk". Never send anything of value to it. */
const developmentKey =
  '4Cfc4TJ6dsWwLcw8aJ5uhx7UJKPR5VGXTu2iJr5bVRoTDsxzb6qfJrzR5HNhBcwGwsXqGeHzDR3eUWLr7MRnska8'

/**
 * Registers a Wallet Standard wallet that approves everything, as an extension would. For tests, and for development
 * with the sandbox.
 *
 * @param nodes URL of a node by id of the network; the wallet sends through the first
 */
export function announceTestWallet(nodes: Readonly<Record<string, string>>): ScriptedSolanaWallet {
  const [rpcUrl] = Object.values(nodes)
  const wallet = createScriptedSolanaWallet({
    name: 'Test Wallet',
    accounts: [developmentKey],
    chains: ['solana:mainnet', 'solana:devnet'],
    ...(rpcUrl ? { rpcUrl } : {}),
  })
  registerStandardWallet(wallet.wallet)
  return wallet
}
