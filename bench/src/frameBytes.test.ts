import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { buildInMemory, withImports } from './buildInMemory.ts'

/** The secure frame's client, its checks of every reply, the logins in it, and their views. */
const maxBytes = 25_000
/** Loaded for any wallet, too: what lists and connects one, asks it, checks what arrives, and shows its account. */
const ofEveryWallet =
  /^(?:modal|engine|directory|accounts|connecting|pairing|pairing-use|eip155-use|account|runtime|shown)$/

it('logs visitors in by the frame with little code on the host page, beside that of any wallet', async () => {
  const chunks = await buildInMemory()
  const loadedFor = (isRoot: (chunk: (typeof chunks)[number]) => boolean) =>
    withImports(chunks, chunks.filter(isRoot))
  const login = loadedFor(({ name }) => name === 'login')
  const others = loadedFor(({ isEntry, name }) => isEntry || ofEveryWallet.test(name))
  // Messages of the frame and their checks are in a file that restores a login, too.
  const own = [...login].filter((chunk) => /^login/.test(chunk.name) || !others.has(chunk))
  expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(['login', 'login', 'loginRecords']))
  const bytes = own.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
  expect(bytes).toBeGreaterThan(1_000)
  expect(bytes).toBeLessThanOrEqual(maxBytes)
}, 60_000)
