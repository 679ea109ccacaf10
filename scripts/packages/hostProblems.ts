import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lastLines } from '../bootstrap/lastLines.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { run } from '../bootstrap/run.mjs'
import type { PackedPackage } from './packAll.ts'

/** Signs in and out over HTTP at each app, with a real signature. */
const program = `
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import process from 'node:process'
import { createAdaptorServer } from '@hono/node-server'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createVisitor, testOrigin } from './createVisitor.ts'
import { app as expressApp } from './src/express.ts'
import { app as honoApp } from './src/hono.ts'
import { server } from './src/signIn.ts'

// One line instead of the comparison and the stack that follow it.
process.once('uncaughtException', (error) => {
  console.error(error instanceof assert.AssertionError ? error.message : error.stack)
  process.exit(1)
})

const account = privateKeyToAccount(generatePrivateKey())
const apps = { Hono: createAdaptorServer(honoApp), Express: createServer(expressApp) }

for (const [name, http] of Object.entries(apps)) {
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address()
  const handle = async (request) => {
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    const body = method === 'POST' ? await request.text() : null
    return fetch('http://127.0.0.1:' + port + pathname + search, { method, headers, body, redirect: 'manual' })
  }
  const visitor = createVisitor({ handle })
  const sessionOf = async (browser) => (await browser.get('/session')).body
  const accountKnownToApp = async () => {
    const cookie = [...visitor.cookies].map(([key, value]) => key + '=' + value).join('; ')
    return (await server.getSession({ headers: new Headers({ origin: testOrigin, cookie }) }))?.address
  }
  const address = 'eip155:1:' + account.address

  assert.equal(await sessionOf(visitor), null, name + ': a session before the sign-in')
  const phished = await visitor.signIn({ account, fields: { domain: 'evil.example' } })
  assert.equal(phished.status, 401, name + ': a message for another site')
  assert.equal(await sessionOf(visitor), null, name + ': a session after a refused sign-in')
  const signed = await visitor.sign({ account })
  const accepted = await visitor.submit(signed)
  assert.deepEqual([accepted.status, accepted.body], [200, { url: testOrigin + '/home' }], name + ': the sign-in')
  assert.equal((await sessionOf(visitor)).address, address, name + ': the session')
  assert.equal(await accountKnownToApp(), address, name + ': the session in another endpoint')

  assert.equal((await createVisitor({ handle }).submit(signed)).status, 401, name + ': the same signature again')
  const copy = createVisitor({ handle, cookies: visitor.cookies })
  const csrfToken = await visitor.csrfToken()
  const left = await visitor.post('/signout', { csrfToken, callbackUrl: testOrigin })
  assert.equal(left.status, 200, name + ': the sign-out')
  assert.equal(await sessionOf(visitor), null, name + ': a session after the sign-out')
  assert.equal(await sessionOf(copy), null, name + ': a copied cookie after the sign-out')
  http.close()
  http.closeAllConnections()
}
await server.close()
`

/**
 * Runs the Hono and the Express app of the server guide with the packed packages, as installed from the registry, and signs
 * a visitor in.
 *
 * @returns the first problem, if there is one
 */
export async function hostProblems({ unpacked }: PackedPackage): Promise<readonly string[]> {
  const folder = join(dirname(dirname(dirname(unpacked))), 'hosts')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'src'), { recursive: true })
  const guide = readFileSync(join(repositoryRoot, 'docs/guides/server.md'), 'utf8')
  for (const [, path = '', code = ''] of guide.matchAll(/^```ts title="(src\/\w+\.ts)"\n([\s\S]*?)^```$/gm))
    writeFileSync(join(folder, path), code)
  copyFileSync(
    join(repositoryRoot, 'server/src/testing/createVisitor.test.helper.ts'),
    join(folder, 'createVisitor.ts'),
  )
  const script = join(folder, 'signIn.mjs')
  writeFileSync(script, program)
  const { code, output } = await run(process.execPath, [script], {
    cwd: folder,
    env: { ...process.env, SIGN_IN_SECRET: 'a secret of the check, of 32 letters' },
  })
  return code === 0 ? [] : [lastLines(output)]
}
