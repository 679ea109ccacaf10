import { concatHex, createPublicClient, getContractAddress, type Hex, http, numberToHex, size } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { serializeErc6492Signature } from 'viem/utils'
import { expect, test, vi } from 'vitest'
import { createDevAccounts } from '../chains/createDevAccounts.ts'
import { accountContractOf } from '../testSupport/accountContractOf.ts'
import { createVisitor } from '../testSupport/createVisitor.ts'
import { signInWith } from '../testSupport/signInWith.ts'
import { evmChainsOf, useSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const [alice] = createDevAccounts().map(({ account }) => account)
if (!alice) throw new Error('there are no accounts')

/** Factory that is part of each development chain: it deploys what follows the salt, with CREATE2. */
const factory = '0x4e59b44847b379578588920ca78fbf26c0b4956c'
const salt = numberToHex(6492, { size: 32 })

/** Creation code that returns the given code: CODECOPY behind these 11 bytes, RETURN. */
function creationOf(code: Hex): Hex {
  const length = numberToHex(size(code), { size: 1 })
  return concatHex(['0x60', length, '0x80600b6000396000f3', code])
}

test('a contract account that is not deployed yet signs in (ERC-6492)', async () => {
  const bytecode = creationOf(accountContractOf(alice.address))
  const address = getContractAddress({ opcode: 'CREATE2', from: factory, salt, bytecode })
  const [chain] = evmChainsOf(await sandbox.describe())
  const node = createPublicClient({ transport: http(chain?.directRpcUrl) })
  expect(await node.getCode({ address: factory })).toBeDefined()
  expect(await node.getCode({ address })).toBeUndefined()

  const wrap = (signature: Hex) =>
    serializeErc6492Signature({ address: factory, data: concatHex([salt, bytecode]), signature })
  const signIn = (signer: typeof alice, visitor = createVisitor({ origin: sandbox.origin })) =>
    signInWith({
      visitor,
      account: signer,
      origin: sandbox.origin,
      fields: { address },
      sign: async (message) => wrap(await signer.signMessage({ message })),
    })

  const visitor = createVisitor({ origin: sandbox.origin })
  expect((await signIn(alice, visitor)).pathname).toBe('/home')
  expect(await visitor.get('/session')).toMatchObject({ address: `eip155:1:${address}` })
  // Verified without deploying it.
  expect(await node.getCode({ address })).toBeUndefined()

  const stranger = privateKeyToAccount(generatePrivateKey())
  expect((await signIn(stranger as never)).searchParams.get('code')).toBe('wrong-signature')
})
