import type { Wallet } from '@wallet-standard/base'
import { useWallets } from '@wallet-standard/react'

/** The connected wallet as hooks of the Wallet Standard list it. */
export function Standard({ wallet }: { readonly wallet: Wallet }) {
  const wallets = useWallets()
  const same = wallets.find(({ name }) => name === wallet.name)
  return <output data-testid="standard">{same?.accounts.map(({ address }) => address).join()}</output>
}
