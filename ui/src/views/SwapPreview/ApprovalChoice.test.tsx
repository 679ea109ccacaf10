// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { SwapToken } from '@wallet-kit/sdk/actions'
import { afterEach, expect, it, vi } from 'vitest'
import { createMessageCatalog } from '../../messages/createMessageCatalog.ts'
import { ModalProviders } from '../../modal/ModalProviders.tsx'
import { testKit } from '../../testing/testKit.ts'
import { ApprovalChoice, type ApprovalChoiceProps } from './ApprovalChoice.tsx'

afterEach(cleanup)

const token = { caipNetworkId: 'eip155:1', symbol: 'USDC', decimals: 6 } as unknown as SwapToken

function show(change: Partial<ApprovalChoiceProps>) {
  const onChange = vi.fn()
  const common = { token, amount: 7_500_000n, chosen: 'exact', isDisabled: false, onChange } as const
  render(
    <ModalProviders kit={testKit()} messages={createMessageCatalog()}>
      <ApprovalChoice {...common} canBeUnlimited {...change} />
    </ModalProviders>,
  )
  const labels = () => screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)
  return { onChange, labels }
}

it('offers the amount of the swap, or any', () => {
  const { onChange, labels } = show({})
  expect(labels()).toEqual([
    expect.stringContaining('Only this amount'),
    'Any amount of USDC, until you revoke it',
  ])
  fireEvent.click(screen.getByTestId('swap-approve-unlimited'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('unlimited')
})

// T5, T19
it('offers nothing but the amount of the swap for an exchange that the kit does not know', () => {
  const { labels } = show({ canBeUnlimited: false })
  expect(labels()).toEqual([expect.stringContaining('Only this amount')])
  expect((screen.getByTestId('swap-approve-exact') as HTMLInputElement).checked).toBe(true)
})
