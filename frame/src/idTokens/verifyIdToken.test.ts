import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createIdTokenVerifier } from './verifyIdToken.ts'

// T8
test('a secret verifies nothing, also where the keys are one', async () => {
  const secret = new Uint8Array(64).fill(1)
  const [issuer, audience] = ['https://id.example', 'frame']
  const verify = createIdTokenVerifier({ issuer, audience, jwks: async () => secret })
  for (const alg of ['HS256', 'HS512']) {
    const token = await new SignJWT({ iss: issuer, aud: audience, sub: 'alice' })
      .setProtectedHeader({ alg })
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(secret)
    expect(await verify(token, Date.now())).toBeUndefined()
  }
})
