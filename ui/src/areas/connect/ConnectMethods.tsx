import type { ConnectMethod } from '@wallet-kit/sdk'
import { Fragment } from 'react'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { size } from '../../foundation/theme/size.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { Notice } from '../../parts/Notice/Notice.tsx'
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx'
import { getLoginWays } from './loginMethods/getLoginWays.ts'
import { LoginDown } from './loginMethods/LoginDown.tsx'
import { useLoginPart } from './loginMethods/useLoginPart.ts'
import { connectMessages } from './messages/connect.ts'
import { CollapsedWallets } from './rows/CollapsedWallets.tsx'
import { WalletList } from './WalletList.tsx'

const methods: readonly ConnectMethod[] = ['wallet', 'email', 'social']

/** Heights of what is loading, so that nothing moves when it is there. */
const heights = { email: 75, social: 112, or: 20 }

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
  const { part, hasFailed, retry } = useLoginPart(hasLogin)
  const isEnabled = { wallet: enableWallets, email: hasEmail, social: socials.length > 0 }
  const order = [...new Set([...kit.getConnectMethodsOrder(), ...methods])].filter((name) => isEnabled[name])
  const isCollapsed = hasLogin && (features.collapseWallets || features.emailShowWallets === false)
  const firstLogin = order.find((name) => name !== 'wallet')
  const shown = hasFailed ? order.filter((name) => name === 'wallet') : order
  return (
    <>
      {shown.map((name, index) => {
        const next = shown[index + 1]
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
            ) : !part ? (
              <Skeleton aria-hidden="true" style={{ flex: 'none', blockSize: size(heights[name]) }} />
            ) : name === 'email' ? (
              <part.EmailMethod />
            ) : (
              <part.SocialMethod socials={socials} />
            )}
            {isParted &&
              (part ? (
                <part.OrLine testId={name === 'email' ? 'w3m-email-login-or-separator' : 'wui-separator'} />
              ) : (
                <span style={{ flex: 'none', blockSize: size(heights.or) }} />
              ))}
          </Fragment>
        )
      })}
      {hasFailed && <LoginDown onRetry={retry} />}
    </>
  )
}
