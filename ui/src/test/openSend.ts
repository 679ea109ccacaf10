import { fireEvent, waitFor } from '@testing-library/react'
import { type SendForm, setSendForm } from '@wallet-kit/sdk/actions'
import { expect } from 'vitest'
import { openConnected } from './openConnected.ts'
import { type StubbedServices, stubServices } from './stubServices.ts'
import type { TestKitOptions } from './testKit.ts'
import { testWallet } from './testWallet.ts'

export const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = `0x${'ab'.repeat(32)}`
export const receipt = {
  transactionHash: hash,
  transactionIndex: '0x0',
  blockHash: hash,
  blockNumber: '0x10',
  from: `0x${'11'.repeat(20)}`,
  to: recipient,
  cumulativeGasUsed: '0x5208',
  gasUsed: '0x5208',
  logs: [],
  logsBloom: `0x${'00'.repeat(256)}`,
  status: '0x1',
  type: '0x2',
}
/** Replies that a transfer needs. */
export const sends = { eth_getTransactionCount: '0x0', eth_sendRawTransaction: hash }

/** Opens the form of an account with 1.5 ether and 250 USDC. */
export async function openForm(
  form: Partial<SendForm>,
  services: StubbedServices = {},
  options: TestKitOptions = {},
  wallet = testWallet(),
) {
  stubServices(services)
  const opened = await openConnected('WalletSend', options, wallet)
  setSendForm(opened.kit, { token: null, recipient, amount: '0.5', ...form })
  return { ...opened, button: await opened.screen.findByTestId('send-review') }
}

type ParametersAfterFirst<F extends (...args: never[]) => unknown> =
  Parameters<F> extends [unknown, ...infer Rest] ? Rest : never

/** Opens the preview of what the form says. */
export async function openPreview(
  form: Partial<SendForm> = {},
  ...rest: ParametersAfterFirst<typeof openForm>
) {
  const { screen, button, ...opened } = await openForm(form, ...rest)
  await waitFor(() => expect(button.textContent).toBe('Review send'))
  fireEvent.click(button)
  return { ...opened, screen, confirm: () => screen.findByTestId('send-confirm') }
}
