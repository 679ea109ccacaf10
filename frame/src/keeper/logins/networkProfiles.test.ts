import { expect, test } from 'vitest'
import { createDiscordProfiles } from '../../profiles/discord.ts'
import { createFacebookProfiles } from '../../profiles/facebook.ts'
import { createGithubProfiles } from '../../profiles/github.ts'
import { createXProfiles } from '../../profiles/x.ts'
import { clientId, clientSecret, startNetwork } from '../../test/networkServer.test.helper.ts'
import { newDevice, newKeeper } from '../testKeeper.test.helper.ts'

async function setUp(secret = clientSecret) {
  const network = await startNetwork()
  const api = network.origin
  const keeper = await newKeeper({
    profileProviders: {
      github: createGithubProfiles({ clientId, clientSecret: secret, api }),
      discord: createDiscordProfiles({ clientId, api }),
      facebook: createFacebookProfiles({ clientId, clientSecret: secret, api }),
      x: createXProfiles({ api }),
    },
  })
  const device = await newDevice()
  const prove = (provider: string, accessToken: string) =>
    keeper.call(device, 'POST', '/profile', { body: { provider, accessToken } })
  return { network, prove, reports: keeper.reports }
}

const refused = { status: 403, body: { code: 'LOGIN_REFUSED' } }

test.each(['github', 'discord', 'facebook', 'x'])('%s: a token of this app is a login', async (provider) => {
  const { network, prove } = await setUp()
  expect(await prove(provider, network.issueToken())).toMatchObject({ status: 200 })
  expect(await prove(provider, 'unknown')).toMatchObject(refused)
})

// T11
test.each(['github', 'discord', 'facebook'])('%s: a token that another app got is none', async (provider) => {
  const { network, prove } = await setUp()
  expect(await prove(provider, network.issueToken('other'))).toMatchObject(refused)
})

test('x does not tell for which app a token was made, as SECURITY.md says', async () => {
  const { network, prove } = await setUp()
  expect(await prove('x', network.issueToken('other'))).toMatchObject({ status: 200 })
})

test.each(['github', 'facebook'])(
  "%s: a wrong secret of the keeper is the operator's to mend",
  async (provider) => {
    const { network, prove, reports } = await setUp('wrong')
    expect(await prove(provider, network.issueToken())).toMatchObject({ status: 503 })
    expect(reports).toHaveLength(1)
  },
)

// T21
test.each<[string, () => Response]>([
  ['HTML', () => new Response('<h1>Sign in</h1>')],
  ['no user', () => Response.json({ application: { id: clientId } })],
  ['status 500', () => new Response('', { status: 500 })],
])('a network that answers with %s cannot be read', async (_, lie) => {
  const { network, prove, reports } = await setUp()
  network.lies.set('GET /oauth2/@me', lie)
  expect(await prove('discord', network.issueToken())).toMatchObject({ status: 503 })
  expect(reports).toHaveLength(1)
})
