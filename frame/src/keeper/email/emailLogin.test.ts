import { expect, test, vi } from 'vitest'
import { describeBrowser } from '../../operating/describeBrowser.ts'
import { newDevice, newKeeper, newShare, origin } from '../testKeeper.test.helper.ts'

test('a visitor confirms a device by a link, and gets back the shares that another device put', async () => {
  const { startEmail, mails, lastToken, openLink, confirm, wait, put, commit, list, login } =
    await newKeeper()
  const device = await newDevice()
  const started = await startEmail(device)
  expect(started).toMatchObject({ status: 202, body: { code: expect.stringMatching(/^\d{4}$/) } })
  const { id, code } = started.body
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: 'alice@example.com', subject: 'Confirm your login to app.example' })
  for (const text of [mails[0]?.text, mails[0]?.html, (await openLink(lastToken())).text])
    for (const shown of ['https://app.example', 'an unknown browser on an unknown system', code])
      expect(text).toContain(shown)
  expect(await wait(device, id)).toMatchObject({ status: 200, body: {} })
  const waiting = wait(device, id, 30)
  expect(await confirm(lastToken())).toBe(200)
  const { grant } = (await waiting).body
  expect(grant).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/) })

  expect(await list(device, grant.token)).toMatchObject({ status: 200, body: { shares: [] } })
  const share = newShare()
  expect(await put(device, grant.token, share)).toMatchObject({ status: 204 })
  expect(await commit(device, grant.token, share)).toMatchObject({ status: 204 })
  const other = await newDevice()
  const { body } = await list(other, await login(other, 'ALICE@example.com'))
  const { setId, generation } = share
  expect(body).toEqual({ shares: [{ setId, generation, state: 'committed', share: share.share }] })
  const stranger = await newDevice()
  expect((await list(stranger, await login(stranger, 'bob@example.com'))).body).toEqual({ shares: [] })
})

test('opening the link changes nothing, and its page is guarded', async () => {
  const { startEmail, lastToken, openLink, wait } = await newKeeper()
  const device = await newDevice()
  const { id } = (await startEmail(device)).body
  for (let time = 0; time < 3; time += 1) expect((await openLink(lastToken())).status).toBe(200)
  expect((await wait(device, id)).body).toEqual({})
  const { headers } = await openLink(lastToken())
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.*frame-ancestors 'none'/)
  expect(headers.get('cache-control')).toBe('no-store')
})

test('only the page of the link confirms', async () => {
  const { keeper, startEmail, lastToken, confirm, wait } = await newKeeper()
  const device = await newDevice()
  const { id } = (await startEmail(device)).body
  for (const from of ['https://wallet.example', 'null', 'https://keeper.example.evil', ''])
    expect(await confirm(lastToken(), from)).toBe(403)
  const withoutOrigin = await keeper.app.request(`${origin}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ token: lastToken() }),
  })
  expect(withoutOrigin.status).toBe(403)
  expect((await wait(device, id)).body).toEqual({})
})

test('a link works once, and for 20 minutes', async () => {
  const { startEmail, lastToken, openLink, confirm, wait, clock } = await newKeeper()
  const device = await newDevice()
  const { id } = (await startEmail(device)).body
  const token = lastToken()
  expect(await Promise.all([confirm(token), confirm(token)])).toEqual([200, 404])
  expect((await openLink(token)).status).toBe(404)
  for (const unknown of ['', 'a', id, token.slice(1)]) expect(await confirm(unknown)).toBe(404)
  await startEmail(device)
  clock.now += 20 * 60_000
  expect((await openLink(lastToken())).status).toBe(404)
  expect(await confirm(lastToken())).toBe(404)
  expect(await wait(device, id)).toMatchObject({ status: 404, body: { code: 'CONFIRMATION_EXPIRED' } })
})

// T17
test('a confirmation is worth nothing to another device', async () => {
  const { startEmail, lastToken, confirm, wait } = await newKeeper()
  const [device, other] = [await newDevice(), await newDevice()]
  const { id } = (await startEmail(device)).body
  await confirm(lastToken())
  expect(await wait(other, id)).toMatchObject({ status: 404, body: { code: 'CONFIRMATION_EXPIRED' } })
})

test('mails are limited for an address, for a device and in all', async () => {
  const { startEmail, mails, clock } = await newKeeper({ mailLimits: { address: 2, device: 3, all: 5 } })
  const [one, two, three] = [await newDevice(), await newDevice(), await newDevice()]
  const statuses = async (device: typeof one, ...emails: string[]) => {
    const seen: number[] = []
    for (const email of emails) seen.push((await startEmail(device, email)).status)
    return seen
  }
  expect(await statuses(one, 'a@example.com', 'A@example.com', 'a@example.com')).toEqual([202, 202, 429])
  expect(await statuses(two, 'a@example.com')).toEqual([429])
  expect(await statuses(one, 'b@example.com', 'c@example.com')).toEqual([202, 429])
  expect(await statuses(two, 'd@example.com', 'e@example.com', 'f@example.com')).toEqual([202, 202, 429])
  const refused = await startEmail(three, 'g@example.com')
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect(Number(refused.headers.get('retry-after'))).toBe(3_600)
  expect(mails).toHaveLength(5)
  clock.now += 60 * 60_000
  expect(await statuses(one, 'a@example.com')).toEqual([202])
})

test('a mail that is not accepted is said, and reported', async () => {
  const failure = new Error('mailbox full')
  const { startEmail, reports } = await newKeeper({ sendMail: () => Promise.reject(failure) })
  expect(await startEmail(await newDevice())).toMatchObject({
    status: 502,
    body: { code: 'MAIL_FAILED' },
  })
  expect(reports).toMatchObject([{ cause: failure }])
})

test('an app that is no origin, and an address that is none, are refused', async () => {
  const { call, mails } = await newKeeper()
  const device = await newDevice()
  for (const body of [
    { email: 'a@example.com', app: 'https://app.example:443' },
    { email: 'a@example.com', app: 'https://"><script>' },
    { email: 'a@example.com', app: 'javascript:alert(1)' },
    { email: 'a@example.com\nBcc: b@example.com', app: 'https://app.example' },
    { email: 'a@example.com,b@example.com', app: 'https://app.example' },
    { email: 'none', app: 'https://app.example' },
  ])
    expect(await call(device, 'POST', '/email', { body })).toMatchObject({
      status: 400,
      body: { code: 'REQUEST_MALFORMED' },
    })
  expect(mails).toEqual([])
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36 Edg/131.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15) Gecko/20100101 Firefox/133.0', 'Firefox on Mac'],
  ['<script>', 'an unknown browser on an unknown system'],
])('%s is %s', (userAgent, name) => {
  expect(describeBrowser(userAgent)).toBe(name)
})

test('a wait ends with the confirmation or with the process, without a turn of the clock', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { keeper, startEmail, sign, confirm, lastToken, send } = await newKeeper()
  const device = await newDevice()
  const { id } = (await startEmail(device)).body
  const waitFor = async (of: string) => {
    const reply = send(await sign(device, 'POST', `/email/${of}/wait`, { body: { seconds: 30 } }))
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    return { reply }
  }
  const { reply: confirmed } = await waitFor(id)
  expect(await confirm(lastToken())).toBe(200)
  expect((await confirmed).body.grant).toBeDefined()
  expect(vi.getTimerCount()).toBe(0)
  const second = (await startEmail(device, 'bob@example.com')).body
  const { reply: ended } = await waitFor(second.id)
  keeper.endWaits()
  expect(await ended).toMatchObject({ status: 200, body: {} })
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
