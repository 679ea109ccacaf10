// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepWhole } from './keepWhole.tsx'

it.each([
  ['Enter the code we sent to a-b@x-y.test.', 'a-b@x-y.test', ['a-b@x-y.test.']],
  ['Seed-Library of Harrow wants it', 'Seed-Library of Harrow', ['Seed-Library']],
  // A dash between words, a word of the sentence itself, and a value that the sentence does not name.
  ['Log-in to A - B', 'A - B', []],
  ['Log-in to shop.example', 'shop.example', []],
  ['It goes there.', 'a-b@x.test', []],
  ['It goes there.', '', []],
])('keeps words of a value whole: %s', (sentence, value, words) => {
  const { container } = render(<p>{keepWhole(sentence, value)}</p>)
  expect(container.textContent).toBe(sentence)
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(words)
})
