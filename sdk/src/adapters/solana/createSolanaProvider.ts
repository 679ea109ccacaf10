import { PublicKey, type Transaction } from '@solana/web3.js'
import { notConnected } from '@wallet-kit/clients/errors/constants'
import type { ProviderByNamespace } from '../../chains/namespaces/families/ProviderByNamespace.ts'
import { signAndSendTransaction } from '../../chains/namespaces/solana/actions/signAndSendTransaction.ts'
import {
  signAllTransactions,
  signTransaction,
} from '../../chains/namespaces/solana/actions/signTransaction.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { overlay } from '../../foundation/platform/overlay.ts'
import type { AppKit } from '../../kit/AppKit.ts'
import { createProviderEvents } from './createProviderEvents.ts'
import type { AnyTransaction, Provider } from './Provider.ts'
import { signBytes } from './signBytes.ts'

/** Puts the methods of web3.js 1 in front of a connected wallet, which stays as it is. */
export function createSolanaProvider(kit: AppKit, wallet: ProviderByNamespace['solana']): Provider {
  const isConnected = () => kit.getProvider('solana') === provider
  const getAddress = () => (isConnected() ? kit.getAddress('solana') : undefined)
  /** The kit's actions ask the wallet that is connected by now: a left one must not be taken for it. */
  async function whileConnected<Result>(ask: () => Promise<Result>): Promise<Result> {
    if (!isConnected()) throw createError(notConnected)
    return ask()
  }
  const events = createProviderEvents({
    getPublicKey: () => methods.publicKey,
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
    signMessage: (message) => whileConnected(() => signBytes(wallet, getAddress(), message)),
    signTransaction: (transaction) => whileConnected(() => signTransaction(kit, { transaction })),
    signAllTransactions: async <Signed extends AnyTransaction[]>(transactions: Signed) =>
      (await whileConnected(() => signAllTransactions<AnyTransaction>(kit, { transactions }))) as Signed,
    signAndSendTransaction: (transaction, options) =>
      whileConnected(() =>
        signAndSendTransaction(kit, { transaction, ...(options && { options: options as object }) }),
      ),
    async sendTransaction(transaction, connection, { signers = [], ...options } = {}) {
      if ('version' in transaction) transaction.sign([...signers])
      else {
        await complete(transaction)
        if (signers.length > 0) transaction.partialSign(...signers)
      }
      const signed = await methods.signTransaction(transaction)
      return connection.sendRawTransaction(signed.serialize(), options)

      async function complete(unfinished: Transaction): Promise<void> {
        const { publicKey } = methods
        if (publicKey) unfinished.feePayer ??= publicKey
        if (unfinished.recentBlockhash) return
        unfinished.recentBlockhash = (await connection.getLatestBlockhash()).blockhash
      }
    },
    getActiveChain: () => kit.getCaipNetwork('solana'),
    async disconnect() {
      if (isConnected()) await kit.disconnect('solana')
    },
    ...events,
  }
  // Features and accounts are read from the wallet itself each time: they change.
  const provider = overlay<Provider>(wallet as Provider, methods)
  return provider
}
