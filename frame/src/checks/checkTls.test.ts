import { once } from 'node:events'
import { createServer as createPlainServer } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { checkTls, judgeCertificate } from './checkTls.ts'

async function serve(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return `https://localhost:${(server.address() as AddressInfo).port}`
}

test('a certificate that signs itself is refused, as browsers do', async () => {
  const origin = await serve(createServer({ key, cert }))
  expect(await checkTls(origin)).toMatchObject([
    {
      level: 'problem',
      text: `Browsers refuse the certificate of ${origin} (DEPTH_ZERO_SELF_SIGNED_CERT)`,
    },
  ])
})

test('a port without TLS, or without a server, is said', async () => {
  const origin = await serve(createPlainServer())
  expect(await checkTls(origin)).toMatchObject([
    { level: 'problem', text: expect.stringMatching(/cannot be reached by TLS \(ERR_SSL_/) },
  ])
  expect(await checkTls('https://localhost:1')).toMatchObject([
    { level: 'problem', text: expect.stringContaining('cannot be reached by TLS (ECONNREFUSED)') },
  ])
  expect(await checkTls('http://localhost:1')).toEqual([])
})

test.each([
  [89, 'ok'],
  [14, 'ok'],
  [13, 'warning'],
  [0, 'warning'],
] as const)('a certificate with %i days left is %s', (days, level) => {
  const shown = { authorized: true, authorizationError: null, validTo: 'Jan  1 00:00:00 2028 GMT' }
  const now = Date.parse('2028-01-01T00:00:00Z') - days * 86_400_000
  expect(judgeCertificate('https://wallet.example', shown, now)).toMatchObject({
    level,
    text: `The certificate of https://wallet.example is valid for ${days} days`,
  })
})

/** Of nobody: it was made for this test, for localhost, until 2126. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgIKw4hI3F7OWeJqKv
1fsl7VWcdnv6BxNZF95C0tRFoFChRANCAASxZnu5gx96GHHm0fzrz3gd+SL0ltw4
1yBjoRX8wGTcTBFVe/um6UWuz0x15JbrGM082aPm5oxf/maAN/CZHKFb
-----END PRIVATE KEY-----
`
const cert = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUEKME/e6VQ7zfmFFGJxG5zRBb05wwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNzIyMjY1OFoYDzIxMjYxMTAz
MjIyNjU4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASxZnu5gx96GHHm0fzrz3gd+SL0ltw41yBjoRX8wGTcTBFVe/um6UWu
z0x15JbrGM082aPm5oxf/maAN/CZHKFbo2kwZzAdBgNVHQ4EFgQUfdt4iDJ6HKb9
4ot78ROy/MDxZiMwHwYDVR0jBBgwFoAUfdt4iDJ6HKb94ot78ROy/MDxZiMwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIhAOpps7PXkrWBzTEcoL+7wdeRNB87A33ZfV80vYiI1Ik1AiBZ9KGSzrUY
p8skqsrN4nea2gog+0+972koiCvFs51gZg==
-----END CERTIFICATE-----
`
