import {
  isWalletAdapterCompatibleWallet,
  StandardWalletAdapter,
} from '@solana/wallet-standard-wallet-adapter-base'
import type { Wallet } from '@wallet-standard/base'
import { useEffect, useMemo, useState } from 'react'

/** The connected wallet as `WalletProvider` of `@solana/wallet-adapter-react` wraps it. */
export function WalletAdapter({ wallet }: { readonly wallet: Wallet }) {
  const adapter = useMemo(
    () => (isWalletAdapterCompatibleWallet(wallet) ? new StandardWalletAdapter({ wallet }) : undefined),
    [wallet],
  )
  const [account, setAccount] = useState('')
  const [signature, setSignature] = useState('')

  useEffect(() => {
    if (!adapter) return
    const show = () => setAccount(adapter.publicKey?.toBase58() ?? 'none')
    adapter.on('connect', show)
    adapter.on('disconnect', show)
    void adapter.autoConnect()
    return () => adapter.destroy()
  }, [adapter])

  async function sign(): Promise<void> {
    const signed = await adapter?.signMessage?.(new TextEncoder().encode('Hello from the adapter'))
    setSignature(`${signed?.length} bytes`)
  }

  return (
    <>
      <button type="button" onClick={sign}>
        Sign with the adapter
      </button>
      <button type="button" onClick={() => adapter?.disconnect()}>
        Disconnect in the adapter
      </button>
      <output data-testid="adapter">{account}</output>
      <output data-testid="adapter-signature">{signature}</output>
    </>
  )
}
