import { Hono } from 'hono'
import type { SandboxEnvironment } from '../http/SandboxEnvironment.ts'
import type { ServiceMount } from '../http/ServiceMount.ts'
import { attestationPage } from './attestationPage.ts'
import { createAttestations } from './createAttestations.ts'
import { verifyService } from './verifyService.ts'

const attestationIdPattern = /^[0-9a-f]{64}$/

/**
 * Mounts the Verify service under `/verify`: an app's page loads `/v3/attestation` into a hidden frame, which attests the
 * page's origin; wallets check that with the key from `/v3/public-key`.
 */
export function mountVerify(): ServiceMount {
  const attestations = createAttestations()
  const routes = new Hono<SandboxEnvironment>()
  routes.get('/v3/public-key', async (context) => context.json(await attestations.publicKey()))
  routes.get('/v3/attestation', async (context) => {
    const { id = '', origin: requestedOrigin } = context.req.query()
    const origin = httpOriginOf(requestedOrigin)
    if (origin === undefined) return context.text('origin must be an http or https origin', 400)
    if (!attestationIdPattern.test(id)) return context.text('id must be 64 hexadecimal digits', 400)
    const { html, nonce } = attestationPage({ attestation: await attestations.sign({ id, origin }), origin })
    return context.html(html, 200, {
      'Cache-Control': 'no-store',
      // The query claims an origin; the browser enforces it with `frame-ancestors`.
      'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors ${origin}`,
    })
  })
  return { service: verifyService, basePath: '/verify', routes, isOpen: true }
}

function httpOriginOf(value: string | undefined): string | undefined {
  const url = value === undefined ? null : URL.parse(value)
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:'
  return isHttp ? url.origin : undefined
}
