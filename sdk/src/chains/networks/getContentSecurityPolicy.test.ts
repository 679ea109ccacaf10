// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { createTestKit, ethereum } from '../../test/testPage.test.helper.ts'
import { getContentSecurityPolicy } from './getContentSecurityPolicy.ts'

const sourcesOf = (options: Parameters<typeof createTestKit>[0]) =>
  Object.fromEntries(
    getContentSecurityPolicy(createTestKit(options)).map(({ feature, sources }) => [feature, sources]),
  )

const off = { walletDirectory: false, dataService: false, auth: false, relay: false, frame: false } as const

// T28
describe('getContentSecurityPolicy', () => {
  it('lists each service of the options, and nothing of one that is off', () => {
    const services = {
      ...off,
      walletDirectory: 'https://wallets.example/v1',
      auth: '/api/auth',
      relay: 'wss://relay.example',
      frame: 'https://secure.example/sdk',
    }
    expect(sourcesOf({ services, networks: [ethereum] })).toEqual({
      'wallets in the browser': { 'img-src': ['data:'] },
      'wallet directory': {
        'connect-src': ['https://wallets.example/v1', 'https://wallets.example/v1/'],
        'img-src': ['https://wallets.example'],
      },
      'balances, read from the chain': {
        'connect-src': ['http://localhost:3000/node/1', 'http://localhost:3000/node/1/'],
      },
      'pairing with phones': { 'connect-src': ['wss://relay.example'] },
      'e-mail and social login': { 'frame-src': ['https://secure.example'] },
      'sign-in': { 'connect-src': ["'self'"] },
    })
  })

  it('frames the attestation of the hosted relay only', () => {
    const policy = sourcesOf({ services: { ...off, relay: 'wss://relay.walletconnect.org' } })
    expect(policy['pairing with phones']).toEqual({
      'connect-src': ['wss://relay.walletconnect.org', 'https://verify.walletconnect.org'],
      'frame-src': ['https://verify.walletconnect.org'],
    })
  })

  it('includes the nodes and images of the host', () => {
    const policy = sourcesOf({
      services: off,
      networks: [ethereum],
      customRpcUrls: { 'eip155:1': [{ url: 'https://node.example/key' }] },
      connectorImages: { 'a.test': 'https://images.example/a.png' },
    })
    expect(policy['balances, read from the chain']?.['connect-src']).toContain('https://node.example/key')
    expect(policy['images of the options']?.['img-src']).toContain('https://images.example/a.png')
    const tokens = { 1: { address: '0x0', image: 'https://images.example/t.png' }, 10: { address: '0x0' } }
    expect(sourcesOf({ services: off, tokens })['images of the options']?.['img-src']).toContain(
      'https://images.example/t.png',
    )
  })

  it.each([
    'https://a.example;sandbox',
    'https://a.example,b/x',
    'https://*',
    'https://*.example/x.png',
    "https://'none'/x",
    'javascript:alert(1)',
    'blob:https://a.example/1',
    'file:///etc/x',
  ])('allows nothing for an address that no source can express: %s', (url) => {
    const policy = sourcesOf({
      services: off,
      networks: [ethereum],
      customRpcUrls: { 'eip155:1': [{ url }] },
      connectorImages: { 'a.test': url },
    })
    expect(policy['images of the options']).toBeUndefined()
    expect(policy['balances, read from the chain']).toEqual({
      'connect-src': ['http://localhost:3000/node/1', 'http://localhost:3000/node/1/'],
    })
  })

  it("lists another host that has the page's scheme", () => {
    const images = { a: '//images.example/', b: '/own.png', c: 'http://[::1]:8080/c.png' }
    expect(sourcesOf({ services: off, connectorImages: images })['images of the options']).toEqual({
      'img-src': ['images.example', "'self'", 'http://[::1]:8080/c.png', 'http://[::1]:8080/c.png/'],
    })
  })
})
