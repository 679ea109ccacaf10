import type { WalletInfo } from '@wallet-kit/sdk'
import { expect, it } from 'vitest'
import { getShownWallet } from './getShownWallet.ts'

const image = 'data:image/png;base64,AA=='
const remote = 'https://phone.test/icon.png'

// T27
it.each<[string, WalletInfo | undefined, string, string | undefined]>([
  ['a wallet of the page', { name: 'Fox', type: 'ANNOUNCED', icon: image }, 'Fox', image],
  ['the host app’s image', { name: 'Safe', type: 'EXTERNAL', icon: '/safe.png' }, 'Safe', '/safe.png'],
  ['a paired wallet', { name: 'Phone', type: 'WALLET_CONNECT', icon: image }, 'Phone', image],
  [
    'a paired wallet’s remote image',
    { name: 'Phone', type: 'WALLET_CONNECT', icon: remote },
    'Phone',
    undefined,
  ],
  ['no wallet', undefined, 'your wallet', undefined],
])('%s', (_, info, name, imageUrl) => {
  expect(getShownWallet(info, 'your wallet')).toEqual({ name, imageUrl })
})

it('a login is shown by how its user has logged in', () => {
  const login: WalletInfo = { name: 'AUTH', type: 'AUTH', social: 'google' }
  expect(getShownWallet(login, 'your wallet')).toEqual({
    name: 'your wallet',
    imageUrl: undefined,
    login: 'google',
  })
})
