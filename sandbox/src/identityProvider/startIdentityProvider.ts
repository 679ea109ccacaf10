import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { htmlPage } from '@wallet-kit/frame/pages'
import { exportJWK, generateKeyPair } from 'jose'
import { type Configuration, Provider } from 'oidc-provider'
import { consentPage } from './consentPage.ts'
import { createMemoryAdapter } from './createMemoryAdapter.ts'
import { findSocialAccount, isSocialProvider, socialProviders } from './socialProviders.ts'

export interface StartIdentityProviderParameters {
  /** Its public address, e.g. `http://127.0.0.1:4610/identity`. */
  readonly issuer: string
  readonly clientSecret: string
  readonly redirectUris: readonly string[]
  /** Origins that a login may redirect to at its end. */
  readonly formTargets: readonly string[]
}

export interface RunningIdentityProvider {
  /** Behind the sandbox's port. */
  readonly port: number
  close(): Promise<void>
}

const interactionPattern = /^\/interaction\/([\w-]+)$/

/** Starts the identity provider on a free port of 127.0.0.1. Each social network is a client of its own. */
export async function startIdentityProvider(
  parameters: StartIdentityProviderParameters,
): Promise<RunningIdentityProvider> {
  const { issuer, formTargets } = parameters
  const provider = new Provider(issuer, await configure(parameters))
  // The public address is the one that the sandbox forwards.
  provider.proxy = true
  const answer = provider.callback()
  const mountPath = new URL(issuer).pathname

  async function handle(request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) {
    const [path = ''] = (request.url ?? '').split('?')
    if (!interactionPattern.test(path)) {
      request.originalUrl = `${mountPath}${request.url}`
      return answer(request, response)
    }
    const { params } = await provider.interactionDetails(request, response)
    if (request.method === 'POST') return finish(request, response)
    const clientId = String(params.client_id)
    const network = isSocialProvider(clientId) ? socialProviders[clientId] : clientId
    const { html, headers } = consentPage({ network, formTargets })
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(html)
  }

  async function finish(request: IncomingMessage, response: ServerResponse) {
    const { params } = await provider.interactionDetails(request, response)
    const accountId = (await readForm(request)).get('account') ?? ''
    if (!findSocialAccount(accountId)) {
      const refusal = { error: 'access_denied', error_description: 'The user cancelled the login' }
      return provider.interactionFinished(request, response, refusal)
    }
    const grant = new provider.Grant({ accountId, clientId: String(params.client_id) })
    grant.addOIDCScope(String(params.scope))
    return provider.interactionFinished(request, response, {
      login: { accountId, remember: false },
      consent: { grantId: await grant.save() },
    })
  }

  const server = createServer((request, response) => {
    Promise.resolve(handle(request, response)).catch(() => {
      // E.g. the login has expired: its cookie is gone.
      const { html, headers } = expiredPage()
      response.writeHead(400, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(html)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function configure(parameters: StartIdentityProviderParameters): Promise<Configuration> {
  const { clientSecret, redirectUris } = parameters
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return {
    adapter: createMemoryAdapter(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    clients: Object.keys(socialProviders).map((client_id) => ({
      client_id,
      client_secret: clientSecret,
      redirect_uris: [...redirectUris],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_post',
    })),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username'],
    },
    // Claims are in the ID token itself.
    conformIdTokenClaims: false,
    findAccount: (_context, id) => {
      const account = findSocialAccount(id)
      if (!account) return undefined
      const { name, email } = account
      const claims = { sub: id, name, preferred_username: id, email, email_verified: true }
      return { accountId: id, claims: () => claims }
    },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `${new URL(parameters.issuer).pathname}/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 3_600,
      IdToken: 600,
      Interaction: 3_600,
      Session: 3_600,
    },
    renderError: (context) => {
      const { html, headers } = expiredPage()
      context.type = 'html'
      context.set({ ...headers })
      context.body = html
    },
  }
}

const longestForm = 10_000

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > longestForm) throw new RangeError('The form is too long')
  }
  return new URLSearchParams(text)
}

const expiredPage = () =>
  htmlPage({
    title: 'Login failed',
    body: `<h1>This login cannot continue</h1><p role="alert">It is unknown or has expired. Close this window and log in again.</p>`,
  })
