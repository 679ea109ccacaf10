import type { LateMethods } from './CompatibleMethods.ts'
import type { KitContext } from './KitContext.ts'

const names = [
  'open',
  'redirect',
  'popTransactionStack',
  'fetchBalance',
  'addAdapter',
  'removeAdapter',
  'setPreferredAccountType',
  'getUniversalProvider',
  'showErrorMessage',
  'showSuccessMessage',
]

/** The instance's methods whose code is loaded with the first call. After `destroy` they do nothing. */
export function lateMethods(context: KitContext): LateMethods {
  const call =
    (name: string) =>
    (...values: readonly never[]): Promise<unknown> =>
      context.callLate(name as keyof LateMethods, values).catch((error) => {
        if (!context.lifetime.aborted) throw error
      })
  return Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as LateMethods
}
