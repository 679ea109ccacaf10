import { expect, it, vi } from 'vitest'
import { defaultOptions } from './defaultOptions.ts'

const page = 'http://127.0.0.1:4600'

it('has the secure frame of the sandbox that the page is served with, and all else on its own origin', () => {
  vi.stubGlobal('window', { sandboxOrigin: 'http://127.0.0.1:5701' })
  expect(defaultOptions(page, 'dark').services).toEqual({
    walletDirectory: `${page}/sandbox/wallet-directory`,
    dataService: `${page}/sandbox/data-service`,
    nftService: `${page}/sandbox/nft-service`,
    auth: '/api/auth',
    relay: 'ws://127.0.0.1:4600/sandbox/relay',
    frame: 'http://127.0.0.1:5701/secure/sdk',
  })
})
