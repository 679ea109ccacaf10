import { describe, expect, it } from 'vitest'
import { firstAddress as alice } from '../../../../test/testPage.test.helper.ts'
import { reviewRequest } from './reviewRequest.ts'

// T4, T5
describe('a message', () => {
  it.each([
    ['Hello', 'Hello'],
    ['0x48656c6c6f0a', 'Hello\n'],
    ['Grüße 👋', 'Grüße 👋'],
    ['👩‍👩‍👧 ❤️ 👍🏽', '👩‍👩‍👧 ❤️ 👍🏽'],
    [`0x${'41'.repeat(20)}`, 'A'.repeat(20)],
  ])('is shown as text: %s', async (message, text) => {
    expect(await reviewRequest({ method: 'personal_sign', params: [message, alice] })).toEqual({
      actions: [{ type: 'message', text }],
      isDangerous: false,
    })
  })

  it.each<[what: string, params: readonly string[]]>([
    ['a hash', [`0x${'9f'.repeat(32)}`, alice]],
    ['text that runs backwards', ['pay \u202e', alice]],
    ['control characters', ['pay\u0008\u0008', alice]],
    ['a space of no width', ['pay\u200b', alice]],
    ['a mark of direction', ['pay\u200f', alice]],
    ['an Arabic mark of direction', ['pay\u061c', alice]],
    ['a joiner without an emoji', ['pa\u200dy', alice]],
    ['tags', ['pay\u{e0041}', alice]],
    ['a separator of lines', ['pay\u2028', alice]],
    ['an address before the text', [`0x${'41'.repeat(20)}`, 'pay']],
    ['an address alone', [alice]],
  ])('is unknown, and dangerous: %s', async (_, params) => {
    const { actions, isDangerous } = await reviewRequest({ method: 'personal_sign', params })
    expect(actions).toMatchObject([{ type: 'unknown' }])
    expect(isDangerous).toBe(true)
  })
})
