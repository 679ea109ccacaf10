import { randomBytes } from 'node:crypto'

export interface AttestationPageParameters {
  readonly attestation: string
  /** Origin of the page that requests the attestation. */
  readonly origin: string
}

/**
 * A page for a hidden frame, which posts the attestation to its parent. To the attested origin only: a parent of
 * another origin receives nothing.
 */
export function attestationPage({ attestation, origin }: AttestationPageParameters): {
  readonly html: string
  readonly nonce: string
} {
  const nonce = randomBytes(16).toString('base64url')
  const message = JSON.stringify({ type: 'verify_attestation', attestation })
  const html = `<!doctype html>
<title>Attestation</title>
<script nonce="${nonce}">parent.postMessage(${scriptString(message)}, ${scriptString(origin)})</script>
`
  return { html, nonce }
}

/** A string literal that cannot end the script element it is in. */
function scriptString(value: string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
