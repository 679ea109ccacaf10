import { isWalletAdapterCompatibleStandardWallet } from '@solana/wallet-adapter-base'
import { StandardWalletAdapter } from '@solana/wallet-standard-wallet-adapter-base'
import { Connection, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import type { Wallet } from '@wallet-standard/base'
import { useWallets } from '@wallet-standard/react'
import { useState } from 'react'
import { solanaNode } from '../../shared.ts'

/** The connected wallet in libraries of the Wallet Standard and of the older wallet adapters. */
export function Standard({ wallet }: { readonly wallet: Wallet }) {
  const wallets = useWallets()
  const [result, setResult] = useState<string>()
  const same = wallets.find(({ name }) => name === wallet.name)

  /** web3.js 1 through the adapter that @solana/wallet-adapter-react uses for wallets of the standard. */
  async function sendByAdapter(): Promise<void> {
    setResult(undefined)
    if (!isWalletAdapterCompatibleStandardWallet(wallet)) throw Error('not a Solana wallet')
    const adapter = new StandardWalletAdapter({ wallet })
    await adapter.connect()
    if (!adapter.publicKey) throw Error('no account')
    const connection = new Connection(solanaNode, 'confirmed')
    const { blockhash } = await connection.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: adapter.publicKey, recentBlockhash: blockhash }).add(
      SystemProgram.transfer({
        fromPubkey: adapter.publicKey,
        toPubkey: new PublicKey('AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD'),
        lamports: 2_000_000,
      }),
    )
    if (!('signTransaction' in adapter) || !adapter.signTransaction) throw Error('no signTransaction')
    // Not `sendTransaction`, which takes every node of this machine for one of Solana's localnet.
    const signed = await adapter.signTransaction(transaction)
    setResult(await connection.sendRawTransaction(signed.serialize()))
  }

  return (
    <>
      <button type="button" onClick={() => sendByAdapter()}>
        Send by adapter
      </button>
      <output data-testid="standard">{same?.accounts.map(({ address }) => address).join()}</output>
      <output data-testid="adapter">{result}</output>
    </>
  )
}
