// @vitest-environment happy-dom
import {
  type Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, it, onTestFinished, vi } from 'vitest'
import { mainnet, solana, solanaDevnet } from '../../exports/networks.ts'
import { type Provider, SolanaAdapter } from '../../exports/solana.ts'
import { createAppKit } from '../../kit/createAppKit.ts'
import { createScriptedSolanaWallet } from '../../testing/createScriptedSolanaWallet.ts'
import { registerStandardWallet } from '../../testing/registerStandardWallet.ts'
import { connect } from '../../wallets/connection/connect.ts'

const blockhash = PublicKey.unique().toBase58()

async function createConnected() {
  const scripted = createScriptedSolanaWallet({
    name: 'Test Wallet',
    accounts: [Keypair.generate().secretKey, Keypair.generate().secretKey],
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  })
  const adapter = new SolanaAdapter()
  const kit = createAppKit({ adapters: [adapter], networks: [solana, mainnet], projectId: 'test' })
  onTestFinished(registerStandardWallet(scripted.wallet))
  onTestFinished(() => kit.destroy())
  const seen: unknown[] = []
  kit.subscribeProviders(({ solana: provider }) => seen.push(provider))
  const connectorId = 'standard.test-wallet'
  await connect(kit, { connectorId, namespaces: ['solana'] })
  const provider = kit.getProvider('solana') as unknown as Provider
  const address = String(kit.getAddress('solana'))
  return { kit, adapter, provider, scripted, seen, connectorId, key: new PublicKey(address) }
}

const transfer = (from: PublicKey) =>
  SystemProgram.transfer({ fromPubkey: from, toPubkey: PublicKey.unique(), lamports: 1 })

it('the wallet has the methods of web3.js 1, and stays one of the Wallet Standard', async () => {
  const { kit, provider, seen, key } = await createConnected()
  expect(provider.publicKey?.equals(key)).toBe(true)
  expect(provider.features).toHaveProperty('solana:signMessage')
  expect('publicKey' in provider && 'accounts' in provider).toBe(true)
  expect(provider.name).toBe('Test Wallet')
  expect(kit.getWalletProvider()).toBe(provider)
  expect(kit.getProvider('solana')).toBe(provider)
  expect(seen.at(-1)).toBe(provider)
  expect(kit.getProvider('eip155')).toBeUndefined()
  await provider.disconnect()
  expect(kit.getIsConnectedState()).toBe(false)
  expect(provider.publicKey).toBeUndefined()
  expect(kit.getProvider('solana')).toBeUndefined()
})

it('of a wallet that was left is disconnected, and asks no other wallet', async () => {
  const { kit, provider, key } = await createConnected()
  const other = createScriptedSolanaWallet({
    name: 'Other Wallet',
    accounts: [Keypair.generate().secretKey],
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  })
  onTestFinished(registerStandardWallet(other.wallet))
  await connect(kit, { connectorId: 'standard.other-wallet', namespaces: ['solana'] })
  const before = other.requests.length
  expect(provider.publicKey).toBeUndefined()
  const transaction = new Transaction({ feePayer: key, recentBlockhash: blockhash } as never).add(
    transfer(key),
  )
  for (const ask of [
    () => provider.signMessage(new Uint8Array([1])),
    () => provider.signTransaction(transaction),
    () => provider.signAllTransactions([transaction]),
    () => provider.signAndSendTransaction(transaction),
    () => provider.sendTransaction(transaction, {} as Connection),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  await provider.disconnect()
  expect(kit.getAddress('solana')).toBe(other.accounts[0])
  expect(other.requests.slice(before)).toEqual([])
})

it('reports its account’s changes, until listeners are removed', async () => {
  const { kit, provider, scripted, connectorId, key } = await createConnected()
  const [first, second] = scripted.accounts
  const heard: string[] = []
  const onConnect = (publicKey: PublicKey) => heard.push(`connect ${publicKey.toBase58()}`)
  const onDisconnect = (...values: unknown[]) => heard.push(`disconnect ${values}`)
  const onAccount = (publicKey: PublicKey) => heard.push(`accountsChanged ${publicKey.toBase58()}`)
  const onFailure = vi.fn()
  vi.stubGlobal('reportError', onFailure)
  onTestFinished(() => void vi.unstubAllGlobals())
  const fails = () => {
    throw new Error('A mistake of the host app')
  }
  for (const event of ['connect', 'disconnect', 'accountsChanged'] as const) provider.on(event, fails)
  provider.on('connect', onConnect)
  provider.on('disconnect', onDisconnect)
  provider.on('accountsChanged', onAccount)
  provider.on('accountsChanged', onAccount)

  expect(key.toBase58()).toBe(first)
  scripted.changeAccount(1)
  await vi.waitFor(() => expect(heard).toEqual([`accountsChanged ${second}`]))
  await provider.disconnect()
  expect(heard.slice(1)).toEqual(['disconnect '])
  await connect(kit, { connectorId, namespaces: ['solana'] })
  expect(heard.slice(2)).toEqual([`connect ${kit.getAddress('solana')}`])
  expect(onFailure).toHaveBeenCalledTimes(3)

  provider.removeListener('accountsChanged', onAccount)
  provider.removeListener('connect', onConnect)
  provider.removeListener('disconnect', onDisconnect)
  await provider.disconnect()
  expect(heard).toHaveLength(3)
})

it('reports that the app is on another Solana network, once', async () => {
  const { kit, provider } = await createConnected()
  const heard: string[] = []
  const onChain = (chainId: string) => heard.push(chainId)
  provider.on('chainChanged', onChain)
  kit.addNetwork('solana', solanaDevnet)
  await kit.switchNetwork(solanaDevnet)
  expect(heard).toEqual([solanaDevnet.caipNetworkId])
  expect(provider.getActiveChain()?.caipNetworkId).toBe(solanaDevnet.caipNetworkId)
  provider.removeListener('chainChanged', onChain)
  await kit.switchNetwork(solana)
  expect(heard).toHaveLength(1)
})

it('signs several transactions of both kinds, in their own form', async () => {
  const { provider, key } = await createConnected()
  const legacy = new Transaction({ feePayer: key, recentBlockhash: blockhash } as never).add(transfer(key))
  const message = new TransactionMessage({
    payerKey: key,
    recentBlockhash: blockhash,
    instructions: [transfer(key)],
  })
  const versioned = new VersionedTransaction(message.compileToV0Message())
  const [first, second] = await provider.signAllTransactions([legacy, versioned] as [
    Transaction,
    VersionedTransaction,
  ])
  expect(first).toBeInstanceOf(Transaction)
  expect(first.verifySignatures()).toBe(true)
  expect(second).toBeInstanceOf(VersionedTransaction)
  expect(second.signatures[0]?.some((byte) => byte !== 0)).toBe(true)
})

it('sends by the connection, with what is missing and with other signers', async () => {
  const { provider, key } = await createConnected()
  const sent: Uint8Array[] = []
  const connection = {
    getLatestBlockhash: vi.fn(async () => ({ blockhash, lastValidBlockHeight: 1 })),
    sendRawTransaction: vi.fn(async (bytes: Uint8Array) => String(sent.push(bytes))),
  }
  const node = connection as unknown as Connection
  const other = Keypair.generate()
  const transaction = new Transaction().add(transfer(key), transfer(other.publicKey))
  const options = { signers: [other], skipPreflight: true }
  await expect(provider.sendTransaction(transaction, node, options)).resolves.toBe('1')
  expect(connection.sendRawTransaction.mock.lastCall).toMatchObject([{}, { skipPreflight: true }])
  const legacy = Transaction.from(sent[0] as Uint8Array)
  expect(legacy.feePayer?.equals(key)).toBe(true)
  expect(legacy.signatures).toHaveLength(2)
  expect(legacy.verifySignatures()).toBe(true)

  const message = new TransactionMessage({
    payerKey: key,
    recentBlockhash: blockhash,
    instructions: [transfer(key), transfer(other.publicKey)],
  })
  await provider.sendTransaction(new VersionedTransaction(message.compileToV0Message()), node, options)
  const { signatures } = VersionedTransaction.deserialize(sent[1] as Uint8Array)
  expect(signatures.every((signature) => signature.some((byte) => byte !== 0))).toBe(true)
  expect(connection.getLatestBlockhash).toHaveBeenCalledOnce()
})

// T8, F16
it.each([
  ['another message', { signedMessage: Uint8Array.of(1), signature: new Uint8Array(64) }],
  ['too little', { signedMessage: new TextEncoder().encode('Hello'), signature: new Uint8Array(63) }],
  ['nothing', undefined],
])('a wallet that signs %s is refused', async (_, output) => {
  const { provider } = await createConnected()
  const feature = provider.features['solana:signMessage'] as { signMessage(): Promise<readonly unknown[]> }
  vi.spyOn(feature, 'signMessage').mockResolvedValue([output])
  await expect(provider.signMessage(new TextEncoder().encode('Hello'))).rejects.toThrow('something else')
})

it('an adapter that is removed leaves the wallet as it is', async () => {
  const { kit, adapter } = await createConnected()
  adapter.detach()
  expect(kit.getProvider('solana')).not.toHaveProperty('publicKey')
  await kit.disconnect()
})
