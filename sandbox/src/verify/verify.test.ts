import { importJWK, type JWK, jwtVerify } from 'jose'
import { expect, test, vi } from 'vitest'
import { useSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const id = 'c'.repeat(64)
const attestationOf = (query: Record<string, string>) =>
  sandbox.get(
    `/verify/v3/attestation?${new URLSearchParams({ projectId: 'test', decryptedId: id, ...query })}`,
  )

test('attests the origin, to that origin only, with a signature that the published key verifies', async () => {
  const response = await attestationOf({ id, origin: 'http://127.0.0.1:5000' })
  expect(response.headers.get('content-security-policy')).toContain('frame-ancestors http://127.0.0.1:5000')
  const page = await response.text()
  expect(page).toMatch(/postMessage\(.+, "http:\/\/127\.0\.0\.1:5000"\)/)
  const [jwt = ''] = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(page) ?? []

  const reply = await (await sandbox.get('/verify/v3/public-key')).json()
  const { publicKey, expiresAt } = reply as { publicKey: JWK; expiresAt: number }
  expect(expiresAt * 1_000).toBeGreaterThan(Date.now())
  expect(publicKey).not.toHaveProperty('d')
  const { payload } = await jwtVerify(jwt, await importJWK(publicKey, 'ES256'))
  expect(payload).toMatchObject({
    id,
    origin: 'http://127.0.0.1:5000',
    isScam: false,
    isVerified: true,
    exp: expect.any(Number),
  })
})

test.each([
  { id, origin: '*' },
  { id, origin: 'javascript:alert(1)' },
  { id, origin: '' },
  { id: '"</script><script>alert(1)</script>', origin: 'http://127.0.0.1:5000' },
])('refuses %o', async (query) => {
  const response = await attestationOf(query)
  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
})

test('is described, and can be made to fail', async () => {
  expect((await sandbox.describe()).services.verify).toBe(`${sandbox.origin}/verify`)
  await sandbox.setFaults({ verify: { mode: 'status', operation: 'getPublicKey' } })
  expect((await sandbox.get('/verify/v3/public-key')).status).toBe(503)
  expect((await attestationOf({ id, origin: 'http://127.0.0.1:5000' })).status).toBe(200)
})
