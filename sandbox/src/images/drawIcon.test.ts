import { expect, test } from 'vitest'
import { drawIcon } from './drawIcon.ts'
import { drawTile } from './drawTile.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h24v24z"/></svg>'
const mark = async () => svg
const letters = { key: 'x', letters: 'X' }

test('a mark replaces the tile, unchanged', async () => {
  expect(await drawIcon({ mark, ...letters })).toBe(svg)
})

test('a coin is a mark cut to a circle', async () => {
  const coin = await drawIcon({ mark, ...letters, shape: 'coin' })
  expect(coin).toContain(svg)
  expect(coin).toContain('<circle ')
})

test('a tile is drawn where there is no mark', async () => {
  expect(await drawIcon({ mark: undefined, ...letters })).toBe(drawTile(letters))
})

test('a mark that fails to load is an error, not a tile', async () => {
  const missing = () => Promise.reject(new Error('no such file'))
  await expect(drawIcon({ mark: missing, ...letters })).rejects.toThrow('no such file')
})
