import { walletReplyInvalid } from '@wallet-kit/clients/errors/constants'
import { describe, expect, it } from 'vitest'
import { createError } from './createError.ts'
import { redact } from './redact.ts'
import { redactContext } from './redactContext.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const signature = `0x${'ab'.repeat(65)}`
const base58 = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW'
const jwt = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'
const symKey = '587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'
const uri = `wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=${symKey}`

// T26
describe('redact', () => {
  it.each([
    ['a signature', signature],
    ['a signature of Solana', base58],
    ['a token', jwt],
    ['a private key', `0x${'12'.repeat(32)}`],
    ['a key without prefix', symKey],
    ['a pairing URI', uri],
    ['an encoded pairing URI', encodeURIComponent(uri)],
    ['an e-mail address', 'visitor+1@mail.example.org'],
    [
      'a project id in a URL',
      'https://api.example/getWallets?projectId=b56e18d47c72ab683b10814fe9495694&page=1',
    ],
    ['a code in a URL', 'https://shop.example/?code=918273'],
  ])('takes %s out of strings, objects, lists and errors', (_, secret) => {
    const error = new Error(`Failed with ${secret}`, { cause: { reply: [secret] } })
    for (const value of [secret, `before ${secret} after`, { deep: [{ secret }] }, error, { error }]) {
      const shown = JSON.stringify(redact(value))
      expect(shown).toContain('[redacted]')
      expect(shown).not.toContain(secret)
      expect(shown).not.toContain(symKey)
      expect(shown).not.toContain('918273')
      expect(shown).not.toContain('b56e18d4')
    }
  })

  it.each([
    [`a ${jwt} b`, 'a [redacted] b'],
    ['a eyJhbGciOiJ9.eyJzdWIiOiIx b', 'a [redacted] b'],
    ['to visitor+1@mail.example.org, now', 'to [redacted], now'],
    ['?projectId=b56e18d4&page=1', '?projectId=[redacted]&page=1'],
    ['symKey%3D587d5484', 'symKey%3D[redacted]'],
    [`sent ${signature}.`, 'sent [redacted].'],
    [`sent ${base58}.`, 'sent [redacted].'],
  ])('replaces the whole secret and nothing else: %s', (text, shown) => {
    expect(redact(text)).toBe(shown)
  })

  it.each<[name: string, value: unknown]>([
    ['a token behind an escaped character', `state%3A${jwt.replace('c2lnbmF0dXJl', 'hunter22')}`],
    ['a bearer token', 'Authorization: Bearer hunter22'],
    ['a cookie', 'Cookie: __Host-siwx-browser=hunter22; other=1'],
    ['the nonce of a sign-in message', 'Version: 1\nNonce: hunter22\nIssued At: now'],
    ['JSON in a string', '{"nonce":"hunter22","x":1}'],
    ['JSON in JSON', JSON.stringify(JSON.stringify({ csrfToken: 'hunter22' }))],
    ['credentials of a URL', 'https://user:hunter22@localhost:8545/rpc'],
    ['a path of a node', 'POST https://eth.node.example/v2/hunter22_AbCdEfGhIjKlMnOpQrSt-x failed'],
    ['the last part of a path', 'https://node.example/v3/hunter22abcdef0123456789abcdef01'],
    ['a part in the middle of a path', 'wss://node.example/hunter22abcdef0123456789/ws?x=1'],
    ['the name of a property', { 'hunter22@mail.example': 1 }],
    ['an e-mail address in another script', 'hunter22.jörg@exämple.de'],
    ['an encoded e-mail address', '/users/hunter22%40mail.example/'],
    ['an API key', { apiKey: 'hunter22' }],
    ['a list of signatures', { signatures: ['hunter22'] }],
    ['a longer name', { userEmail: 'hunter22', seedPhrase: 'hunter22' }],
    ['a pair of a list of headers', [['authorization', 'hunter22']]],
    ['a signature in base64', `${'hunter22+/'.repeat(8)}hunter==`],
  ])('removes a secret from %s', (_, value) => {
    expect(JSON.stringify(redact(value))).not.toContain('hunter')
  })

  it('removes keys and signatures that are lists of bytes', () => {
    const bytes = new Uint8Array(64).fill(7)
    expect(redact({ bytes, list: [...bytes] })).toEqual({ bytes: '[redacted]', list: '[redacted]' })
    expect(redact([1, 2, 3])).toEqual([1, 2, 3])
  })

  it.each([
    ['the highest byte', 255],
    ['the lowest byte', 0],
  ])('removes a list of 32 bytes, each of them %s', (_, byte) => {
    expect(redact(Array(32).fill(byte))).toBe('[redacted]')
    expect(redact(Array(31).fill(byte))).toEqual(Array(31).fill(byte))
  })

  it.each([
    ['above a byte', 256],
    ['negative', -1],
    ['a fraction', 1.5],
    ['a string', '7'],
  ])('keeps a list of 32 items of which one is %s', (_, item) => {
    const list = [...Array(31).fill(7), item]
    expect(redact(list)).toEqual(list)
  })

  it('removes the value of a secret pair, and keeps its name and longer lists', () => {
    expect(redact([['token', 'x']])).toEqual([['token', '[redacted]']])
    expect(redact([['token', 'x', 'y']])).toEqual([['token', 'x', 'y']])
  })

  it.each([
    ['starts of tokens', 'eyJ-', '', 10_000],
    ['letters without an @', 'Zb', '_', 20_000],
    ['many @', 'a@', '', 20_000],
    ['dots', 'a.', '!', 20_000],
    ['slashes', '//', ' ', 20_000],
    ['a path', '/v2/a1b2c3d4e5f6g7h8i9j0k', '.', 5_000],
    ['a segment', 'a', '.', 50_000],
    ['10 MB', 'Zb ', '', 3_500_000],
  ])('does not block the page: %s', (_, part, end, count) => {
    const started = performance.now()
    redact(`${part.repeat(count)}${end}`)
    expect(performance.now() - started).toBeLessThan(200)
  })

  it('cuts what is large, between words, so that no part of a secret remains', () => {
    const shown = String(redact(`${'word '.repeat(9_995)}symKey=${symKey}`))
    expect(shown.endsWith('word[…]')).toBe(true)
    const wide: unknown[] = []
    wide.push(...Array.from({ length: 30 }, () => wide))
    expect(JSON.stringify(redact(wide)).length).toBeLessThan(1_000_000)
  })

  it('shows what just fits, and omits what follows', () => {
    const longest = 'word '.repeat(10_000)
    expect(redact(longest)).toBe(longest)
    const almost = `${'word '.repeat(9_999)}xx`
    expect(redact([almost, [], []])).toEqual([almost, [], '[…]'])
  })

  it('shows at most 50 000 items of lists and objects, empty strings included', () => {
    const items = Array.from({ length: 60_000 }, (_, index) => index)
    const named = Object.fromEntries(items.map((index) => [`n${index}`, index]))
    for (const value of [items, named]) {
      const shown = Object.values(redact(value) as object)
      expect(Math.max(...shown)).toBeLessThan(50_000)
    }
    const half = Array(30_000).fill('')
    const [all, rest] = redact([half, half]) as string[][]
    expect(all).toHaveLength(30_000)
    expect(rest?.length).toBeLessThan(20_000)
  })

  it('shows lists as lists, errors with name, message and cause, and functions by their kind', () => {
    expect(redact([signature, 1])).toEqual(['[redacted]', 1])
    expect(redact(new TypeError('x', { cause: 'y' }))).toEqual({
      name: 'TypeError',
      message: 'x',
      cause: 'y',
    })
    expect(redact([() => 1, Symbol('x')])).toEqual(['function', 'symbol'])
  })

  it('ends at a depth of 6, in lists and causes, too', () => {
    const list: unknown[] = []
    list.push(list)
    expect(JSON.stringify(redact(list))).toBe(`${'['.repeat(6)}"[…]"${']'.repeat(6)}`)
    const error = new Error('x')
    error.cause = error
    expect(JSON.stringify(redact(error)).match(/"message"/g)).toHaveLength(6)
  })

  it.each([
    'symKey',
    'privateKey',
    'secretKey',
    'mnemonic',
    'password',
    'otp',
    'email',
    'token',
    'csrfToken',
    'sessionToken',
    'signature',
    'nonce',
    'Authorization',
    'Set-Cookie',
    'projectId',
    'project_id',
    'x-project-id',
    'sym_key',
    'private_key',
    'secret',
    'seed',
    'one_time_code',
    'oneTimeCode',
    'e_mail',
    'idToken',
    'access_token',
    'refreshToken',
    'session_token',
    'authToken',
    'jwt',
    'cookie',
  ])('takes out a property named %s', (name) => {
    expect(redact({ [name]: 'x', kept: 'y' })).toEqual({ [name]: '[redacted]', kept: 'y' })
  })

  it('keeps what is needed to understand a report', () => {
    const value = {
      seeds: 'x',
      tokens: 'y',
      address,
      chain: 'eip155:1',
      method: 'eth_sendTransaction',
      status: 404,
      ok: false,
      none: null,
    }
    expect(redact(value)).toEqual(value)
    expect(redact(`No account ${address} on https://node.example/rpc`)).toBe(
      `No account ${address} on https://node.example/rpc`,
    )
  })

  it.each([
    `https://data.example/v1/identity/${address}?sender=${address}`,
    'https://shop.example/assets/createProviderBehaviour-qyNJB_p3.js',
    'https://node.example/connect-with-another-wallet/now',
    'https://a-very-long-name-of-a-host-1234567890.example/rpc',
  ])('keeps a URL without a key: %s', (url) => {
    expect(redact(url)).toBe(url)
  })

  it('does not change its argument', () => {
    const value = { signature }
    redact(value)
    expect(value).toEqual({ signature })
  })

  it('survives cycles, depth, getters and proxies that throw', () => {
    const cycle: Record<string, unknown> = {}
    cycle.self = cycle
    expect(JSON.stringify(redact(cycle))).toContain('[…]')
    const hostile = new Proxy(
      {},
      {
        ownKeys() {
          throw new Error(signature)
        },
      },
    )
    expect(redact({ hostile })).toEqual({ hostile: '[redacted]' })
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    expect(redact(proxy)).toBe('[redacted]')
  })
})

// T26
describe('the context of an error', () => {
  it('has no secrets', () => {
    const error = createError(walletReplyInvalid, {
      context: redactContext({ method: 'x', reply: signature, email: 'a@b.example' }),
    })
    expect(error.context).toEqual({ method: 'x', reply: '[redacted]', email: '[redacted]' })
  })
})

// T21, T26
it.each([
  ['an address without its sign', 'a'.repeat(200_000)],
  ['beginnings of tokens', 'eyJ-'.repeat(50_000)],
  ['digits', '0x'.repeat(100_000)],
  ['letters of base58', `${'a'.repeat(63)}_`.repeat(3_000)],
  ['at signs', 'a@'.repeat(100_000)],
  ['dots', `a@${'b.'.repeat(100_000)}`],
  ['parts', `a@${'b'.repeat(200_000)}`],
  ['a segment of a path', `/1${'b'.repeat(200_000)}.`],
  ['segments of a path', '/abcdefghijklmnopqrs1_'.repeat(10_000)],
])('redacting %s keeps the page responsive', (_, text) => {
  const start = performance.now()
  redact({ text })
  const took = performance.now() - start
  expect(took).toBeLessThan(200)
})
