// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { hostileAnnouncements } from '../../test/hostileAnnouncements.test.helper.ts'
import { createTestKit, createTestWallet } from '../../test/testPage.test.helper.ts'

const createProvider = () => ({ on() {}, removeListener() {}, request: async () => [] })

function announce(info: unknown) {
  const detail = { info, provider: createProvider() }
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

const shown = (kit: ReturnType<typeof createTestKit>) =>
  kit.stores.connectors.getState().connectors.filter(({ name }) => name !== 'Test Wallet')

// T15, T16
describe('a hostile announcement', () => {
  it.each(hostileAnnouncements)(
    '$what: listed as text, or refused',
    ({ info, shownAs, hasImage = false }) => {
      const kit = createTestKit()
      announce(info)
      expect(shown(kit).map(({ name, imageUrl }) => [name, imageUrl !== undefined])).toEqual(
        shownAs === undefined ? [] : [[shownAs, hasImage]],
      )
      for (const { imageUrl } of shown(kit)) expect(imageUrl ?? 'data:').toMatch(/^data:/)
    },
  )

  it('hides no other wallet', () => {
    createTestWallet()
    const kit = createTestKit()
    for (const { info } of hostileAnnouncements) announce(info)
    const expected = hostileAnnouncements.flatMap(({ shownAs }) => shownAs ?? [])
    expect(shown(kit).map(({ name }) => name)).toEqual(expected)
    expect(kit.stores.connectors.getState().connectors.map(({ name }) => name)).toContain('Test Wallet')
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})
