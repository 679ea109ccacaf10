import { expect, it } from 'vitest'
import { toDisplayName } from './toDisplayName.ts'

// T14, T16
it.each([
  ['a zero-width space', 'Meta\u200bMask', 'MetaMask'],
  ['a soft hyphen', 'Meta\u00adMask', 'MetaMask'],
  ['a Hangul filler', 'Meta\u3164Mask', 'MetaMask'],
  ['a grapheme joiner', 'Meta\u034fMask', 'MetaMask'],
  ['variation selectors', 'MetaMask\ufe0f\u{e0100}', 'MetaMask'],
  ['tags', 'MetaMask\u{e0041}', 'MetaMask'],
  ['a blank Braille pattern', 'Meta\u2800Mask', 'MetaMask'],
  ['a right-to-left override', '\u202eksaMateM', 'ksaMateM'],
  ['isolates', '\u2066Meta\u2069Mask', 'MetaMask'],
  ['a line break', 'Meta\r\n\tMask\u2028!', 'Meta Mask !'],
  ['control characters', 'Meta\u0000\u001b[1mMask', 'Meta[1mMask'],
  ['private use', 'MetaMask\uf8ff', 'MetaMask'],
  ['a lone surrogate', 'Meta\ud83dMask', 'MetaMask'],
  ['marks below letters', 'M\u0324e\u0331taMask', 'MetaMask'],
  ['stacked marks', `M${'\u0301'.repeat(100)}etaMask`, '\u1e3eetaMask'],
  ['a mark in front', '\u0301MetaMask', 'MetaMask'],
  ['nothing visible', '\u200b\u00a0\u2800\u3164', ''],
])('cleans %s', (_, text, expected) => {
  expect(toDisplayName(text)).toBe(expected)
})

it.each(['Café', 'Кошелёк', 'हिन्दी', 'ที่', 'عربي', '日本語', '🦊 Fox', 'A & B (C)'])('keeps %s', (name) => {
  expect(toDisplayName(name)).toBe(name)
})

// T14, F3
it('is short, whatever it is made from, and made in no time', () => {
  expect([...toDisplayName('🦊'.repeat(1_000))]).toHaveLength(64)
  expect(toDisplayName('W'.repeat(5_000_000))).toHaveLength(64)
  expect(toDisplayName('\u200b'.repeat(5_000_000))).toBe('')
  // The text before cleaning has a limit of its own.
  expect(toDisplayName(`${'\u200b'.repeat(256)}x`)).toBe('')
  expect(toDisplayName('alice.eth', 5)).toBe('alice')
})
