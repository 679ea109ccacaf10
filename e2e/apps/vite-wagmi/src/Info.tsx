import { useAppKitAccount, useAppKitNetwork } from '@wallet-kit/react'
import { useAccount } from 'wagmi'

export function Info() {
  const kit = { account: useAppKitAccount(), network: useAppKitNetwork() }
  const { address, chainId, status, connector } = useAccount()
  return (
    <dl>
      <dd data-testid="kit">{`${kit.account.status} ${kit.account.address ?? ''} ${kit.network.chainId}`}</dd>
      <dd data-testid="wagmi">{`${status} ${address ?? ''} ${chainId ?? ''}`}</dd>
      <dd data-testid="connector">{connector?.name}</dd>
    </dl>
  )
}
