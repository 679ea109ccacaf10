import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { networkMarks, tokenMarks, walletMarks } from './marks.ts'

// One test starts a process, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const marks = [...Object.entries(walletMarks), ...networkMarks, ...tokenMarks]

test('every mark is a square SVG document of its own', async () => {
  const documents = await Promise.all(marks.map(([, load]) => load()))
  for (const svg of documents) {
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 24 24"/)
    expect(svg).toMatch(/<\/svg>\s*$/)
  }
  const digests = documents.map((svg) => createHash('sha256').update(svg).digest('hex'))
  expect(new Set(digests).size).toBe(marks.length)
})

test.each(marks)('the mark %s has only shapes and paint', async (_, load) => {
  const svg = await load()
  const elements = new Set([...svg.matchAll(/<([a-z]\w*)/gi)].map(([, name]) => name))
  expect([...elements].filter((name) => !drawing.has(String(name)))).toEqual([])
  // No handlers, links or documents of other hosts, except the namespace.
  expect(svg).not.toMatch(/\son\w+\s*=|href|javascript:|<!|&/i)
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('//')
  for (const [, target] of svg.matchAll(/url\(([^)]*)\)/g)) expect(target).toMatch(/^#\w+$/)
})

const drawing = new Set([
  ...['svg', 'g', 'defs', 'clipPath', 'mask'],
  ...['path', 'rect', 'circle', 'ellipse', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop'],
])

test('marks/ is what the package has', async () => {
  const script = fileURLToPath(new URL('../../scripts/copyMarks.mjs', import.meta.url))
  const { stderr } = await promisify(execFile)(process.execPath, [script, '--check'])
  expect(stderr).toBe('')
  expect(readdirSync(new URL('../../marks', import.meta.url), { recursive: true }).length).toBe(
    marks.length + 3,
  )
})
