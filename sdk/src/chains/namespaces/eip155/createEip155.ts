import { loadOnce } from '../../../foundation/platform/loadOnce.ts'
import type { Namespace } from '../Namespace.ts'
import { loadContracts } from './contracts/loadContracts.ts'
import type { Eip1193Provider } from './Eip1193Provider.ts'
import { isSignature } from './isSignature.ts'
import { loadEip155Use } from './loadEip155Use.ts'
import { onramp } from './onramp.ts'
import { pairing } from './pairing/pairing.ts'
import { readChainId } from './readChainId.ts'
import { loadReads } from './reads/loadReads.ts'
import { heldMethods } from './requests/heldMethods.ts'
import { loadSiwe } from './siwe/loadSiwe.ts'
import { loadTransactions } from './transactions/loadTransactions.ts'
import { loadVerification } from './verification/loadVerification.ts'
import {
  readAccounts,
  readAddresses,
  releaseAccounts,
  requestAccounts,
  watchWallet,
} from './walletAccounts.ts'
import { wrapProvider } from './wrapProvider.ts'

/** Methods that send for a smart account, or report that it has been sent for. */
const deployingMethods: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
])

/**
 * EVM chains. Connecting and restoring use plain EIP-1193 and need no library; whatever needs viem is
 * imported when it is first used.
 */
export function createEip155(): Namespace<Eip1193Provider> {
  const reader = loadOnce(async () => (await loadReads()).createReader())

  return {
    name: 'eip155',
    requestAccounts,
    readAccounts,
    releaseAccounts,
    watch: watchWallet,
    async switchNetwork(provider, network, signal) {
      const { switchChain } = await loadEip155Use()
      await switchChain(provider, network, signal)
    },
    async formatAddress(address) {
      const { formatAddress } = await loadEip155Use()
      return formatAddress(address)
    },
    async createSignInMessage(fields) {
      const { createSignInMessage } = await loadEip155Use()
      return createSignInMessage(fields)
    },
    async parseSignInMessage(text, onWrong) {
      const { parseSignInMessage } = await loadEip155Use()
      return parseSignInMessage(text, onWrong)
    },
    async signMessage(provider, parameters) {
      const { signMessage } = await loadEip155Use()
      return signMessage(provider, parameters)
    },
    async verifyMessage(request) {
      const { verifyMessage } = await loadVerification()
      return verifyMessage(request)
    },
    async isContractAccount(request) {
      const { isContractAccount } = await loadReads()
      return isContractAccount(request)
    },
    getNativeBalance: async (request) => (await reader()).getNativeBalance(request),
    getTokenBalance: async (request) => (await reader()).getTokenBalance(request),
    getTokenHoldings: async (request) => (await reader()).getTokenHoldings(request),
    async getWalletHoldings(kit, caipNetworkId) {
      const { getWalletHoldings } = await loadContracts()
      return getWalletHoldings(kit, caipNetworkId)
    },
    async describeRequest(kit, request, wallet) {
      const { describeRequest } = await loadTransactions()
      return describeRequest(kit, request, { ...wallet, reader: await reader() })
    },
    async loadTogether() {
      const { createEip155Together } = await loadSiwe()
      return createEip155Together({ isSignature, wrapProvider, readAddresses, readChainId })
    },
    loadTransfers: async () => (await loadTransactions()).transfers,
    loadCalls: async () => (await loadTransactions()).calls,
    loadSwaps: async () => (await loadTransactions()).swaps,
    hasSmartSessions: true,
    onramp,
    frame: {
      asksUser: (method) => heldMethods.has(method),
      smartAccounts: { mayDeploy: (method) => deployingMethods.has(method) },
    },
    pairing,
  }
}
