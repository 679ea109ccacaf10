import { PublicKey, type Transaction } from '@solana/web3.js'
import type { AppKit } from '../../instance/AppKit.ts'
import type { ProviderByNamespace } from '../../namespaces/ProviderByNamespace.ts'
import { signAndSendTransaction } from '../../namespaces/solana/actions/signAndSendTransaction.ts'
import { signAllTransactions, signTransaction } from '../../namespaces/solana/actions/signTransaction.ts'
import { overlay } from '../../platform/overlay.ts'
import { createProviderEvents } from './createProviderEvents.ts'
import type { AnyTransaction, Provider } from './Provider.ts'
import { signBytes } from './signBytes.ts'

/** Puts the methods of web3.js 1 in front of a connected wallet, which stays as it is. */
export function createSolanaProvider(kit: AppKit, wallet: ProviderByNamespace['solana']): Provider {
  const getAddress = () => kit.getAddress('solana')
  const events = createProviderEvents({
    getPublicKey: () => (kit.getProvider('solana') === provider ? methods.publicKey : undefined),
    getChainId: () => methods.getActiveChain()?.caipNetworkId,
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
    getActiveChain: () => kit.getCaipNetwork('solana'),
    disconnect: () => kit.disconnect('solana'),
    ...events,
  }
  // Features and accounts are read from the wallet itself each time: they change.
  const provider = overlay<Provider>(wallet as Provider, methods)
  return provider
}
