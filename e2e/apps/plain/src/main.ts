import { createAppKit, mountButton } from '@wallet-kit/react/elements'
import { mainnet, polygon } from '@wallet-kit/react/networks'
import { EthersAdapter } from '@wallet-kit/sdk/ethers'
import { customRpcUrls, services } from '../../shared.ts'

const modal = createAppKit({
  adapters: [new EthersAdapter()],
  networks: [mainnet, polygon],
  projectId: 'hosts',
  metadata: {
    name: 'Plain script',
    description: 'A page without a framework',
    url: location.origin,
    icons: [`${location.origin}/icon.png`],
  },
  themeMode: 'light',
  features: { analytics: true },
  services,
  customRpcUrls,
})

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`#${id} is missing`)
  return found
}

mountButton(element('mounted'), { kind: 'wallet', wallet: 'walletConnect', size: 'sm' })

modal.subscribeAccount(({ address, status }) => {
  element('account').textContent = JSON.stringify({ address, status })
})
modal.subscribeNetwork(({ chainId }) => {
  element('network').textContent = JSON.stringify({ chainId })
})
element('open-networks').addEventListener('click', () => modal.open({ view: 'Networks' }))
element('switch-network').addEventListener('click', () => modal.switchNetwork(polygon))
element('disconnect').addEventListener('click', () => modal.disconnect())
