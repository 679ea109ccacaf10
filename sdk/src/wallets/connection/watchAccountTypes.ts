import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { AccountTypeReaderParameters, createAccountTypeReader } from './createAccountTypeReader.ts'
import type { ConnectionContext } from './WalletsContext.ts'

interface WatchAccountTypesParameters extends AccountTypeReaderParameters {
  /** Loads the code that asks nodes. */
  loadReader(): Promise<typeof createAccountTypeReader>
}

/**
 * Finds out which active accounts are contracts, as `type` of `allAccounts`, in the background. Nothing is asked before
 * `begin` is called, when the visitor turns to the kit, and nothing is loaded before an account is connected.
 */
export function watchAccountTypes(
  context: ConnectionContext,
  parameters: WatchAccountTypesParameters,
): { begin(): void } {
  const { stores, lifetime } = context
  let loading: Promise<(name: ChainNamespace) => Promise<void>> | undefined
  let hasBegun = false
  let isDue = false

  async function load() {
    const createReader = await parameters.loadReader()
    return createReader(context, parameters)
  }

  async function readTypes(): Promise<void> {
    const states = () => Object.entries(stores.connection.getState().namespaces)
    if (!hasBegun || isDue || !states().some(([, { status }]) => status === 'connected')) return
    isDue = true
    try {
      loading ??= load()
      const readType = await loading
      // Of the changes until now, only the last one counts.
      for (const [name] of states()) void readType(name as ChainNamespace)
    } catch (error) {
      loading = undefined
      parameters.failed(error)
    } finally {
      isDue = false
    }
  }

  lifetime.addEventListener(
    'abort',
    stores.connection.subscribe(() => void readTypes()),
    { once: true },
  )
  return {
    begin() {
      hasBegun = true
      void readTypes()
    },
  }
}
