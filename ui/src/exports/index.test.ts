import { expect, it } from 'vitest'
import * as light from './index.ts'
import * as networks from './networks.ts'

it('exports what is documented, and can be imported without a page', () => {
  expect(Object.keys(light).sort()).toEqual([
    'AppKitButton',
    'AppKitProvider',
    'ConnectButton',
    'authSession',
    'createAppKit',
    'getAppKit',
    'modal',
    'sandboxServices',
    'useAppKit',
    'useAppKitAccount',
    'useAppKitBalance',
    'useAppKitEvents',
    'useAppKitNetwork',
    'useAppKitProvider',
    'useAppKitState',
    'useAppKitTheme',
    'useDisconnect',
    'useWalletInfo',
  ])
  expect(networks.mainnet.id).toBe(1)
  expect(typeof window).toBe('undefined')
})
