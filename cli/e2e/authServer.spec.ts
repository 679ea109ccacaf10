import { expect, test } from '@playwright/test'
import { createSiweMessage } from 'viem/siwe'

const sandboxOrigin = process.env.SANDBOX_ORIGIN ?? ''

interface TestWallet {
  readonly provider: { request(call: { method: string; params?: readonly unknown[] }): Promise<unknown> }
}

/** Of the routes that are asked here. */
type Answer = Readonly<Record<string, string>>

test('a wallet in a page of its origin signs in at the server, stays signed in, and signs out', async ({
  context,
  page,
  request,
  baseURL: origin,
}) => {
  const baseURL = origin ?? ''
  const script = await request.get(`${sandboxOrigin}/test-wallets.js`)
  await context.addInitScript({ content: await script.text() })
  await page.goto('/')
  const ask = (method: string, params: readonly unknown[] = []) =>
    page.evaluate(
      async ([name, values]) => {
        const { testWallets } = globalThis as unknown as { testWallets: readonly TestWallet[] }
        return testWallets[0]?.provider.request({ method: name, params: values })
      },
      [method, params] as const,
    )
  const post = (path: string, form: Readonly<Record<string, string>> = {}) =>
    page.evaluate(
      async ([address, fields]) => {
        const response = await fetch(address, {
          method: 'POST',
          headers: { 'X-Auth-Return-Redirect': '1' },
          body: new URLSearchParams(fields),
        })
        return (await response.json()) as Answer
      },
      [path, form] as const,
    )
  const get = (path: string) =>
    page.evaluate(async (address) => (await (await fetch(address)).json()) as Answer, path)

  const [address] = (await ask('eth_requestAccounts')) as [`0x${string}`]
  expect(await get('/api/visitor')).toEqual({ error: 'Sign in first.' })
  const { nonce } = await post('/api/auth/nonce')
  const message = createSiweMessage({
    address,
    chainId: 1,
    domain: new URL(baseURL).host,
    uri: baseURL,
    nonce: nonce ?? '',
    version: '1',
  })
  const signature = await ask('personal_sign', [`0x${Buffer.from(message).toString('hex')}`, address])
  const { csrfToken } = await get('/api/auth/csrf')
  const signed = { csrfToken: csrfToken ?? '', callbackUrl: baseURL, message, signature: String(signature) }
  await post('/api/auth/callback/siwx', signed)
  await page.reload()
  expect(await get('/api/visitor')).toMatchObject({ account: `eip155:1:${address}` })

  // The nonce was spent.
  expect(await post('/api/auth/callback/siwx', signed)).toMatchObject({
    url: expect.stringContaining('error='),
  })
  await post('/api/auth/signout', { csrfToken: signed.csrfToken, callbackUrl: baseURL })
  expect(await get('/api/visitor')).toEqual({ error: 'Sign in first.' })
})
