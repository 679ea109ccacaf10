import type { SessionTypes } from '@walletconnect/types'
import { buildApprovedNamespaces } from '@walletconnect/utils'
import type { WalletPageAccount, WalletPageConfig } from '../WalletPageConfig.ts'

type Proposal = Parameters<typeof buildApprovedNamespaces>[0]['proposal']

export const evmMethods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]
const solanaMethods = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]
const events = ['accountsChanged', 'chainChanged']

/**
 * Returns the granted namespaces: the supported part of the required and the optional ones, and nothing else.
 *
 * @throws when a required chain or method is not supported.
 */
export function approvedNamespaces(
  proposal: Proposal,
  config: WalletPageConfig,
  accounts: readonly WalletPageAccount[],
): SessionTypes.Namespaces {
  const evmChains = config.chains.map(({ chainId }) => `eip155:${chainId}`)
  const solanaChain = config.solana.caipNetworkId
  const approved = buildApprovedNamespaces({
    proposal,
    supportedNamespaces: {
      eip155: {
        chains: evmChains,
        methods: evmMethods,
        events,
        accounts: evmChains.flatMap((chain) => accounts.map(({ evm }) => `${chain}:${evm.address}`)),
      },
      solana: {
        chains: [solanaChain],
        methods: solanaMethods,
        events,
        accounts: accounts.map((account) => `${solanaChain}:${account.solana.address}`),
      },
    },
  })
  // The SDK rejects a namespace without chains.
  return Object.fromEntries(Object.entries(approved).filter(([, { accounts }]) => accounts.length > 0))
}

/** The namespaces of a session, on another account of the wallet. */
export function withAccount(
  namespaces: SessionTypes.Namespaces,
  account: WalletPageAccount,
): SessionTypes.Namespaces {
  return Object.fromEntries(
    Object.entries(namespaces).map(([key, namespace]) => {
      const address = key.startsWith('solana') ? account.solana.address : account.evm.address
      return [key, { ...namespace, accounts: chainsOf(namespace).map((chain) => `${chain}:${address}`) }]
    }),
  )
}

/** CAIP-2 ids of the chains that a namespace of a session has accounts on. */
export function chainsOf({ accounts }: SessionTypes.Namespace): readonly string[] {
  return [...new Set(accounts.map((account) => account.split(':').slice(0, 2).join(':')))]
}
