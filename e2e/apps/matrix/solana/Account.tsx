'use client'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { ConnectButton, useAppKitAccount, useAppKitProvider } from '@wallet-kit/react'
import { type Provider, useAppKitConnection } from '@wallet-kit/react/solana'
import { useState } from 'react'

const receiver = new PublicKey('7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv')

export function Account() {
  const { address, isConnected } = useAppKitAccount()
  const { walletProvider } = useAppKitProvider<Provider>('solana')
  const { connection } = useAppKitConnection()
  const [signature, setSignature] = useState<string>()

  async function sign() {
    const { publicKey } = walletProvider
    if (!publicKey || !connection) throw Error('not connected')
    const message = await walletProvider.signMessage(new TextEncoder().encode('Hello'))
    const transfer = SystemProgram.transfer({
      fromPubkey: publicKey,
      toPubkey: receiver,
      lamports: 1_000_000,
    })
    const sent = await walletProvider.sendTransaction(new Transaction().add(transfer), connection)
    setSignature(`${message.length} ${sent}`)
  }

  return (
    <main>
      <ConnectButton />
      <button type="button" onClick={sign}>
        Sign
      </button>
      <output data-testid="account">{address}</output>
      <output data-testid="library">{`${isConnected} ${walletProvider?.publicKey ?? ''}`}</output>
      <output data-testid="signature">{signature}</output>
    </main>
  )
}
