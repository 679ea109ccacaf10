import { createAppKit } from '@wallet-kit/react/elements'
import { networks } from './networks.js'
import { readServices } from './settings.js'

/** Creates the kit, and follows its account. */
export const kit = createAppKit({
  networks,
  metadata: {
    name: document.title,
    description: 'An app that connects wallets',
    url: location.origin,
    icons: [new URL('./public/icon.svg', document.baseURI).href],
  },
  themeMode: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  themeVariables: { '--w3m-accent': '#1f7a5c' },
  features: { email: false, socials: false },
  ...readServices(),
})

const account = element('account')
const sign = element('sign')
const signature = element('signature')

function draw() {
  const { address, isConnected } = kit.getAccount()
  account.textContent = isConnected ? `${address} on ${kit.getCaipNetwork()?.name}` : 'Not connected.'
  sign.hidden = !isConnected
}
kit.subscribeAccount(draw)
kit.subscribeNetwork(draw)
draw()

sign.addEventListener('click', async () => {
  signature.textContent = 'Confirm in your wallet.'
  try {
    // Loaded when it is used.
    const { signMessage } = await import('@wallet-kit/sdk/actions')
    signature.textContent = await signMessage(kit, { message: 'Hello' })
  } catch (error) {
    signature.textContent = error instanceof Error ? error.message : String(error)
  }
})

/** @param {string} id */
function element(id) {
  const found = document.getElementById(id)
  if (!found) throw new Error(`index.html has no element #${id}`)
  return found
}
