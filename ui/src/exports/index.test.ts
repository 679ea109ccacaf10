import { expect, it } from 'vitest'
import * as elements from './elements.ts'
import * as light from './index.ts'
import * as mui from './mui.ts'
import * as networks from './networks.ts'
import * as session from './session.ts'
import * as solana from './solana.ts'
import * as ssr from './ssr.ts'

it('exports what is documented, and can be imported without a page', () => {
  expect(Object.keys(light).sort()).toEqual([
    'AccountButton',
    'AppKitAccountButton',
    'AppKitButton',
    'AppKitConnectButton',
    'AppKitNetworkButton',
    'AppKitProvider',
    'AppKitWalletButton',
    'ConnectButton',
    'NetworkButton',
    'WalletButton',
    'authSession',
    'createAppKit',
    'getAppKit',
    'modal',
    'sandboxServices',
    'useActivity',
    'useAppKit',
    'useAppKitAccount',
    'useAppKitBalance',
    'useAppKitConnection',
    'useAppKitConnections',
    'useAppKitEvents',
    'useAppKitNetwork',
    'useAppKitNetworkCore',
    'useAppKitProvider',
    'useAppKitSIWX',
    'useAppKitState',
    'useAppKitTheme',
    'useAppKitUpdateEmail',
    'useAppKitWallet',
    'useAppKitWallets',
    'useCallsStatus',
    'useDisconnect',
    'useNfts',
    'useOnrampOptions',
    'useSendCalls',
    'useSmartSessions',
    'useSwapQuote',
    'useSwapTokens',
    'useTokens',
    'useWalletInfo',
  ])
  expect(Object.keys(elements)).toEqual(['createAppKit', 'createAppKitWalletButton', 'mountButton'])
  expect(Object.keys(solana).sort()).toEqual(['SolanaAdapter', 'useAppKitConnection'])
  expect(Object.keys(session).sort()).toEqual([
    'SessionProvider',
    'getCsrfToken',
    'getProviders',
    'getSession',
    'signIn',
    'signOut',
    'toAuthError',
    'useProviders',
    'useSession',
  ])
  expect(Object.keys(mui).sort()).toEqual(['AppKitProvider', 'fromMuiTheme'])
  expect(Object.keys(ssr)).toEqual(['AppKitProvider'])
  expect(networks.mainnet.id).toBe(1)
  expect(typeof window).toBe('undefined')
})
