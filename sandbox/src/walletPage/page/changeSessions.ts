import type { IWalletKit } from '@reown/walletkit'
import type { SessionTypes } from '@walletconnect/types'
import type { WalletPageAccount } from '../WalletPageConfig.ts'
import { chainsOf, withAccount } from './supportedNamespaces.ts'

/** Moves a session to another account, and emits `accountsChanged` where the app supports it. */
export async function changeAccount(
  wallet: IWalletKit,
  { topic, namespaces }: SessionTypes.Struct,
  account: WalletPageAccount,
  preferredChain: string,
): Promise<void> {
  const changed = withAccount(namespaces, account)
  await wallet.updateSession({ topic, namespaces: changed })
  for (const namespace of Object.values(changed)) {
    const chains = chainsOf(namespace)
    const chainId = chains.find((chain) => chain === preferredChain) ?? chains[0]
    if (chainId === undefined || !namespace.events.includes('accountsChanged')) continue
    const data = namespace.accounts.filter((caipAccount) => caipAccount.startsWith(`${chainId}:`))
    await wallet.emitSessionEvent({ topic, chainId, event: { name: 'accountsChanged', data } })
  }
}

/** Emits `chainChanged` if the session has the chain and the app supports the event. */
export async function changeChain(
  wallet: IWalletKit,
  { topic, namespaces }: SessionTypes.Struct,
  chainId: number,
): Promise<void> {
  const chain = `eip155:${chainId}`
  const namespace = Object.values(namespaces).find((candidate) => chainsOf(candidate).includes(chain))
  if (!namespace?.events.includes('chainChanged')) return
  await wallet.emitSessionEvent({ topic, chainId: chain, event: { name: 'chainChanged', data: chainId } })
}

/** Adds a chain that the app requests after the session was approved, with the account of the other chains. */
export async function addChain(
  wallet: IWalletKit,
  { topic, namespaces }: SessionTypes.Struct,
  chainId: number,
  account: WalletPageAccount,
): Promise<void> {
  const { eip155 } = namespaces
  const chain = `eip155:${chainId}`
  if (!eip155 || chainsOf(eip155).includes(chain)) return
  const extended = {
    ...eip155,
    chains: [...chainsOf(eip155), chain],
    accounts: [...eip155.accounts, `${chain}:${account.evm.address}`],
  }
  await wallet.updateSession({ topic, namespaces: { ...namespaces, eip155: extended } })
}
