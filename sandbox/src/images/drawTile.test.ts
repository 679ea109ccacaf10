import { expect, test } from 'vitest'
import { drawTile } from './drawTile.ts'

test('the same key gives the same picture, other keys others', () => {
  const pictures = Array.from({ length: 100 }, (_, index) => drawTile({ key: `${index}` }))
  expect(drawTile({ key: '7' })).toBe(pictures[7])
  expect(new Set(pictures).size).toBe(100)
})

test('letters cannot leave the text', () => {
  const picture = drawTile({ key: 'x', letters: '<&">' })
  expect(picture).toContain('&#60;&#38;&#34;&#62;</text>')
})
