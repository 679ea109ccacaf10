import { type UseAppKitNetworkReturnType, useAppKitNetwork } from './useAppKitNetwork.ts'

export type UseAppKitNetworkCoreReturnType = Pick<
  UseAppKitNetworkReturnType,
  'caipNetwork' | 'caipNetworkId' | 'chainId'
>

/**
 * The active network, to be read only. AppKit's name; the same as `useAppKitNetwork` otherwise.
 *
 * @example
 * const { chainId } = useAppKitNetworkCore()
 */
export function useAppKitNetworkCore(): UseAppKitNetworkCoreReturnType {
  return useAppKitNetwork()
}
