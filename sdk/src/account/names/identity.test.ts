import { getIdentityHandler, getSupportedChainsHandler } from '@wallet-kit/clients/data-service/handlers'
import { lookupAddressHandler } from '@wallet-kit/clients/name-service/handlers'
import { describe, expect, it } from 'vitest'
import { supportedChainsQueryOptions } from '../../chains/networks/supportedChainsQueryOptions.ts'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import { onServices } from '../../test/onServices.test.helper.ts'
import { createTestKit, ethereum, firstAddress } from '../../test/testPage.test.helper.ts'
import { identityQueryOptions } from './identity.ts'

const baseUrl = 'http://localhost:3000/data'

describe('the identity of an account', () => {
  it('is asked once, with project, sender and version', async () => {
    const { requests } = onServices(
      getIdentityHandler({ baseUrl, reply: { name: 'alice.eth', avatar: null } }),
    )
    const kit = createTestKit()
    const options = identityQueryOptions(kit, { address: firstAddress })
    const client = getQueryClient(kit)
    await expect(client.fetchQuery(options)).resolves.toEqual({ name: 'alice.eth', avatar: null })
    const address = firstAddress.toLowerCase()
    await client.fetchQuery(identityQueryOptions(kit, { address }))
    expect(requests.map(({ pathname }) => pathname)).toEqual([`/data/v1/identity/${address}`])
    expect(requests[0]?.searchParams.get('projectId')).toBe('test')
    expect(requests[0]?.searchParams.get('sender')).toBe(address)
  })

  // T14
  it.each([
    ['a look-alike', 'vit\u0430lik.eth', null],
    ['a reordered name', '\u202ehte.ecila', null],
    [
      'a name of another script',
      '\u043f\u0440\u0438\u0432\u0435\u0442.eth',
      '\u043f\u0440\u0438\u0432\u0435\u0442.eth',
    ],
  ])('shows %s as ENSIP-15 has it', async (_, name, shown) => {
    onServices(getIdentityHandler({ baseUrl, reply: { name, avatar: null } }))
    const kit = createTestKit()
    const options = identityQueryOptions(kit, { address: firstAddress })
    await expect(getQueryClient(kit).fetchQuery(options)).resolves.toEqual({ name: shown, avatar: null })
  })

  // T15, T27
  it.each([
    ['https://tracker.test/a.png', null],
    ['javascript:alert(1)', null],
    [`${baseUrl}/avatar/1`, `${baseUrl}/avatar/1`],
  ])('with the avatar %s has %s', async (sent, avatar) => {
    onServices(
      getIdentityHandler({ baseUrl, reply: { name: null, avatar: sent } }),
      lookupAddressHandler({ baseUrl, reply: [] }),
    )
    const kit = createTestKit()
    const options = identityQueryOptions(kit, { address: firstAddress })
    await expect(getQueryClient(kit).fetchQuery(options)).resolves.toEqual({ name: null, avatar })
  })

  it('is not asked for on test networks', async () => {
    const { requests } = onServices()
    const kit = createTestKit({ networks: [{ ...ethereum, testnet: true }] })
    const options = identityQueryOptions(kit, { address: firstAddress })
    await expect(getQueryClient(kit).fetchQuery(options)).resolves.toEqual({ name: null, avatar: null })
    expect(requests).toEqual([])
  })
})

describe('the networks of the data service', () => {
  it('are asked for once', async () => {
    const { requests } = onServices(
      getSupportedChainsHandler({ baseUrl, reply: { http: ['eip155:1'], ws: [] } }),
    )
    const kit = createTestKit()
    for (const _ of [1, 2]) {
      const chains = await getQueryClient(kit).fetchQuery(supportedChainsQueryOptions(kit))
      expect(chains).toEqual(['eip155:1'])
    }
    expect(requests).toHaveLength(1)
  })
})
