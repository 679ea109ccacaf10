import { logFailure } from '../instance/logFailure.ts'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import type { ButtonProperties } from './ButtonProperties.ts'
import { isUnsupported } from './getButtonFace.ts'

/** The balance that an account button shows. */
export interface AccountBalance {
  /** Its text, once it is known. */
  readonly text: string | undefined
  /** Follows the account and the network; without either, nothing is requested. */
  update(properties: ButtonProperties): void
  stop(): void
}

/** @param onChange the text has changed */
export function watchAccountBalance(kit: ReactAppKit, onChange: () => void): AccountBalance {
  let subject = ''
  let text: string | undefined
  let watching = new AbortController()

  async function watch(address: string, caipNetworkId: `${string}:${string}`, signal: AbortSignal) {
    const { watchBalance } = await import('../hooks/watchBalance.ts')
    if (signal.aborted) return
    const stop = watchBalance(kit, { address, caipNetworkId }, (state) => {
      if (signal.aborted || state.text === text) return
      text = state.text
      onChange()
    })
    signal.addEventListener('abort', stop, { once: true })
  }

  return {
    get text() {
      return text
    },
    update({ balance, namespace }) {
      const { address } = kit.getAccount(namespace)
      const network = kit.getCaipNetwork(namespace)
      const isShown = address && network && balance !== 'hide' && !isUnsupported(kit)
      const next = isShown ? `${network.caipNetworkId}:${address}` : ''
      if (next === subject) return
      subject = next
      text = undefined
      watching.abort()
      watching = new AbortController()
      if (!isShown) return
      watch(address, network.caipNetworkId, watching.signal).catch((error: unknown) =>
        logFailure('The balance', error),
      )
    },
    stop: () => watching.abort(),
  }
}
