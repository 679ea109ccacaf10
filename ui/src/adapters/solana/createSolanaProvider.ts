import { PublicKey, type Transaction } from '@solana/web3.js'
import type { AppKit, ProviderByNamespace } from '@wallet-kit/sdk'
import { signAllTransactions, signAndSendTransaction, signTransaction } from '@wallet-kit/sdk/actions'
import { createProviderEvents } from './createProviderEvents.ts'
import type { AnyTransaction, Provider } from './Provider.ts'
import { signBytes } from './signBytes.ts'

/** Puts the methods of web3.js 1 in front of a connected wallet, which stays as it is. */
export function createSolanaProvider(kit: AppKit, wallet: ProviderByNamespace['solana']): Provider {
  const getAddress = () => kit.getAddress('solana')
  const events = createProviderEvents({
    getPublicKey: () => (kit.getProvider('solana') === provider ? methods.publicKey : undefined),
    getChainId: () => kit.getCaipNetwork('solana')?.caipNetworkId,
    watch(onChange) {
      const stops = [kit.subscribeAccount(onChange, 'solana'), kit.stores.networks.subscribe(onChange)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  })
  const methods: Omit<Provider, keyof ProviderByNamespace['solana']> = {
    get publicKey() {
      const address = getAddress()
      return address === undefined ? undefined : new PublicKey(address)
    },
    signMessage: (message) => signBytes(wallet, getAddress(), message),
    signTransaction: (transaction) => signTransaction(kit, { transaction }),
    signAllTransactions: async <Signed extends AnyTransaction[]>(transactions: Signed) =>
      (await signAllTransactions<AnyTransaction>(kit, { transactions })) as Signed,
    signAndSendTransaction: (transaction, options) =>
      signAndSendTransaction(kit, { transaction, ...(options && { options: options as object }) }),
    async sendTransaction(transaction, connection, { signers = [], ...options } = {}) {
      if ('version' in transaction) transaction.sign([...signers])
      else {
        await complete(transaction)
        if (signers.length > 0) transaction.partialSign(...signers)
      }
      const signed = await signTransaction(kit, { transaction })
      return connection.sendRawTransaction(signed.serialize(), options)

      async function complete(unfinished: Transaction): Promise<void> {
        const { publicKey } = methods
        if (publicKey) unfinished.feePayer ??= publicKey
        if (unfinished.recentBlockhash) return
        unfinished.recentBlockhash = (await connection.getLatestBlockhash()).blockhash
      }
    },
    disconnect: () => kit.disconnect('solana'),
    ...events,
  }
  // Features and accounts are read from the wallet itself each time: they change.
  const provider = new Proxy(wallet, {
    get: (target, name) => Reflect.get(name in methods ? methods : target, name),
    has: (target, name) => name in methods || name in target,
  }) as Provider
  return provider
}
