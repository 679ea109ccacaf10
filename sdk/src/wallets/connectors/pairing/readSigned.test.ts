import { describe, expect, it } from 'vitest'
import type { SignInFields } from '../../../chains/namespaces/SignInFields.ts'
import type { CaipAddress } from '../../../chains/networks/Caip.ts'
import type { PairingSession } from './createCodes.ts'
import { createFakePairingClient } from './fakePairingClient.test.helper.ts'
import { readSigned, toAuthentication } from './signTogether.ts'

const fields: SignInFields = {
  accountAddress: '',
  chainId: 'eip155:1',
  domain: 'shop.test',
  uri: 'https://shop.test',
  version: '1',
  nonce: 'abcdefgh',
}

function createCacao(iss: unknown = 'did:pkh:eip155:1:0xa', signature: unknown = '0x00') {
  return { p: { iss, text: `signed by ${iss}` }, s: { s: signature } }
}

async function read(authentication: unknown, accounts: readonly CaipAddress[] = ['eip155:1:0xa']) {
  const client = await createFakePairingClient().init()
  const offered = { fields, caipNetworkIds: ['eip155:1', 'eip155:10'] } as const
  return readSigned(client, { authentication } as unknown as PairingSession, offered, accounts)
}

describe('the fields beside a proposal', () => {
  const required = {
    ttl: 300,
    chains: ['eip155:1'],
    domain: 'shop.test',
    uri: 'https://shop.test',
    nonce: 'abcdefgh',
  }

  it('are those of the message', () => {
    const optional = {
      statement: 'Welcome',
      requestId: 'request',
      resources: ['https://shop.test/terms'],
      expirationTime: '2030-01-01T00:00:00Z',
      notBefore: '2020-01-01T00:00:00Z',
    }
    const offered = { fields: { ...fields, ...optional }, caipNetworkIds: ['eip155:1', 'eip155:10'] } as const
    expect(toAuthentication(offered)).toMatchObject({
      ...required,
      chains: ['eip155:1', 'eip155:10'],
      statement: 'Welcome',
      requestId: 'request',
      resources: ['https://shop.test/terms'],
      exp: '2030-01-01T00:00:00Z',
      nbf: '2020-01-01T00:00:00Z',
    })
  })

  it('are left out where the message has none', () => {
    const authentication = toAuthentication({ fields, caipNetworkIds: ['eip155:1'] })
    expect(authentication).toMatchObject(required)
    for (const name of ['statement', 'requestId', 'resources', 'exp', 'nbf'])
      expect(authentication).not.toHaveProperty(name)
  })
})

// T21
describe('what a wallet has signed together with its approval', () => {
  it('is the first message of the account on the offered network', async () => {
    const [other, cacao] = [createCacao('did:pkh:eip155:137:0xa'), createCacao()]
    await expect(read([other, cacao, createCacao(), createCacao('did:pkh:eip155:1:0xb')])).resolves.toEqual([
      {
        address: '0xa',
        caipNetworkId: 'eip155:1',
        fields,
        message: 'signed by did:pkh:eip155:1:0xa',
        signature: '0x00',
        cacao,
      },
    ])
  })

  it('is one message for each approved account on each offered network', async () => {
    const accounts = ['eip155:1:0xA', 'eip155:10:0xa', 'eip155:1:0xb', 'eip155:137:0xa'] as const
    const signed = await read(
      ['eip155:137:0xa', 'eip155:10:0xA', 'eip155:1:0xb', 'eip155:10:0xb', 'eip155:1:0xa'].map((account) =>
        createCacao(`did:pkh:${account}`),
      ),
      accounts,
    )
    expect(signed.map(({ caipNetworkId, address }) => `${caipNetworkId}:${address}`)).toEqual([
      'eip155:10:0xA',
      'eip155:1:0xb',
      'eip155:1:0xa',
    ])
    expect(signed.map(({ fields: { chainId } }) => chainId)).toEqual(['eip155:10', 'eip155:1', 'eip155:1'])
  })

  it.each([
    [20_000, true],
    [20_001, false],
  ])('has a signature of %i characters: %s', async (length, isRead) => {
    const signed = await read([createCacao(undefined, '0'.repeat(length))])
    expect(signed).toHaveLength(isRead ? 1 : 0)
  })

  it.each<[string, unknown]>([
    ['no list', createCacao()],
    ['nothing', undefined],
    ['another network', [createCacao('did:pkh:eip155:137:0xa')]],
    ['an issuer with more in front', [createCacao('x did:pkh:eip155:1:0xa')]],
    ['an issuer with more behind', [createCacao('did:pkh:eip155:1:0xa:b')]],
    ['an issuer without a network', [createCacao('did:pkh:eip155:0xa')]],
    ['an issuer that is a list', [createCacao(['did:pkh:eip155:1:0xa'])]],
    ['no issuer', [{ p: {}, s: { s: '0x00' } }]],
    ['a signature that is not a string', [createCacao(undefined, ['0x00'])]],
    ['no signature', [{ p: createCacao().p }]],
    ['no payload', [{ s: { s: '0x00' } }]],
  ])('is nothing where it is %s', async (_, authentication) => {
    await expect(read(authentication)).resolves.toEqual([])
  })

  it('is read behind one that is malformed', async () => {
    await expect(read([null, 'x', {}, createCacao()])).resolves.toMatchObject([{ address: '0xa' }])
  })
})
