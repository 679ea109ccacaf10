import type { AppKit } from '@wallet-kit/sdk'
import { connect, signMessage } from '@wallet-kit/sdk/actions'

/** Draws the kit's state into an element: a button for each wallet, or the account with its actions. */
export function showWallets(kit: AppKit, root: HTMLElement): void {
  const outcome = document.createElement('output')

  function draw(): void {
    const { address, isConnected } = kit.getAccount()
    if (isConnected) {
      const account = document.createElement('p')
      account.textContent = `${address} on ${kit.getCaipNetwork()?.name}`
      root.replaceChildren(
        account,
        button('Sign a message', async () => {
          outcome.textContent = await signMessage(kit, { message: 'Hello' })
        }),
        button('Disconnect', () => kit.disconnect()),
        outcome,
      )
      return
    }
    const wallets = kit.stores.connectors
      .getState()
      .connectors.map(({ id, name }) => button(name, () => connect(kit, { connectorId: id })))
    root.replaceChildren(...wallets, outcome)
  }

  function button(label: string, act: () => Promise<unknown>): HTMLElement {
    const element = document.createElement('button')
    element.type = 'button'
    element.textContent = label
    element.addEventListener('click', () => {
      outcome.textContent = ''
      act().catch((error: Error) => {
        outcome.textContent = error.message
      })
    })
    return element
  }

  kit.stores.connectors.subscribe(draw)
  kit.subscribeAccount(draw)
  kit.subscribeNetwork(draw)
  draw()
}
