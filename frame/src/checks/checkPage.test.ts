import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../operating/listen.ts'
import { toFiles } from '../pageFiles/toFiles.ts'
import { pageScripts } from '../pages/pageScripts.ts'
import { checkKeeper } from './checkKeeper.ts'
import { checkPage } from './checkPage.ts'
import type { Finding } from './Finding.ts'

const host = 'https://app.example'
const keeperOrigin = 'https://keeper.example'
const policy = `default-src 'none'; script-src 'self'; connect-src 'self' ${keeperOrigin}; frame-ancestors ${host}`
const cookie = '__Host-wallet=secret; Path=/; HttpOnly; Secure; SameSite=None; Partitioned'
const sound = { 'content-security-policy': policy, 'set-cookie': cookie }

async function serve(app: Hono): Promise<string> {
  const server = await listen({ port: 0, hostname: '127.0.0.1', fetch: app.fetch })
  onTestFinished(() => server.close({ graceMs: 0 }))
  return `http://127.0.0.1:${server.port}`
}

/** Origin of a port that is closed. */
async function closedOrigin(): Promise<string> {
  const server = await listen({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
  await server.close({ graceMs: 0 })
  return `http://127.0.0.1:${server.port}`
}

const short = (findings: readonly Finding[]) => findings.map(({ level, text }) => `${level}: ${text}`)

const { integrity } = toFiles({ 'main.js': '' }, '')

async function check(headers: Readonly<Record<string, string>>, status: 200 | 302 = 200) {
  const page = pageScripts({ entry: 'main.js', integrity }).elements.join('')
  const app = new Hono().get('/sdk', (context) => context.text(page, status, { ...headers }))
  app.get('/scripts/:name', (context) => context.body('', 200, { 'Content-Type': 'text/javascript' }))
  return short(await checkPage({ origin: await serve(app), hostOrigins: [host], keeperOrigin, integrity }))
}

const without = (name: string) => policy.replace(new RegExp(`${name} [^;]+;? ?`), '')

test('a page as the service sends it is fine', async () => {
  expect(await check(sound)).toEqual([
    'ok: Its policy lets exactly your pages embed it',
    'ok: Its 2 scripts are those of this release',
    'ok: They are Secure, SameSite=None, Partitioned and HttpOnly',
  ])
})

test.each([
  ['Any page may embed it: its policy has no frame-ancestors', without('frame-ancestors')],
  [`Browsers do not show it in ${host}: frame-ancestors lacks it`, policy.replace(host, "'none'")],
  [`https: may embed it, too, and is not among hostOrigins`, policy.replace(host, `${host} https:`)],
  [
    "The policy of /sdk allows scripts by 'unsafe-inline'",
    policy.replace("'self'", "'self' 'unsafe-inline'"),
  ],
  ['The policy of /sdk allows scripts by *', policy.replace("'self'", '*')],
  ['The policy of /sdk allows any script', without('script-src').replace("default-src 'none'; ", '')],
  [
    `Browsers do not let /sdk ask the keeper: connect-src lacks ${keeperOrigin}`,
    policy.replace(keeperOrigin, ''),
  ],
])('%s', async (text, changed) => {
  expect(await check({ ...sound, 'content-security-policy': changed })).toContain(`problem: ${text}`)
})

test.each([
  ['__Host-wallet lacks Secure: browsers refuse it', cookie.replace(' Secure;', '')],
  [
    '__Host-wallet lacks SameSite=None: browsers do not send it from a frame of another site',
    cookie.replace('None', 'Lax'),
  ],
  [
    '__Host-wallet lacks Partitioned: browsers that block cookies of other sites refuse it',
    cookie.replace('; Partitioned', ''),
  ],
  ['__Host-wallet lacks HttpOnly: scripts can read it', cookie.replace(' HttpOnly;', '')],
  ['__Host-wallet has a Domain: browsers refuse it', `${cookie}; Domain=example`],
])('%s', async (text, changed) => {
  const findings = await check({ ...sound, 'set-cookie': changed })
  expect(findings).toContain(`problem: ${text}`)
  expect(findings.join()).not.toContain('secret')
})

test('what a proxy adds, and a page without cookies or elsewhere, are problems', async () => {
  expect(await check({ ...sound, 'x-frame-options': 'DENY' })).toContain(
    'problem: Something adds X-Frame-Options: DENY, which old browsers obey instead of the policy',
  )
  expect(await check({ 'content-security-policy': policy })).toContain(
    'problem: The page sets no cookie, so no login lasts',
  )
  const [moved] = await check({ location: '/elsewhere' }, 302)
  expect(moved).toMatch(/^problem: http:\/\/127\.0\.0\.1:\d+\/sdk answers with status 302$/)
  const origin = await closedOrigin()
  expect(short(await checkPage({ origin, hostOrigins: [], integrity }))).toEqual([
    `problem: ${origin} does not answer (ECONNREFUSED)`,
  ])
})

test('a keeper that is ill, or does not answer the page, is a problem', async () => {
  const pageOrigin = 'https://wallet.example'
  const ask = async (app: Hono, pageOrigins = [pageOrigin]) =>
    short(await checkKeeper({ keeperOrigin: await serve(app), pageOrigins })).map((text) =>
      text.replace(/:\d+/, ''),
    )
  const sharing = new Hono().use(cors({ origin: pageOrigin })).get('/health', (context) => context.text('ok'))
  expect(await ask(sharing)).toEqual([
    'ok: http://127.0.0.1 is healthy',
    `ok: It answers the page at ${pageOrigin}`,
  ])
  expect(await ask(sharing, ['https://other.example'])).toContain(
    'problem: Browsers do not let the page at https://other.example read its replies',
  )
  const ill = new Hono().use(cors({ origin: '*' })).get('/health', (context) => context.text('no', 503))
  expect(await ask(ill)).toEqual([
    'problem: http://127.0.0.1/health has status 503',
    `problem: Browsers do not let the page at ${pageOrigin} read its replies`,
  ])
  const keeperOrigin = await closedOrigin()
  expect(short(await checkKeeper({ keeperOrigin, pageOrigins: [] }))).toEqual([
    `problem: ${keeperOrigin} does not answer (ECONNREFUSED)`,
  ])
})
