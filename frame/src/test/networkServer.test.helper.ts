import { createHash, randomBytes } from 'node:crypto'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { onTestFinished } from 'vitest'

/** Client of the frame at every network of the tests. */
export const clientId = 'frame-client'
/** Signs that form encoding would change: networks with HTTP Basic do not decode them. */
export const clientSecret = 'secret-of_the.frame~client'

export interface NetworkServer {
  readonly origin: string
  /** Requests to the profile endpoints, as `GET /path`. */
  readonly asked: string[]
  /** Replies in place of the documented ones, by `GET /path`. */
  readonly lies: Map<string, () => Response | Promise<Response>>
  /** Claims in place of the true ones, of the next ID tokens. */
  claims: JWTPayload
  /** Default: compares with `clientSecret`. */
  isSecret(secret: string): Promise<boolean>
  /** How ID tokens are signed. */
  sign(claims: JWTPayload, issuedAt?: number): Promise<string>
  /** Issues a token, as to an app that the visitor has logged in to. */
  issueToken(toClient?: string): string
  /** Allows the login of an address of the network's login page. @returns the parameters of the redirect */
  allow(loginPage: string | URL): URLSearchParams
}

interface Authorization {
  readonly clientId: string
  readonly redirectUri: string
  readonly challenge: string
  readonly scope: string
  readonly nonce: string | undefined
}

const alice = { id: '1001', login: 'alice', email: 'alice@mail.example', name: 'Alice' }

/** A social network over HTTP, which answers as GitHub, X, Discord, Facebook and OpenID Connect document. */
export async function startNetwork(): Promise<NetworkServer> {
  const codes = new Map<string, Authorization>()
  const tokens = new Map<string, string>()
  const keys = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'a', alg: 'RS256', use: 'sig' }
  const app = new Hono()
  const random = () => randomBytes(24).toString('hex')

  app.use(async (context, next) => {
    const { method, path } = context.req
    network.asked.push(`${method} ${path}`)
    const lie = network.lies.get(`${method} ${path}`)
    if (lie) return lie()
    return next()
  })

  app.post('/token', async (context) => {
    const form = new URLSearchParams(await context.req.text())
    const basic = Buffer.from(context.req.header('authorization')?.slice(6) ?? '', 'base64').toString()
    const [id, secret] = basic === '' ? [form.get('client_id'), form.get('client_secret')] : basic.split(':')
    const given = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (id !== clientId || !(await network.isSecret(secret ?? '')))
      return context.json({ error: 'invalid_client', error_description: 'detail of the client' }, 401)
    const isGranted =
      given?.redirectUri === form.get('redirect_uri') &&
      given?.challenge === challenge &&
      given.clientId === id &&
      form.get('grant_type') === 'authorization_code'
    // GitHub refuses with status 200.
    if (!given || !isGranted)
      return context.json({ error: 'bad_verification_code', error_description: 'detail of the code' }, 200)
    return context.json({
      access_token: network.issueToken(),
      token_type: 'bearer',
      scope: given.scope,
      expires_in: 600,
      ...(given.nonce === undefined ? {} : { id_token: await network.sign({ nonce: given.nonce }) }),
    })
  })

  const appOf = (authorization: string | undefined) =>
    tokens.get(authorization?.replace(/^Bearer /, '') ?? '')
  const unauthorized = { message: '401: Unauthorized', code: 0 }

  // GitHub
  app.post('/applications/:client/token', async (context) => {
    const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    if (context.req.header('authorization') !== expected) return context.json(unauthorized, 401)
    const { access_token: token } = await context.req.json()
    const app = tokens.get(token)
    if (app !== context.req.param('client')) return context.json({ message: 'Not Found' }, 404)
    const user = { id: Number(alice.id), login: alice.login }
    return context.json({ id: 1, token, app: { client_id: app, name: 'Frame' }, user })
  })
  app.get('/user/emails', (context) =>
    appOf(context.req.header('authorization')) === undefined
      ? context.json(unauthorized, 401)
      : context.json([
          { email: 'old@mail.example', primary: false, verified: true },
          { email: alice.email, primary: true, verified: true },
        ]),
  )
  // X
  app.get('/users/me', (context) =>
    appOf(context.req.header('authorization')) === undefined
      ? context.json({ title: 'Unauthorized', status: 401 }, 401)
      : context.json({ data: { id: alice.id, name: alice.name, username: alice.login } }),
  )
  // Discord
  app.get('/oauth2/@me', (context) => {
    const app = appOf(context.req.header('authorization'))
    if (app === undefined) return context.json(unauthorized, 401)
    const user = { id: alice.id, username: alice.login }
    return context.json({ application: { id: app, name: 'Frame' }, scopes: ['identify'], user })
  })
  app.get('/users/@me', (context) =>
    appOf(context.req.header('authorization')) === undefined
      ? context.json(unauthorized, 401)
      : context.json({ id: alice.id, username: alice.login, email: alice.email, verified: true }),
  )
  // Facebook
  app.get('/debug_token', (context) => {
    if (context.req.query('access_token') !== `${clientId}|${clientSecret}`)
      return context.json({ error: { message: 'Invalid OAuth access token', code: 190 } }, 400)
    const app = tokens.get(context.req.query('input_token') ?? '')
    if (app === undefined) return context.json({ data: { is_valid: false, error: { code: 190 } } })
    return context.json({ data: { app_id: app, is_valid: true, type: 'USER', user_id: alice.id } })
  })
  app.get('/me', (context) =>
    appOf(context.req.query('access_token')) === undefined
      ? context.json({ error: { message: 'Invalid OAuth access token', code: 190 } }, 400)
      : context.json({ id: alice.id, name: alice.name, email: alice.email }),
  )

  // OpenID Connect
  app.get('/.well-known/openid-configuration', (context) =>
    context.json({
      issuer: origin,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
  )
  app.get('/jwks', (context) => context.json({ keys: [jwk] }))

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false })
  await new Promise<void>((resolve) => void server.once('listening', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  onTestFinished(() => new Promise((resolve) => void server.close(() => resolve())))

  const network: NetworkServer = {
    origin,
    asked: [],
    lies: new Map(),
    claims: {},
    isSecret: async (secret) => secret === clientSecret,
    sign: (claims, issuedAt) =>
      new SignJWT({ iss: origin, sub: alice.id, aud: clientId, ...claims, ...network.claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'a' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(network.claims.exp ?? '10 minutes')
        .sign(keys.privateKey),
    issueToken(toClient = clientId) {
      const token = random()
      tokens.set(token, toClient)
      return token
    },
    allow(loginPage) {
      const { searchParams } = new URL(loginPage)
      const read = (name: string) => searchParams.get(name) ?? ''
      if (read('response_type') !== 'code' || read('code_challenge_method') !== 'S256')
        throw new Error('The login page was asked for something else')
      const code = random()
      codes.set(code, {
        clientId: read('client_id'),
        redirectUri: read('redirect_uri'),
        challenge: read('code_challenge'),
        scope: read('scope'),
        nonce: searchParams.get('nonce') ?? undefined,
      })
      return new URLSearchParams({ code, state: read('state') })
    },
  }
  return network
}
