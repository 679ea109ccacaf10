import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { doctor } from './doctor.ts'
import type { Needs } from './options/loadKit.ts'
import { readPage } from './page/readPage.ts'
import { printFindings } from './printFindings.ts'
import { checkChains } from './services/checkChains.ts'
import { checkFrame } from './services/checkFrame.ts'
import { checkServices } from './services/checkServices.ts'
import { checkSignIn } from './services/checkSignIn.ts'
import { writeProject } from './test/project.test.helper.ts'

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const needsOf = (change: Partial<Needs>): Needs => ({
  networks: [],
  rules: [],
  services: {},
  features: {},
  projectId: undefined,
  ...change,
})

const node = (chainId: string) => serve((_, response) => response.end(JSON.stringify({ result: chainId })))
const network = (http: readonly string[]) => ({
  id: 137,
  name: 'Polygon',
  caipNetworkId: 'eip155:137',
  rpcUrls: { default: { http } },
})
/** Nothing listens there. */
const nowhere = 'http://127.0.0.1:1024'

test('tells nodes of the chain from those of another, and from none', async () => {
  const [right, wrong] = await Promise.all([node('0x89'), node('0x1')])
  expect(await checkChains(needsOf({ networks: [network([right, wrong, nowhere])] }))).toMatchObject([
    { level: 'ok' },
    { level: 'error', text: expect.stringContaining('is a node of chain 1') },
    { level: 'warning', text: expect.stringContaining('another node of Polygon') },
  ])
  expect(await checkChains(needsOf({ networks: [network([nowhere])] }))).toMatchObject([
    { level: 'error', text: expect.stringContaining('No node of Polygon answers') },
  ])
})

test('tells services that answer, with whatever, from those that cannot be reached', async () => {
  const there = await serve((_, response) => response.writeHead(404).end())
  const rules = [
    { feature: 'names and avatars', sources: { 'connect-src': [`${there}/v1`] } },
    { feature: 'pairing with phones', sources: { 'connect-src': [there.replace('http', 'ws')] } },
    { feature: 'wallet directory', sources: { 'connect-src': [nowhere], 'img-src': ['data:'] } },
  ]
  const findings = await checkServices(needsOf({ rules }), undefined)
  expect(findings.map(({ level }) => level)).toEqual(['ok', 'ok', 'error'])
  expect(findings[2]?.text).toContain('ECONNREFUSED')
  const onTls = await checkServices(
    needsOf({ rules: [{ feature: 'a', sources: { 'connect-src': ['http://node.invalid'] } }] }),
    new URL('https://shop.example'),
  )
  expect(onTls.map(({ id }) => id)).toContain('services/mixed-content')
})

test('reads the list of apps of the frame', async () => {
  const frame = await serve((_, response) =>
    response.writeHead(200, { 'content-security-policy': 'frame-ancestors https://shop.example' }).end(),
  )
  const needs = needsOf({ services: { frame: `${frame}/sdk` } })
  expect(await checkFrame(needs, new URL('https://shop.example/a'))).toMatchObject([{ level: 'ok' }])
  expect(await checkFrame(needs, new URL('https://other.example'))).toMatchObject([
    { level: 'error', text: expect.stringContaining('does not allow https://other.example') },
  ])
})

test('checks the cookies of the sign-in server', async () => {
  const reply = (cookie: string, cache = 'private, no-cache, no-store') =>
    serve((_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'set-cookie': cookie, 'cache-control': cache })
        .end('{}'),
    )
  const good = new URL(await reply('authjs.csrf-token=1; Path=/; HttpOnly; SameSite=Lax'))
  expect(await checkSignIn(good)).toMatchObject([{ level: 'ok' }])
  const open = new URL(await reply('authjs.csrf-token=1; Path=/', 'public'))
  expect(await checkSignIn(open)).toMatchObject([
    { id: 'sign-in/cookies', text: 'The cookie authjs.csrf-token lacks HttpOnly, SameSite=Lax.' },
    { id: 'sign-in/cache' },
  ])
  expect(await checkSignIn(new URL(nowhere))).toMatchObject([{ id: 'sign-in/none', level: 'note' }])
})

test('reads policies and scripts of a page', async () => {
  const page = await serve((request, response) => {
    if (request.url !== '/') return void response.end('x'.repeat(5_000))
    const html = `<meta http-equiv="Content-Security-Policy" content="img-src &#39;self&#39;">
      <script type="module" src="/a.js"></script><link rel="modulepreload" href=/b.js><link rel="icon" href="/c.png">`
    response.writeHead(200, { 'content-security-policy': "default-src 'self'" }).end(html)
  })
  const read = await readPage(page)
  expect(read.policies).toEqual(["default-src 'self'", "img-src 'self'"])
  expect(read.scripts.map(({ url }) => url)).toEqual([`${page}/a.js`, `${page}/b.js`])
  expect(read.scripts.every(({ bytes }) => bytes > 0 && bytes < 5_000)).toBe(true)
})

test('says what it could not look at, and prints each remedy', async () => {
  const folder = writeProject({ 'package.json': {}, 'src/a.ts': 'export {}' })
  const options = { folder, url: nowhere, build: undefined, auth: undefined, json: false }
  const findings = await doctor({ options, workingDirectory: '/', nodeVersion: 'v24.0.0' })
  expect(findings.map(({ id }) => id)).toEqual(['packages/none', 'build/none', 'options/none', 'page/reach'])
  const printed = printFindings(findings)
  expect(printed).toContain('→ Start the app, and pass its address.')
  expect(printed).toContain('2 errors, 0 warnings')
  await expect(
    doctor({ options: { ...options, folder: '/nowhere' }, workingDirectory: '/', nodeVersion: 'v24.0.0' }),
  ).rejects.toThrow('has no package.json')
})
