import {
  delegationManagerAddress,
  enforcerAddresses,
  entryPointAddress,
  hybridDeleGatorAddress,
  simpleFactoryAddress,
} from '@wallet-kit/frame/smart-accounts'
import { createPublicClient, http, keccak256, parseAbi } from 'viem'
import { entryPoint07Abi, entryPoint07Address } from 'viem/account-abstraction'
import { expect, test, vi } from 'vitest'
import { entryPointSimulationsCode } from '../../contracts/accountCode.ts'
import { useSandbox } from '../../testSupport/useSandbox.ts'
import { createSponsor } from '../createDevAccounts.ts'
import { sandboxChains } from '../sandboxChains.ts'
import { accountContracts, addressOf, paymasterAddress, paymasterDeposit } from './accountContracts.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()

test('the code leads to the addresses of public chains', () => {
  expect(addressOf(accountContracts.entryPoint)).toBe(entryPoint07Address)
  const addresses = Object.entries(accountContracts).map(([name, contract]) => [name, addressOf(contract)])
  expect(Object.fromEntries(addresses)).toEqual({
    entryPoint: entryPointAddress,
    // It is linked into the account's code, whose address therefore depends on it.
    p256Library: '0xCCD3B747F3DBd349fa3af4eBC7d0C31aE6f21dd1',
    simpleFactory: simpleFactoryAddress,
    delegationManager: delegationManagerAddress,
    hybridDeleGator: hybridDeleGatorAddress,
    ...enforcerAddresses,
  })
})

test('the code that stands in for the entry point in simulations is the package’s', () => {
  expect(keccak256(entryPointSimulationsCode)).toBe(
    '0xf163e04019f4aa79f31ea386472d662c067e956e0568be7d4d8d59c8f25adad2',
  )
})

test.each(sandboxChains.map(({ chainId }) => chainId))(
  'chain %i has the contracts, with what their constructors set',
  async (chainId) => {
    const client = createPublicClient({ transport: http(`${sandbox.origin}/rpc/${chainId}`) })
    const read = (
      address: `0x${string}`,
      functionName: 'entryPoint' | 'delegationManager' | 'verifyingSigner',
    ) =>
      client.readContract({
        address,
        abi: parseAbi([
          'function entryPoint() view returns (address)',
          'function delegationManager() view returns (address)',
          'function verifyingSigner() view returns (address)',
        ]),
        functionName,
      })
    expect(await read(hybridDeleGatorAddress, 'entryPoint')).toBe(entryPointAddress)
    expect(await read(hybridDeleGatorAddress, 'delegationManager')).toBe(delegationManagerAddress)
    expect(await read(paymasterAddress, 'verifyingSigner')).toBe(createSponsor().address)
    for (const address of [simpleFactoryAddress, ...Object.values(enforcerAddresses)]) {
      expect((await client.getCode({ address }))?.length).toBeGreaterThan(1_000)
    }
    const deposit = await client.readContract({
      address: entryPointAddress,
      abi: entryPoint07Abi,
      functionName: 'balanceOf',
      args: [paymasterAddress],
    })
    expect(deposit).toBe(paymasterDeposit)
  },
)
