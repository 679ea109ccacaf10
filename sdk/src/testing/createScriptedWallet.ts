import { createWalletClient, custom, type Hex, isHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { RequestArguments } from '../chains/namespaces/eip155/Eip1193Provider.ts'
import { createBundles } from './createBundles.ts'
import { createConnectAnswers } from './createConnectAnswers.ts'
import { createEmitter } from './createEmitter.ts'
import { createWalletAccounts } from './createWalletAccounts.ts'
import { createWalletError } from './createWalletError.ts'
import { createWalletKey } from './createWalletKey.ts'
import { createWalletMemory } from './createWalletMemory.ts'
import { createWalletScript } from './createWalletScript.ts'
import { readNode } from './readNode.ts'
import { readTransaction } from './readTransaction.ts'
import type { ScriptedWallet, ScriptedWalletOptions } from './ScriptedWallet.ts'

const defaultIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" rx="24" fill="#5b6cff"/></svg>',
)}`

/** Methods that put a question to the wallet's user. */
const questions = [
  'eth_requestAccounts',
  'wallet_connect',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'eth_signTransaction',
  'wallet_sendCalls',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_requestPermissions',
]

/**
 * Makes a wallet for tests and demonstrations: an EIP-1193 provider with real keys, real signatures and
 * real reads, whose user does what the script says (see {@link ScriptedWallet}). By default the user agrees
 * to everything. Permission, account and chain are remembered in `storage`, so that a reload restores.
 *
 * @example
 * const wallet = createScriptedWallet({
 *   name: 'Test Wallet',
 *   rdns: 'com.example.test',
 *   accounts: ['0x…'],
 *   chains: { 1: 'http://127.0.0.1:8545' },
 * })
 * const stop = announceWallet(wallet)
 * wallet.rejectNext('personal_sign')
 */
export function createScriptedWallet(options: ScriptedWalletOptions): ScriptedWallet {
  const keys = options.accounts.map(createWalletKey)
  const chains = new Map(Object.entries(options.chains).map(([id, url]) => [Number(id), url]))
  const unknownChains = new Set<number>()
  const emitter = createEmitter()
  const script = createWalletScript(questions)
  const requests: RequestArguments[] = []
  let garbage = false
  const memory = createWalletMemory(
    `scripted-wallet:${options.rdns}`,
    {
      granted: false,
      locked: false,
      accountIndex: 0,
      chainId: options.chainId ?? [...chains.keys()][0] ?? 1,
    },
    options.storage,
  )

  const toHex = (value: number): Hex => `0x${value.toString(16)}`
  const present = () => memory.get().chainId
  const accounts = createWalletAccounts(keys, memory, () =>
    emitter.emit('accountsChanged', visibleAccounts()),
  )
  const visibleAccounts = (): readonly Hex[] => accounts.visible().map(({ address }) => address)

  function signerOf(address: unknown): PrivateKeyAccount {
    const key = keys.find((candidate) => candidate.address.toLowerCase() === String(address).toLowerCase())
    if (!key || !accounts.mayBeSeen()) throw createWalletError(4100, 'The account has not been authorized.')
    return key.signer()
  }

  function moveTo(chainId: number): void {
    if (memory.get().chainId === chainId) return
    memory.set({ chainId })
    emitter.emit('chainChanged', toHex(chainId))
  }

  function clientOf(account: PrivateKeyAccount) {
    const transport = custom(
      { request: (args) => readNode(chains.get(present()), args) },
      // A failing node is reported immediately; retries would outlive the test that made it fail.
      { retryCount: 0 },
    )
    return createWalletClient({ account, transport })
  }

  const bundles = createBundles({
    chainId: () => toHex(present()),
    signerOf,
    clientOf,
    read: (method, params) => readNode(chains.get(present()), { method, params }),
  })

  const together = createConnectAnswers({
    grant() {
      accounts.grant()
      return visibleAccounts()
    },
    isShared: (address) =>
      visibleAccounts().some((shared) => shared.toLowerCase() === String(address).toLowerCase()),
    signerOf,
  })

  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_accounts: visibleAccounts,
    eth_requestAccounts() {
      accounts.grant()
      return visibleAccounts()
    },
    eth_chainId: () => toHex(memory.get().chainId),
    net_version: () => String(memory.get().chainId),
    personal_sign: ([data, address]) =>
      signerOf(address).signMessage({ message: isHex(data) ? { raw: data } : String(data) }),
    eth_signTypedData_v4: ([address, typedData]) =>
      signerOf(address).signTypedData(
        typeof typedData === 'string' ? JSON.parse(typedData) : (typedData as never),
      ),
    eth_sendTransaction([transaction]) {
      const { from, ...request } = readTransaction(transaction)
      return clientOf(signerOf(from)).sendTransaction({ ...request, chain: null } as never)
    },
    eth_signTransaction([transaction]) {
      const { from, ...request } = readTransaction(transaction)
      return signerOf(from).signTransaction({ chainId: memory.get().chainId, ...request } as never)
    },
    wallet_switchEthereumChain([target]) {
      const chainId = Number((target as { chainId: string }).chainId)
      if (!chains.has(chainId) || unknownChains.has(chainId)) {
        throw createWalletError(4902, `Unrecognized chain ID "${toHex(chainId)}".`)
      }
      moveTo(chainId)
      return null
    },
    wallet_addEthereumChain([definition]) {
      const { chainId, rpcUrls } = definition as { chainId: string; rpcUrls: readonly string[] }
      chains.set(Number(chainId), chains.get(Number(chainId)) ?? rpcUrls[0] ?? '')
      unknownChains.delete(Number(chainId))
      moveTo(Number(chainId))
      return null
    },
    wallet_getPermissions: () => (accounts.mayBeSeen() ? [{ parentCapability: 'eth_accounts' }] : []),
    wallet_requestPermissions() {
      accounts.grant()
      return [{ parentCapability: 'eth_accounts' }]
    },
    wallet_revokePermissions() {
      accounts.switches.revoke()
      return null
    },
  }

  async function request(args: RequestArguments): Promise<unknown> {
    requests.push(structuredClone(args))
    accounts.assertKnown(args.method)
    await script.ask(args.method, args.method === 'eth_requestAccounts' && accounts.isGranted())
    if (garbage) return args.method === 'eth_chainId' ? 1 : ['not an address']
    const answer = answers[args.method] ?? bundles.answerOf(args.method) ?? together.answerOf(args.method)
    const params = Array.isArray(args.params) ? args.params : []
    const ownAnswer = () => (answer ? answer(params) : readNode(chains.get(memory.get().chainId), args))
    const given = options.answers?.[args.method]
    return given ? given(params, ownAnswer) : ownAnswer()
  }

  return {
    info: {
      uuid: crypto.randomUUID(),
      name: options.name,
      rdns: options.rdns,
      icon: options.icon ?? defaultIcon,
    },
    provider: { request, on: emitter.on, removeListener: emitter.removeListener },
    accounts: keys.map(({ address }) => address),
    requests,
    ...script.switches,
    ...accounts.switches,
    setGarbage: (on) => {
      garbage = on
    },
    setUnknownChains(chainIds) {
      unknownChains.clear()
      for (const chainId of chainIds) unknownChains.add(chainId)
    },
    setBundles: bundles.setBundles,
    setOnePrompt: together.setOnePrompt,
    changeChain: moveTo,
    emit: emitter.emit,
    countListeners: emitter.count,
  }
}
