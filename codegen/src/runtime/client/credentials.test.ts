import { describe, expect, it, vi } from 'vitest'
import { authorizeWith } from './credentials.ts'

const places = {
  key: { in: 'header', name: 'X-Key' },
  bearer: { in: 'header', name: 'Authorization', prefix: 'Bearer ' },
  token: { in: 'query', name: 'token' },
  session: { in: 'cookie', name: 'sid' },
} as const

const nowhere = { header: {}, query: {}, cookie: {} }

describe('credentials', () => {
  it('are sent where the contract requires them', async () => {
    const auth = { key: 'k', bearer: 'b', token: 't', session: 's' }
    await expect(authorizeWith(auth, places)([['key', 'bearer', 'token', 'session']])).resolves.toEqual({
      header: { 'X-Key': 'k', Authorization: 'Bearer b' },
      query: { token: 't' },
      cookie: { sid: 's' },
    })
  })

  it('are those of the first complete alternative', async () => {
    const authorize = authorizeWith({ token: 't', session: 's' }, places)
    await expect(authorize([['key'], ['token'], ['session']])).resolves.toEqual({
      ...nowhere,
      query: { token: 't' },
    })
    await expect(authorize([['token', 'key'], ['session']])).resolves.toEqual({
      ...nowhere,
      cookie: { sid: 's' },
    })
    await expect(authorize([[], ['session']])).resolves.toEqual(nowhere)
  })

  it('are missing where no alternative is complete', async () => {
    await expect(authorizeWith(undefined, places)([['key']])).resolves.toBeUndefined()
    await expect(authorizeWith({ other: 'o' }, places)([['other']])).resolves.toBeUndefined()
    await expect(authorizeWith({ key: 'k' }, places)([])).resolves.toBeUndefined()
  })

  it.each([undefined, '', 7, null, {}, { username: 'u' }, { password: 'p' }, () => undefined, () => ''])(
    'are missing where they are %j',
    async (key) => {
      await expect(authorizeWith({ key }, places)([['key']])).resolves.toBeUndefined()
    },
  )

  it('may be functions, called for each call', async () => {
    const key = vi.fn(async () => 'k')
    const authorize = authorizeWith({ key }, places)
    expect(key).not.toHaveBeenCalled()
    for (const count of [1, 2]) {
      await expect(authorize([['key']])).resolves.toMatchObject({ header: { 'X-Key': 'k' } })
      expect(key).toHaveBeenCalledTimes(count)
    }
  })

  it('may be a name and a password, in UTF-8', async () => {
    const basic = { basic: { in: 'header', name: 'Authorization', prefix: 'Basic ' } } as const
    const auth = { basic: { username: 'zoë', password: 'p:w' } }
    const sent = await authorizeWith(auth, basic)([['basic']])
    const text = String(sent?.header.Authorization)
    expect(text.startsWith('Basic ')).toBe(true)
    expect(Buffer.from(text.slice(6), 'base64').toString('utf8')).toBe('zoë:p:w')
  })
})
