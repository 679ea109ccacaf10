import { createPublicClient, http, keccak256, parseAbi } from 'viem'
import { entryPoint07Abi, entryPoint07Address } from 'viem/account-abstraction'
import { expect, test, vi } from 'vitest'
import { entryPointSimulationsCode } from '../../contracts/accountCode.ts'
import { useSandbox } from '../../testSupport/useSandbox.ts'
import { createSponsor } from '../createDevAccounts.ts'
import { sandboxChains } from '../sandboxChains.ts'
import {
  entryPointAddress,
  multiSendAddress,
  multiSendCallOnlyAddress,
  safe4337ModuleAddress,
  safeAddress,
  safeModuleSetupAddress,
  safeProxyFactoryAddress,
} from './accountAddresses.ts'
import { accountContracts, addressOf, paymasterAddress, paymasterDeposit } from './accountContracts.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()

test('the code leads to the addresses of public chains', () => {
  expect(addressOf(accountContracts.entryPoint)).toBe(entryPoint07Address)
  const addresses = Object.values(accountContracts).map(addressOf)
  expect(addresses).toEqual([
    entryPointAddress,
    safeAddress,
    safeProxyFactoryAddress,
    multiSendAddress,
    multiSendCallOnlyAddress,
    safeModuleSetupAddress,
    safe4337ModuleAddress,
  ])
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
    const read = (address: `0x${string}`, functionName: 'SUPPORTED_ENTRYPOINT' | 'verifyingSigner') =>
      client.readContract({
        address,
        abi: parseAbi([
          'function SUPPORTED_ENTRYPOINT() view returns (address)',
          'function verifyingSigner() view returns (address)',
        ]),
        functionName,
      })
    expect(await read(safe4337ModuleAddress, 'SUPPORTED_ENTRYPOINT')).toBe(entryPointAddress)
    expect(await read(paymasterAddress, 'verifyingSigner')).toBe(createSponsor().address)
    const threshold = await client.readContract({
      address: safeAddress,
      abi: parseAbi(['function getThreshold() view returns (uint256)']),
      functionName: 'getThreshold',
    })
    // The singleton has no owner: a threshold of 1 makes it unusable itself.
    expect(threshold).toBe(1n)
    for (const address of [safeProxyFactoryAddress, multiSendAddress, safeModuleSetupAddress]) {
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
