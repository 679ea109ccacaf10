import { describe, expect, it, vi } from 'vitest'
import { parseSignInMessage } from '../../chains/namespaces/eip155/signInMessage.ts'
import type { Namespace } from '../../chains/namespaces/Namespace.ts'
import { toSignInText } from '../../test/siwxMessage.test.helper.ts'
import { readSignInMessage } from './readSignInMessage.ts'
import type { SIWXMessageData } from './SIWXConfig.ts'
import type { SignInAccount } from './SignInAccount.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const account: SignInAccount = {
  namespace: 'eip155',
  caipNetworkId: 'eip155:1',
  address,
  caipAddress: `eip155:1:${address}`,
}
const required: SIWXMessageData = {
  accountAddress: address,
  chainId: 'eip155:1',
  domain: 'shop.example',
  uri: 'https://shop.example/login',
  version: '1',
  nonce: 'abcdefgh',
  issuedAt: '2026-01-01T00:00:00.000Z',
}
/** `{"att":{"https://shop.example":{"cart/read":[]}}}` */
const recap = `urn:recap:${btoa('{"att":{"https://shop.example":{"cart/read":[]}}}').replaceAll('=', '')}`
const recapSentence =
  "I further authorize the stated URI to perform the following actions on my behalf: (1) 'cart': 'read' for 'https://shop.example'."
const malformed = (part: string) => ({ code: 'SIGN_IN_MESSAGE_MALFORMED', context: { part } })
const mismatch = (field: string) => ({ code: 'SIGN_IN_MESSAGE_MISMATCH', context: { field } })

/** Reads a message whose string states `stated` and whose fields are `declared`. */
function read(stated: SIWXMessageData, declared: object = stated, prefix = '') {
  return readText(`${prefix}${toSignInText(stated)}`, declared)
}

function readText(
  text: unknown,
  declared: object,
  parse = vi.fn(async (value: string, onWrong?: (part: string) => void) =>
    parseSignInMessage(value, onWrong),
  ),
) {
  const namespace = { parseSignInMessage: parse } as unknown as Namespace
  const message = { ...declared, toString: () => text } as never
  return readSignInMessage(message, account, namespace)
}

function stubLocation(url: string): void {
  vi.stubGlobal('window', { location: new URL(url) })
}

// T4, T8
describe('a message that is read', () => {
  it('has the exact string and the fields that it states, without the scheme', async () => {
    stubLocation('https://shop.example/any')
    const prefix = 'https://'
    expect(await read(required, required, prefix)).toEqual({
      text: `https://${toSignInText(required)}`,
      data: required,
    })
  })

  it('may declare the same values in another notation', async () => {
    const times = { expirationTime: '2999-01-01T00:00:00.000Z', notBefore: '2026-01-01T00:00:00.000Z' }
    const declared = {
      ...required,
      accountAddress: address.toLowerCase(),
      issuedAt: '2026-01-01T01:00:00+01:00',
      expirationTime: '2999-01-01T00:00:00Z',
      notBefore: '2026-01-01T01:00:00+01:00',
    }
    expect((await read({ ...required, ...times }, declared)).data).toEqual({ ...required, ...times })
  })

  it('may declare empty values for absent fields, and no time of issue', async () => {
    const { issuedAt: _, ...rest } = required
    const declared = { ...rest, statement: '', requestId: '', resources: [] }
    expect((await read(required, declared)).data).toEqual(required)
  })

  it('states resources that the fields repeat in order', async () => {
    const resources = ['https://one.example/', 'ipfs://two']
    expect((await read({ ...required, resources })).data.resources).toEqual(resources)
    await expect(read({ ...required, resources }, required)).rejects.toMatchObject(mismatch('resources'))
    await expect(read(required, { ...required, resources })).rejects.toMatchObject(mismatch('resources'))
  })

  it('may describe a ReCap after the statement of its fields', async () => {
    const stated = { ...required, statement: `Hello ${recapSentence}`, resources: [recap] }
    expect((await read(stated)).data.statement).toBe(stated.statement)
    expect((await read(stated, { ...stated, statement: 'Hello' })).data.statement).toBe(stated.statement)
  })

  it('is of no page on a server', async () => {
    const elsewhere = { ...required, domain: 'other.example', uri: 'https://third.example/' }
    expect((await read(elsewhere)).data).toEqual(elsewhere)
  })
})

// T4, T8
describe('a message that is refused', () => {
  it.each([7, null, undefined, { toString: () => toSignInText(required) }])(
    'is not parsed when toString returns %j',
    async (text) => {
      const parse = vi.fn(async () => required as never)
      await expect(readText(text, required, parse)).rejects.toMatchObject(malformed('format'))
      expect(parse).not.toHaveBeenCalled()
    },
  )

  it('is no sign-in message', async () => {
    await expect(readText('Hello', required)).rejects.toMatchObject(malformed('first line'))
  })

  it.each([
    ['statement', /\n\n/, '\n'],
    ['address', '0xf39F', '0xF39F'],
    ['URI', 'URI: https:', 'URI: '],
    ['version', 'Version: 1', 'Version: 2'],
    ['chain ID', 'Chain ID: 1', 'Chain ID: one'],
    ['nonce', 'abcdefgh', 'abc'],
    ['expiration time', /$/, '\nExpiration Time: soon'],
    ['not before', /$/, '\nNot Before: now'],
    ['request ID', /$/, '\nRequest ID: a b'],
    ['resources', /$/, '\nResources:\n- terms'],
    ['time of issue', 'Issued At: 2026', 'Issued At: 26'],
    ['end', /$/, '\n'],
  ])('has a wrong part, which is named: %s', async (part, from, to) => {
    const text = toSignInText(required).replace(from, to)
    await expect(readText(text, required)).rejects.toMatchObject(malformed(part))
  })

  it.each([
    ['account', { accountAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
    ['account', { chainId: 'eip155:137' }],
    ['domain', { domain: 'evil.example' }],
    ['uri', { uri: 'https://shop.example/other' }],
    ['version', { version: '2' }],
    ['version', { version: undefined }],
    ['nonce', { nonce: 'ijklmnop' }],
    ['statement', { statement: 'Hello' }],
    ['requestId', { requestId: 'seven' }],
    ['issuedAt', { issuedAt: '2026-01-01T00:00:01.000Z' }],
    ['issuedAt', { issuedAt: 7 }],
    ['expirationTime', { expirationTime: '2999-01-01T00:00:00Z' }],
    ['notBefore', { notBefore: '2026-01-01T00:00:00Z' }],
  ])('declares another %s: %j', async (field, change) => {
    await expect(read(required, { ...required, ...change })).rejects.toMatchObject(mismatch(field))
  })

  it.each([
    ['account', { accountAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
    ['account', { chainId: 'eip155:137' as const }],
  ])('states and declares another %s: %j', async (field, change) => {
    await expect(read({ ...required, ...change })).rejects.toMatchObject(mismatch(field))
  })

  it.each([
    ['domain', 'https://evil.example/', ''],
    ['domain', 'https://shop.example:8443/', ''],
    ['scheme', 'https://shop.example/', 'http://'],
    ['uri', 'http://shop.example/', ''],
    ['uri', 'http://shop.example/', 'http://'],
  ])('has another %s than the page %s', async (field, page, prefix) => {
    stubLocation(page)
    await expect(read(required, required, prefix)).rejects.toMatchObject(mismatch(field))
  })

  it('has a URI without slashes, which resolves to another site on its own', async () => {
    stubLocation('https://shop.example/')
    const stated = { ...required, uri: 'https:evil.example' }
    await expect(read(stated)).rejects.toMatchObject(mismatch('uri'))
  })

  it('grants what it does not describe', async () => {
    const stated = { ...required, statement: 'Hello', resources: [recap] }
    await expect(read(stated)).rejects.toMatchObject(mismatch('recap'))
    const unreadable = { ...stated, resources: ['urn:recap:e30'] }
    await expect(read(unreadable)).rejects.toMatchObject(mismatch('recap'))
    const declared = { ...stated, statement: `Hello ${recapSentence}` }
    await expect(read(stated, declared)).rejects.toMatchObject(mismatch('statement'))
  })

  it('is not valid now', async () => {
    const stated = { ...required, expirationTime: '2026-01-01T00:00:00.000Z' }
    await expect(read(stated)).rejects.toMatchObject({
      code: 'SIGN_IN_TIME_INVALID',
      context: { field: 'expirationTime' },
    })
  })
})
