import { createScriptedWallet } from '@wallet-kit/sdk/testing'
import { createSiweMessage } from 'viem/siwe'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from './createApp.ts'
import { createSignIn } from './createSignIn.ts'
import { createStore } from './createStore.ts'
import { createVisitor } from './createVisitor.ts'

/** Of tests with databases: `STORES="postgres://localhost/test redis://localhost" npm test`. */
const stores = process.env.STORES?.split(' ') ?? ['sqlite::memory:']

const origin = 'http://localhost:5173'
const secret = 'Kq3v9sWm1Xc7Zr5Tn8Lb2Hd6Fg4Jp0Ay'

/** First key of the well-known development mnemonic "test test … junk". Never send anything of value to it. */
const developmentKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

test.each(stores)('a wallet signs in, is known, and signs out: %s', async (address) => {
  const environment = { SIGN_IN_ORIGINS: origin, SIGN_IN_SECRET: secret }
  const signIn = createSignIn(environment, undefined, await createStore(address))
  onTestFinished(() => signIn.close())
  const visitor = createVisitor(createApp(signIn), origin)
  expect((await visitor.get('/api/visitor')).status).toBe(401)

  const wallet = createScriptedWallet({
    name: 'Test Wallet',
    rdns: 'com.example.test-wallet',
    accounts: [developmentKey],
    chains: { 1: 'http://node.test' },
  })
  const [account] = (await wallet.provider.request({ method: 'eth_requestAccounts' })) as [`0x${string}`]
  const { nonce } = await (await visitor.post('/api/auth/nonce')).json()
  const domain = new URL(origin).host
  const message = createSiweMessage({
    address: account,
    chainId: 1,
    domain,
    uri: origin,
    nonce,
    version: '1',
  })
  const signature = await wallet.provider.request({
    method: 'personal_sign',
    params: [toHex(message), account],
  })
  const { csrfToken } = await (await visitor.get('/api/auth/csrf')).json()
  const signed = { csrfToken, callbackUrl: origin, message, signature: String(signature) }

  expect((await visitor.post('/api/auth/callback/siwx', signed)).status).toBe(200)
  expect(await (await visitor.get('/api/visitor')).json()).toMatchObject({ account: `eip155:1:${account}` })
  await visitor.post('/api/auth/signout', { csrfToken, callbackUrl: origin })
  expect((await visitor.get('/api/visitor')).status).toBe(401)
})

test('an address of no known database is refused', async () => {
  await expect(createStore('mysql://localhost')).rejects.toThrow('not with mysql:')
})

function toHex(text: string): string {
  return `0x${Buffer.from(text).toString('hex')}`
}
