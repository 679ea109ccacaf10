import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { buildInMemory, withImports } from './buildInMemory.ts'

// Each file is a request, a compilation and a turn of the main thread between the click and the first row.
const maxFiles = 3
// Without requests and their validation, which read the directory once the first row is painted.
const maxBytes = 53_000

it('opens the modal with few files', async () => {
  const chunks = await buildInMemory()
  const page = withImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const opening = chunks.filter(({ name, isDynamicEntry }) => isDynamicEntry && /^(modal|engine)$/.test(name))
  expect(opening.map(({ name }) => name).sort()).toEqual(['engine', 'modal'])
  const files = [...withImports(chunks, opening)].filter((chunk) => !page.has(chunk))
  expect(files.length).toBeLessThanOrEqual(maxFiles)
  const bytes = files.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
  expect(bytes).toBeLessThanOrEqual(maxBytes)
  expect(
    files.flatMap(({ modules }) => Object.keys(modules)).filter((id) => /zod|query-core/.test(id)),
  ).toEqual([])
}, 60_000)

it('does not load the drawing of QR codes for a wallet of the browser', async () => {
  const chunks = await buildInMemory()
  const draws = (name: string) =>
    [
      ...withImports(
        chunks,
        chunks.filter((chunk) => chunk.name === name),
      ),
    ].some(({ moduleIds }) => moduleIds.some((id) => id.includes('/uqr/')))
  expect(draws('connecting')).toBe(false)
  expect(draws('pairing')).toBe(true)
}, 60_000)

it('does not load the modal with what hooks load', async () => {
  const chunks = await buildInMemory()
  const modal = chunks.filter(({ name }) => name === 'modal')
  const onPage = chunks.filter(({ name }) =>
    /^(setLanguage|preloadModal|watch[A-Z]\w+|AccountFace)$/.test(name),
  )
  expect(onPage.length).toBeGreaterThan(3)
  for (const chunk of onPage) expect([...withImports(chunks, [chunk])]).not.toContain(modal[0])
}, 60_000)
