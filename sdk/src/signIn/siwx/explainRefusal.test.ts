// @vitest-environment happy-dom
import { signatureInvalid, siweVerifyFailed } from '@wallet-kit/clients/errors/constants'
import { type Hex, serializeErc6492Signature } from 'viem'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createError } from '../../foundation/errors/createError.ts'
import { redactContext } from '../../foundation/errors/redactContext.ts'
import { createNode } from '../../test/nodes.test.helper.ts'
import { onServices } from '../../test/onServices.test.helper.ts'
import { ethereum, firstAddress } from '../../test/testPage.test.helper.ts'
import { explainRefusal } from './explainRefusal.ts'
import { signIn } from './signIn.ts'
import { connected } from './signInKit.test.helper.ts'

const [nodeUrl] = ethereum.rpcUrls.default.http
const ofKey: Hex = `0x${'11'.repeat(65)}`
const ofFactory = serializeErc6492Signature({ address: firstAddress, data: '0x1234', signature: ofKey })
const contract = '0x6080604052'
const refused = (refusal?: string) =>
  createError(signatureInvalid, refusal === undefined ? {} : { context: redactContext({ refusal }) })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

function onNode(code: string) {
  return createNode(nodeUrl, { eth_chainId: '0x1', eth_getCode: code })
}

async function explain(cause: unknown, signature: Hex): Promise<unknown> {
  const { kit } = await connected()
  return explainRefusal(kit._internal, cause, { signature }, new AbortController().signal)
}

it.each([
  ['of a deployed contract', contract, ofKey, 'SMART_ACCOUNT_SIGN_IN_UNSUPPORTED'],
  ['of a contract that is not deployed', '0x', ofFactory, 'SMART_ACCOUNT_SIGN_IN_UNSUPPORTED'],
  ['of a key', '0x', ofKey, 'SIGNATURE_INVALID'],
  ['of a key that delegates to a contract', `0xef0100${'22'.repeat(20)}`, ofKey, 'SIGNATURE_INVALID'],
])('a refused signature %s', async (_, code, signature, expected) => {
  onServices(onNode(code).handler)
  for (const refusal of [undefined, 'wrong-signature', 'credentials'])
    expect(await explain(refused(refusal), signature)).toMatchObject({ code: expected })
  const ofOlderKind = createError(siweVerifyFailed)
  const isUnsupported = expected === 'SMART_ACCOUNT_SIGN_IN_UNSUPPORTED'
  expect(await explain(ofOlderKind, signature)).toMatchObject({
    code: isUnsupported ? expected : 'SIWE_VERIFY_FAILED',
  })
})

it.each(['expired', 'not-yet-valid', 'MissingCSRF', 'unknown-nonce', 'chain-unavailable'])(
  'the refusal %s has nothing to do with the account',
  async (refusal) => {
    const node = onNode(contract)
    onServices(node.handler)
    const { kit } = await connected()
    // The kind of the account is read once, in the background.
    const readings = () => node.calls.filter(({ method }) => method === 'eth_getCode')
    await vi.waitFor(() => expect(readings()).toHaveLength(1), { timeout: 10_000 })
    const cause = refused(refusal)
    const { signal } = new AbortController()
    expect(await explainRefusal(kit._internal, cause, { signature: ofFactory }, signal)).toBe(cause)
    expect(readings()).toHaveLength(1)
  },
)

it('a refusal stays as it is while no node answers', async () => {
  onServices()
  const cause = refused('wrong-signature')
  expect(await explain(cause, ofKey)).toBe(cause)
})

it('a visitor whose contract account is refused reads why, in the view and in a toast', async () => {
  onServices(onNode(contract).handler)
  const { kit, siwx, state } = await connected()
  siwx.addSession.mockRejectedValueOnce(refused('wrong-signature'))
  await signIn(kit)
  expect(state()).toMatchObject({
    status: 'needed',
    error: {
      code: 'SMART_ACCOUNT_SIGN_IN_UNSUPPORTED',
      message: 'This application might not support Smart Accounts',
      cause: { code: 'SIGNATURE_INVALID' },
    },
  })
  expect(kit.stores.notices.getState().toast).toMatchObject({
    key: 'smartAccountUnsupported',
    variant: 'error',
  })
})
