// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createMessageCatalog } from '../../foundation/messages/createMessageCatalog.ts'
import { ModalProviders } from '../../shell/ModalProviders.tsx'
import { testKit } from '../../test/testKit.ts'
import { QuoteAge } from './QuoteAge.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('says every second how old the price is, with one format', () => {
  vi.useFakeTimers()
  const created = vi.spyOn(Intl, 'RelativeTimeFormat')
  render(
    <ModalProviders kit={testKit()} messages={createMessageCatalog()}>
      <QuoteAge quotedAt={Date.now()} isBusy={false} onRefresh={() => {}} />
    </ModalProviders>,
  )
  const age = () => screen.getByTestId('swap-quote-age').textContent
  expect(age()).toBe('Price updated now')
  for (const seconds of [1, 2, 3]) {
    act(() => vi.advanceTimersByTime(1_000))
    expect(age()).toBe(`Price updated ${seconds} second${seconds > 1 ? 's' : ''} ago`)
  }
  expect(created).toHaveBeenCalledOnce()
})
