import { expect, it } from 'vitest'
import { toDomainName } from './toDomainName.ts'

// T14
it.each([
  ['alice.eth', 'alice.eth'],
  ['a-b.c1.eth', 'a-b.c1.eth'],
  ['caf\u00e9.eth', 'caf\u00e9.eth'],
  ['\u043f\u0440\u0438\u0432\u0435\u0442.eth', '\u043f\u0440\u0438\u0432\u0435\u0442.eth'],
  ['\u{1f98a}.eth', '\u{1f98a}.eth'],
  // Latin with Japanese is allowed by the standard, and easily misread.
  ['a\u30bdb.eth', 'xn--ab-si4a.eth'],
])('shows %s as %s', async (name, shown) => {
  await expect(toDomainName(name)).resolves.toBe(shown)
})

// T14
it.each([
  ['a Cyrillic letter among Latin ones', 'vit\u0430lik.eth'],
  ['Cyrillic letters only, which look Latin', '\u0440\u0430\u0443\u0440\u0430\u04cf.eth'],
  ['a zero-width joiner', 'vita\u200dlik.eth'],
  ['a zero-width space', 'vita\u200blik.eth'],
  ['a right-to-left override', '\u202ehte.kilativ'],
  ['capital letters', 'Vitalik.eth'],
  ['a space', 'vitalik .eth'],
  ['markup', '<b>vitalik</b>.eth'],
  ['a label that claims to be punycode', 'xn--a.eth'],
  ['an empty label', 'vitalik..eth'],
  ['nothing', ''],
  ['an address as its label', `0x${'d8da6bf2'.repeat(5)}.eth`],
  ['the start of an address as its label', '0xd8da6b--6045.eth'],
  ['an address below a name', `0x${'d8da6bf2'.repeat(5)}.alice.eth`],
  ['too many characters', `${'a'.repeat(256)}.eth`],
  ['1 024 emoji', '\u{1f98a}'.repeat(1_024)],
])('shows no name with %s', async (_, name) => {
  await expect(toDomainName(name)).resolves.toBeNull()
})
