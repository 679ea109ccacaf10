// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { mainnet, solana } from '@wallet-kit/sdk/networks'
import { SolanaAdapter } from '@wallet-kit/sdk/solana'
import { expect, it, onTestFinished } from 'vitest'
import { createAppKit } from '../../page/createAppKit.ts'
import { useAppKitConnection } from './useAppKitConnection.ts'

it('connects to the Solana network’s node, the active one first', () => {
  const kit = createAppKit({
    adapters: [new SolanaAdapter()],
    networks: [mainnet, solana],
    projectId: 'test',
  })
  onTestFinished(() => kit.destroy())
  const { result, rerender } = renderHook(() => useAppKitConnection())
  const { connection } = result.current
  expect(connection?.rpcEndpoint).toBe(solana.rpcUrls.default.http[0])
  rerender()
  expect(result.current.connection).toBe(connection)
})
