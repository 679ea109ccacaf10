import type { CaipAddress } from '@wallet-kit/sdk'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'

const none: readonly CaipAddress[] = []

/** CAIP-10 ids of the accounts that the visitor's session has proved; none while they are not signed in. */
export function useSignedInAccounts(): readonly CaipAddress[] {
  const { status, session } = useStore(useKit().stores.signIn)
  return (status === 'authenticated' && session?.accounts) || none
}
