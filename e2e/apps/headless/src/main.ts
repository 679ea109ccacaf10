import { createAppKit } from '@wallet-kit/sdk'
import { connect, signMessage } from '@wallet-kit/sdk/actions'
import { mainnet, polygon } from '@wallet-kit/sdk/networks'
import { customRpcUrls, services } from '../../shared.ts'

// No modal: the page lists the wallets itself.
const kit = createAppKit({
  networks: [mainnet, polygon],
  projectId: 'hosts',
  metadata: {
    name: 'Headless',
    description: 'A host app of the tests',
    url: location.origin,
    icons: [`${location.origin}/icon.png`],
  },
  services,
  customRpcUrls,
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

function show(): void {
  const { address, status } = kit.getAccount()
  root?.replaceChildren(
    line('account', `${status} ${address ?? ''}`),
    line('network', String(kit.getChainId())),
    ...kit.stores.connectors
      .getState()
      .connectors.map(({ id, name }) => button(name, () => connect(kit, { connectorId: id }))),
    button('Sign', async () => {
      line('signature', await signMessage(kit, { message: 'Hello from the page' }))
    }),
    button('Switch', () => kit.switchNetwork(polygon)),
    button('Disconnect', () => kit.disconnect()),
    ...lines.values(),
  )
}

/** Lines that stay when the page is drawn again. */
const lines = new Map<string, HTMLElement>()

function line(testId: string, text: string): HTMLElement {
  const element = lines.get(testId) ?? document.createElement('pre')
  lines.set(testId, element)
  element.dataset.testid = testId
  element.textContent = text
  return element
}

function button(label: string, press: () => Promise<unknown>): HTMLElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = label
  element.addEventListener('click', async () => {
    try {
      await press()
    } catch (error) {
      line('error', String(error))
    }
    show()
  })
  return element
}

kit.stores.connectors.subscribe(show)
kit.subscribeAccount(show)
kit.subscribeNetwork(show)
show()
