// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestKit, settle } from '../../test/testPage.test.helper.ts'
import { startLogin } from './startLogin.ts'
import { watchLoginReturn } from './watchLoginReturn.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

/** A page that has left for a login and is loaded again, with these parameters. */
async function returnWith(change: (url: URL) => void) {
  history.replaceState(null, '', '/shop?a=1')
  const url = new URL(startLogin(createTestKit(), { provider: 'google' }))
  change(url)
  history.replaceState(null, '', url)
  const kit = createTestKit()
  const results: unknown[] = []
  watchLoginReturn(kit, (login) => results.push(login))
  await kit.ready()
  return { kit, results }
}

const result = 'https://login.test/?code=1'

// T11
describe('the outcome of a login', () => {
  it('is passed on once, to the first that waits for it, and removed from the address', async () => {
    const { kit, results } = await returnWith((url) => url.searchParams.set('result_uri', result))
    expect(results).toEqual([{ provider: 'google', resultUri: result }])
    expect(location.search).toBe('?a=1')
    watchLoginReturn(kit, (login) => results.push(login))
    expect(results).toHaveLength(1)
    expect(sessionStorage).toHaveLength(0)
  })

  it('waits for one, and not for one that has stopped', async () => {
    history.replaceState(null, '', '/shop')
    const url = new URL(startLogin(createTestKit(), { provider: 'x' }))
    url.searchParams.set('result_uri', result)
    history.replaceState(null, '', url)
    const kit = createTestKit()
    const [stopped, listener] = [vi.fn(), vi.fn()]
    watchLoginReturn(kit, stopped)()
    await kit.ready()
    watchLoginReturn(kit, listener)
    expect(stopped).not.toHaveBeenCalled()
    expect(listener).toHaveBeenCalledExactlyOnceWith({ provider: 'x', resultUri: result })
  })

  it.each<[string, (url: URL) => void]>([
    ['without the state', (url) => url.searchParams.delete('login_state')],
    ['with another state', (url) => url.searchParams.set('login_state', 'x')],
    ['twice', (url) => url.searchParams.append('result_uri', 'y')],
    ['too long', (url) => url.searchParams.set('result_uri', 'x'.repeat(8_193))],
    ['where no login was started', () => sessionStorage.clear()],
    ['where something else is stored', () => sessionStorage.setItem('@appkit/started_login', '{')],
    ['where null is stored', () => sessionStorage.setItem('@appkit/started_login', 'null')],
    ['ten minutes later', () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 })],
    ['before it was started', () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 1_000 })],
  ])('is ignored %s', async (_, change) => {
    const { results } = await returnWith((url) => {
      url.searchParams.set('result_uri', result)
      change(url)
    })
    expect(results).toEqual([])
    expect(location.search).toBe('?a=1')
  })
})

// T11
describe('a result_uri in the address', () => {
  it.each([
    ['/shop?result_uri=https%3A%2F%2Fevil.example', '/shop'],
    ['/shop?a=1&result_uri=javascript:alert(1)&b=2#top', '/shop?a=1&b=2#top'],
    ['/shop?result_uri=x&result_uri=y&a=1', '/shop?a=1'],
  ])('%s is removed, and nothing is opened', async (address, expected) => {
    const open = vi.spyOn(window, 'open')
    history.replaceState({ of: 'the host app' }, '', address)
    const kit = createTestKit()
    await kit.ready()
    await vi.waitFor(() => expect(location.pathname + location.search + location.hash).toBe(expected))
    expect(history.state).toEqual({ of: 'the host app' })
    expect(open).not.toHaveBeenCalled()
  })

  it('is the only reason to touch the address', async () => {
    history.replaceState(null, '', '/shop?a=%20b&my_result_uri=1')
    const replaceState = vi.spyOn(history, 'replaceState')
    await createTestKit().ready()
    await settle()
    expect(replaceState).not.toHaveBeenCalled()
  })
})
