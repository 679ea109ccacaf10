import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { validate } from '../runtime/validators/validate.ts'
import { compileContracts } from '../testing/compileContracts.ts'

const { load } = compileContracts(['schemas/services/analytics.openapi.yaml'])

const onNetwork = { network: 'eip155:1' }
const ofAccount = { isSmartAccount: false }
const ofBoth = { ...onNetwork, ...ofAccount }
const swap = {
  ...ofBoth,
  swapFromToken: 'ETH',
  swapToToken: 'USDC',
  swapFromAmount: '1',
  swapToAmount: '1801.23',
}
const transfer = { ...ofBoth, token: 'ETH', amount: 0.25 }
const failure = { message: 'Something went wrong' }
const name = { ...ofAccount, ensName: 'alice' }
const historyFetch = {
  ...ofAccount,
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  projectId: 'local',
}

/** Every event that is reported, with what belongs to it. */
const properties: Readonly<Record<string, object | undefined>> = {
  INITIALIZE: { networks: [1, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'], sdkVersion: 'react-viem-1.0.0' },
  MODAL_OPEN: { connected: false },
  MODAL_CLOSE: { connected: true },
  CLICK_ALL_WALLETS: undefined,
  SELECT_WALLET: { name: 'Sample Wallet', platform: 'qrcode' },
  CONNECT_SUCCESS: { method: 'browser', name: 'Sample Wallet' },
  CONNECT_ERROR: failure,
  DISCONNECT_SUCCESS: { namespace: 'all' },
  DISCONNECT_ERROR: {},
  CLICK_WALLET_HELP: undefined,
  CLICK_NETWORK_HELP: undefined,
  CLICK_GET_WALLET: undefined,
  CLICK_NETWORKS: undefined,
  SWITCH_NETWORK: { network: '' },
  CLICK_TRANSACTIONS: ofAccount,
  ERROR_FETCH_TRANSACTIONS: historyFetch,
  LOAD_MORE_TRANSACTIONS: { ...historyFetch, cursor: 'ZXlK' },
  CLICK_SIGN_SIWX_MESSAGE: ofBoth,
  CLICK_CANCEL_SIWX: ofBoth,
  SIWX_AUTH_SUCCESS: ofBoth,
  SIWX_AUTH_ERROR: ofBoth,
  EMAIL_LOGIN_SELECTED: undefined,
  EMAIL_SUBMITTED: undefined,
  DEVICE_REGISTERED_FOR_EMAIL: undefined,
  EMAIL_VERIFICATION_CODE_SENT: undefined,
  EMAIL_VERIFICATION_CODE_PASS: undefined,
  EMAIL_VERIFICATION_CODE_FAIL: failure,
  EMAIL_EDIT: undefined,
  EMAIL_UPGRADE_FROM_MODAL: undefined,
  SOCIAL_LOGIN_STARTED: { provider: 'farcaster' },
  SOCIAL_LOGIN_SUCCESS: { provider: 'google' },
  SOCIAL_LOGIN_ERROR: { provider: 'github' },
  SOCIAL_LOGIN_REQUEST_USER_DATA: { provider: 'apple' },
  SOCIAL_LOGIN_CANCELED: { provider: 'x' },
  SET_PREFERRED_ACCOUNT_TYPE: { ...onNetwork, accountType: 'smartAccount' },
  CLICK_CONVERT: undefined,
  CLICK_SELECT_TOKEN_TO_SWAP: undefined,
  CLICK_SELECT_NETWORK_TO_SWAP: undefined,
  OPEN_SWAP: ofBoth,
  INITIATE_SWAP: swap,
  SWAP_SUCCESS: swap,
  SWAP_ERROR: { ...swap, ...failure },
  SWAP_APPROVAL_ERROR: { ...swap, ...failure },
  SELECT_BUY_CRYPTO: ofAccount,
  SELECT_WHAT_IS_A_BUY: ofAccount,
  SELECT_BUY_PROVIDER: { ...ofAccount, provider: 'meld' },
  OPEN_SEND: ofBoth,
  SEND_INITIATED: transfer,
  SEND_SUCCESS: transfer,
  SEND_ERROR: { ...transfer, ...failure },
  OPEN_ENS_FLOW: ofAccount,
  REGISTER_NAME_INITIATED: name,
  REGISTER_NAME_SUCCESS: name,
  REGISTER_NAME_ERROR: { ...name, error: 'The name is taken.' },
  CONNECT_PROXY_ERROR: { ...failure, uri: 'sample:///wc', mobile_link: 'sample://', name: 'Sample Wallet' },
  SEARCH_WALLET: { badge: '', search: 'sample' },
}

async function accepts(props: object): Promise<boolean> {
  const { analyticsEventPropsSchema } = await load('analytics/validators.ts')
  return validate(analyticsEventPropsSchema as z.core.$ZodType, props).ok
}

describe.each(Object.entries(properties))('%s', (event, belongs) => {
  const reported = { type: 'track', event, ...(belongs && { properties: belongs }) }

  test('is accepted, under its own name and type only', async () => {
    expect(await accepts(reported)).toBe(true)
    expect(await accepts({ ...reported, type: 'error' })).toBe(false)
    expect(await accepts({ ...reported, event: event.toLowerCase() })).toBe(false)
  })

  test('is refused without what belongs to it', async () => {
    for (const key of Object.keys(belongs ?? {})) {
      if (optional.has(key)) continue
      const { [key]: _, ...rest } = belongs as Readonly<Record<string, unknown>>
      expect([key, await accepts({ ...reported, properties: rest })]).toEqual([key, false])
    }
  })
})

/** Optional properties; an address is sent only if needed. */
const optional = new Set(['address', 'cursor', 'networks', 'sdkVersion'])

describe('an error of the kit', () => {
  const error = {
    type: 'error',
    event: 'INTERNAL_SDK_ERROR',
    properties: { errorType: 'UNKNOWN_ERROR', uncaught: true },
  }

  test('is the only event of its type', async () => {
    expect(await accepts(error)).toBe(true)
    expect(await accepts({ ...error, type: 'track' })).toBe(false)
  })
})

test.each([
  ['an event that stays in the page', { type: 'track', event: 'MODAL_CREATED' }],
  ['another network id', { type: 'track', event: 'SWITCH_NETWORK', properties: { network: 'mainnet' } }],
  ['no namespace', { type: 'track', event: 'DISCONNECT_SUCCESS', properties: { namespace: 'EVM' } }],
  ['an address that is cut off', { type: 'track', event: 'EMAIL_EDIT', address: '0x12' }],
])('%s is refused', async (_, props) => {
  expect(await accepts(props)).toBe(false)
})
