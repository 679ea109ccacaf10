import type { ConnectMethod } from '@wallet-kit/sdk'
import { Fragment } from 'react'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { Notice } from '../../parts/Notice/Notice.tsx'
import { getLoginWays } from './loginMethods/getLoginWays.ts'
import { EmailMethod, OrLine, SocialMethod } from './loginMethods/LoginMethods.tsx'
import { connectMessages } from './messages/connect.ts'
import { CollapsedWallets } from './rows/CollapsedWallets.tsx'
import { WalletList } from './WalletList.tsx'

const methods: readonly ConnectMethod[] = ['wallet', 'email', 'social']

/** Ways to connect, in the order of `features.connectMethodsOrder`; those that it does not name follow. */
export function ConnectMethods() {
  const kit = useKit()
  // Without an order of the host app, it depends on the wallets that are installed.
  const { connectors } = useStore(kit.stores.connectors)
  const isLoginDown = connectors.some(({ type, isUnreachable }) => type === 'AUTH' && isUnreachable)
  const message = useMessages(connectMessages)
  const { enableWallets, features } = useStore(kit.stores.options)
  const { hasEmail, socials } = getLoginWays(
    kit,
    useStore(kit.stores.modal, (modal) => modal.namespace),
  )
  const hasLogin = hasEmail || socials.length > 0
  const isEnabled = { wallet: enableWallets, email: hasEmail, social: socials.length > 0 }
  const order = [...new Set([...kit.getConnectMethodsOrder(), ...methods])].filter((name) => isEnabled[name])
  const isCollapsed = hasLogin && (features.collapseWallets || features.emailShowWallets === false)
  const firstLogin = order.find((name) => name !== 'wallet')
  return (
    <>
      {order.map((name, index) => {
        const next = order[index + 1]
        // The two ways to log in belong together.
        const isParted = next && (name === 'wallet' || next === 'wallet')
        return (
          <Fragment key={name}>
            {isLoginDown && name === firstLogin && <Notice tone="warning">{message('loginDown')}</Notice>}
            {name === 'wallet' ? (
              isCollapsed ? (
                <CollapsedWallets />
              ) : (
                <WalletList />
              )
            ) : name === 'email' ? (
              <EmailMethod />
            ) : (
              <SocialMethod socials={socials} />
            )}
            {isParted && (
              <OrLine testId={name === 'email' ? 'w3m-email-login-or-separator' : 'wui-separator'} />
            )}
          </Fragment>
        )
      })}
    </>
  )
}
