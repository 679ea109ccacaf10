import { expect, test } from 'vitest'
import { drawTile } from './drawTile.ts'

test('the image depends on the key only', () => {
  const pictures = Array.from({ length: 100 }, (_, index) => drawTile({ key: `${index}` }))
  expect(drawTile({ key: '7' })).toBe(pictures[7])
  expect(new Set(pictures).size).toBe(100)
})

test('letters are escaped', () => {
  const picture = drawTile({ key: 'x', letters: '<&">' })
  expect(picture).toContain('&#60;&#38;&#34;&#62;</text>')
})
