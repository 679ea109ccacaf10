// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { focusEvents } from './focusEvents.ts'

afterEach(cleanup)

function renderRows() {
  const told: number[] = []
  render(
    <>
      <ul>
        {['one', 'two'].map((name, index) => (
          <li key={name} {...focusEvents(index, (row) => told.push(row))}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
      <button type="button">outside</button>
    </>,
  )
  return told
}

// Between the blur of one row and the focus of the next a list may render, and removes what has no focus.
test('a row that gives the focus to another is not told to have lost it', () => {
  const told = renderRows()
  screen.getByText('one').focus()
  screen.getByText('two').focus()
  expect(told).toEqual([0, 1])
})

test('no row has the focus when something outside the list has it', () => {
  const told = renderRows()
  screen.getByText('two').focus()
  screen.getByText('outside').focus()
  expect(told).toEqual([1, -1])
})

test('a row keeps its place while another window has the focus', () => {
  const told = renderRows()
  screen.getByText('two').focus()
  fireEvent.blur(screen.getByText('two'), { relatedTarget: null })
  expect(told).toEqual([1])
})
