// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { modalScreen } from './modalScreen.ts'

beforeEach(() => {
  const modal = document.body.appendChild(document.createElement('w3m-modal'))
  modal.attachShadow({ mode: 'open' }).innerHTML = '<style></style><button>The only button</button>'
})
afterEach(() => document.body.replaceChildren())

const short = { timeout: 20 }

describe('a query of the modal that finds nothing', () => {
  it.each<[string, (screen: ReturnType<typeof modalScreen>) => Promise<unknown>]>([
    ['findByText', (screen) => screen.findByText('Other', {}, short)],
    ['findByRole', (screen) => screen.findByRole('dialog', {}, short)],
    ['findByTestId', (screen) => screen.findByTestId('Other', {}, short)],
    ['waitFor', (screen) => waitFor(() => screen.getByText('Other'), short)],
    ['getByText', async (screen) => screen.getByText('Other')],
    ['getByRole', async (screen) => screen.getByRole('dialog')],
  ])('fails in time, and says what is there: %s', async (_, find) => {
    const error = await find(modalScreen()).then(
      () => undefined,
      (caught: unknown) => caught as Error,
    )
    expect(error?.name).toBe('TestingLibraryElementError')
    expect(error?.message).toMatch(/^Unable to find /)
    expect(error?.message).toContain('The only button')
  })
})

it('finds what is in the modal', async () => {
  expect((await modalScreen().findByRole('button')).textContent).toBe('The only button')
})

it('fails without a modal', () => {
  document.body.replaceChildren()
  expect(() => modalScreen()).toThrow('There is no modal in the page')
})
