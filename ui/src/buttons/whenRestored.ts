import type { ChainNamespace } from '@wallet-kit/sdk'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'

/** Settles once a stored connection has been restored or given up: a press is kept until then. */
export function whenRestored(kit: ReactAppKit, namespace: ChainNamespace | undefined): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (kit.getAccount(namespace).status === 'reconnecting') return
      stop()
      resolve()
    }
    const stop = kit.stores.connection.subscribe(look)
    look()
  })
}
