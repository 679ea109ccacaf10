// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { AppKitProvider } from '../../kit/provider/AppKitProvider.tsx'
import { testKit } from '../../test/testKit.ts'
import { useNetworkSwitch } from './useNetworkSwitch.ts'

test('a defect while switching is thrown, and not shown as code that failed to load', async () => {
  const kit = testKit()
  const defect = new TypeError('undefined is not a function')
  const connections = { switchNetwork: () => Promise.reject(defect) }
  vi.spyOn(kit._internal, 'loadConnections').mockResolvedValue(connections as never)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppKitProvider kit={kit}>{children}</AppKitProvider>
  )
  const { result } = renderHook(useNetworkSwitch, { wrapper })
  const [, polygon] = kit.stores.networks.getState().requested
  if (!polygon) throw new Error('The test kit has no second network.')
  await act(async () => expect(result.current.select(polygon)).rejects.toBe(defect))
  expect(result.current.failure).toBeUndefined()
})
