import { expect, test } from '@playwright/test'

test('the development server answers the page, sign-in and the app’s own endpoints', async ({
  request,
  baseURL,
}) => {
  expect(await (await request.get('/')).text()).toContain('<div id="root">')
  const nonce = await request.post('/api/auth/nonce', { headers: { Origin: baseURL ?? '' } })
  expect(await nonce.json()).toMatchObject({ nonce: expect.stringMatching(/^\w{8,}$/) })
  expect((await request.get('/api/visitor')).status()).toBe(401)
  const foreign = await request.post('/api/auth/nonce', { headers: { Origin: 'https://other.example' } })
  expect(foreign.status()).toBe(403)
})
