import { gzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { buildInMemory, withImports } from './buildInMemory.ts'

// Each file is a request, a compilation and a turn of the main thread between the click and the first row.
const maxFiles = 3
// Without requests and their validation, which read the directory once the first row is painted, without what asks a
// wallet, and without what signs a message. A few bytes are the names of the files, which differ from place to place.
// One function of them is in the first load, too, which is a file less for it (250 bytes).
// Counting what holds the page over all modals in it, of several kits and copies, is 230 of it.
// The e-mail field and the social networks of the first view are 4,500. Of the messages of errors it has its own alone.
// The tags that browser tests of hosts that switch look for are 350.
// Keeping the choice of a locked wallet and the network chosen last, and taking over unanswered questions, are 750.
// The marks of social networks as their owners publish them are 1,400; following the page's theme is 500,
// and keeping the buttons' width for the next visit is 100. Saying at its row that wallet apps cannot be connected is 100.
// The order of its files gives or takes 100.
// Three functions that wallets share with it are 350, which is three requests less for a page that is restored.
const maxBytes = 50_600
// Of what all wallets load beyond the first view: the list and its search, with the query cache, none of the account.
const maxAllWalletsBytes = 31_000
// Connecting and signing in by one prompt, a file for each chain family, without what it shares with other code.
const maxOnePromptBytes = 1_700
// Maximum that a view of the account loads beyond the account itself.
const maxPanelBytes = 40_000

let chunks: Awaited<ReturnType<typeof buildInMemory>>
beforeAll(async () => {
  chunks = await buildInMemory()
}, 60_000)

/** Chunks loaded for those of these names. */
const loadedFor = (...names: readonly string[]) =>
  withImports(
    chunks,
    chunks.filter(({ name }) => names.includes(name)),
  )

it('adds no file to the first load', () => {
  const page = withImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )
  // The app, and the chunk that the bundler adds to every app with packages in CommonJS, such as React.
  expect([...page].map(({ name }) => name).sort()).toEqual(['index', 'rolldown-runtime'])
  const code = [...page].map((file) => file.code).join('\n')
  expect(code).toContain('Cannot remove last network for a namespace')
  expect(code).not.toContain('The request was declined in the wallet.')
})

it('opens the modal with few files', () => {
  const page = withImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const opening = chunks.filter(({ name }) => /^(modal|engine)$/.test(name))
  expect(opening.map(({ name }) => name).sort()).toEqual(['engine', 'modal'])
  const files = [...withImports(chunks, opening)].filter((chunk) => !page.has(chunk))
  expect(files.length).toBeLessThanOrEqual(maxFiles)
  const bytes = files.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
  expect(bytes).toBeLessThanOrEqual(maxBytes)
  expect(
    files.flatMap(({ modules }) => Object.keys(modules)).filter((id) => /zod|query-core/.test(id)),
  ).toEqual([])
  // A chunk contains only the messages of the errors that it raises.
  const code = files.map((file) => file.code).join('\n')
  expect(code).toContain('The request was declined in the wallet.')
  expect(code).not.toMatch(/The quote has expired|Failed to fetch transactions/)
})

it('does not load the drawing of QR codes for a wallet of the browser', () => {
  const draws = (name: string) =>
    [...loadedFor(name)].some(({ moduleIds }) => moduleIds.some((id) => id.includes('/uqr/')))
  expect(draws('connecting')).toBe(false)
  expect(draws('pairing')).toBe(true)
})

it('does not load the modal with what hooks load', () => {
  const modal = chunks.filter(({ name }) => name === 'modal')
  const onPage = chunks.filter(({ name }) => /^(page-use|hooks-use|buttons-use)$/.test(name))
  expect(onPage.length).toBe(3)
  for (const chunk of onPage) expect([...withImports(chunks, [chunk])]).not.toContain(modal[0])
})

it.each(['nodes-use', 'hooks-use'])('does not load what asks wallets with %s', (name) => {
  expect([...loadedFor(name)].map((chunk) => chunk.name)).toContain(name)
  expect([...loadedFor(name)].map((chunk) => chunk.name)).not.toContain('accounts')
})

it('loads little for all wallets, and no parser of plurals', () => {
  const first = loadedFor('modal', 'engine', 'directory', 'wallets', 'recommendedWallets')
  const files = [...loadedFor('allWallets')].filter((chunk) => !first.has(chunk))
  const bytes = files.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
  expect(bytes).toBeLessThanOrEqual(maxAllWalletsBytes)
  expect(bytes).toBeGreaterThan(10_000)
})

it.each(['panels', 'sending', 'swapping', 'buying'])('loads little for the views of %s', (name) => {
  const account = loadedFor('modal', 'engine', 'account')
  const files = [...loadedFor(name)].filter((chunk) => !account.has(chunk))
  expect(files.map((chunk) => chunk.name)).toContain(name)
  const bytes = files.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
  expect(bytes).toBeLessThanOrEqual(maxPanelBytes)
})

it('loads the code of sending, swapping and buying with their own views alone', () => {
  const account = [...loadedFor('modal', 'engine', 'account', 'panels', 'small')].map(({ name }) => name)
  expect(account.filter((name) => /^(sending|swapping|buying)$/.test(name))).toEqual([])
})

it.each(['siwe-use', 'siws-use'])(
  'has what connects and signs in by one prompt in a file of its own: %s',
  (name) => {
    const [chunk, ...others] = chunks.filter((candidate) => candidate.name === name)
    expect(others).toEqual([])
    expect(gzipSync(chunk?.code ?? '', { level: 9 }).length).toBeLessThanOrEqual(maxOnePromptBytes)
    expect(chunk?.code).toMatch(/wallet_connect|solana:signIn/)
    const before = [...loadedFor('index', 'modal', 'engine', 'accounts')].map((loaded) => loaded.name)
    expect(before).not.toContain(name)
  },
)
