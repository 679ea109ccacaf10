import { expect, it } from 'vitest'
import { parseColor } from './parseColor.ts'

it.each([
  ['#fff', [255, 255, 255]],
  ['#3396ff', [51, 150, 255]],
  ['#3396ff80', [51, 150, 255]],
  ['rgb(1, 2, 3)', [1, 2, 3]],
  ['rgba(1 2 3 / 50%)', [1, 2, 3]],
  ['hsl(0, 100%, 50%)', [255, 0, 0]],
  ['hsla(230, 100%, 67%, 1)', [87, 115, 255]],
])('reads %s', (text, expected) => {
  expect(parseColor(text)).toEqual(expected)
})

it.each(['', 'red', '#12345', 'rgb(1)', 'url(https://a.example)', 'hsl(a, b, c)'])('refuses %s', (text) => {
  expect(parseColor(text)).toBeUndefined()
})
