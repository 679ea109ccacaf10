import type { ConnectMethod } from '@wallet-kit/sdk'
import type { ComponentType } from 'react'
import { useStore } from '../../hooks/useStore.ts'
import { useKit } from '../../provider/useKit.ts'
import { CollapsedWallets } from './CollapsedWallets.tsx'
import { WalletList } from './WalletList.tsx'

/** Ways to connect that exist, by their names in `features.connectMethodsOrder`. */
const methods: Readonly<Partial<Record<ConnectMethod, ComponentType>>> = { wallet: WalletMethod }

/** Ways to connect, in the order of `features.connectMethodsOrder`; those that it does not name follow. */
export function ConnectMethods() {
  const kit = useKit()
  // Without an order of the host app, it depends on the wallets that are installed.
  useStore(kit.stores.connectors)
  useStore(kit.stores.options)
  const order = new Set([...kit.getConnectMethodsOrder(), ...(Object.keys(methods) as ConnectMethod[])])
  return [...order].map((name) => {
    const Method = methods[name]
    return Method && <Method key={name} />
  })
}

/** The list of wallets; one button where the host app collapses it. */
function WalletMethod() {
  const { enableWallets, features } = useStore(useKit().stores.options)
  if (!enableWallets) return null
  const isCollapsed = features.collapseWallets || features.emailShowWallets === false
  return isCollapsed ? <CollapsedWallets /> : <WalletList />
}
