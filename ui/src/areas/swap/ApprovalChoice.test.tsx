// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { SwapToken } from '@wallet-kit/sdk/actions'
import { afterEach, expect, it, vi } from 'vitest'
import { createMessageCatalog } from '../../foundation/messages/createMessageCatalog.ts'
import { ModalProviders } from '../../shell/ModalProviders.tsx'
import { testKit } from '../../test/testKit.ts'
import { ApprovalChoice, type ApprovalChoiceProps } from './ApprovalChoice.tsx'

afterEach(cleanup)

const token = { caipNetworkId: 'eip155:1', symbol: 'USDC', decimals: 6 } as unknown as SwapToken

function show(change: Partial<ApprovalChoiceProps>, kit = testKit()) {
  const onChange = vi.fn()
  const common = { token, amount: 7_500_000n, chosen: 'exact', isDisabled: false, onChange } as const
  render(
    <ModalProviders kit={kit} messages={createMessageCatalog()}>
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

it('has MUI’s radio buttons where the host has MUI, in the look of its theme', async () => {
  const options = { theme: { components: { MuiRadio: { styleOverrides: { root: { opacity: 0.9 } } } } } }
  const { onChange } = show({}, testKit(options))
  const mui = await vi.waitFor(() => {
    const [, unlimited] = document.querySelectorAll('.MuiRadio-root')
    if (!unlimited) throw new Error('no radio button of MUI')
    return unlimited
  })
  expect(getComputedStyle(mui).opacity).toBe('0.9')
  fireEvent.click(screen.getByTestId('swap-approve-unlimited'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('unlimited')
})

// T5, T19
it('offers nothing but the amount of the swap for an exchange that the kit does not know', () => {
  show({ canBeUnlimited: false })
  expect(screen.queryAllByRole('radio')).toEqual([])
  expect(screen.getByRole('term').textContent).toBe('The exchange may spend')
  expect(screen.getByTestId('swap-approve-exact').textContent).toBe('7.5 USDC')
})
