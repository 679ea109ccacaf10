// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestKit, settle } from '../testing/testPage.test.helper.ts'

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
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
