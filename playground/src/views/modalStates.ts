import type { AppKit } from '@wallet-kit/react'
import type { ViewEntry } from '@wallet-kit/sdk'
import { setFault } from '../services/sandboxControl.ts'

/** What has to be so before a view makes sense. */
export type Precondition = 'anyone' | 'disconnected' | 'connected'

/** A view of the modal, or one of its states, and what shows it. */
export interface ModalState {
  /** `Networks`, or `ConnectingExternal, declined`. */
  readonly name: string
  readonly needs: Precondition
  show(kit: AppKit): Promise<void> | void
}

const sampleWallet = {
  id: 'sample',
  name: 'Sample Wallet',
  mobile_link: 'sample:',
  webapp_link: 'https://app.sample.example',
  chrome_store: 'https://extensions.example/sample',
  homepage: 'https://sample.example',
}

/** Opens a view with what it is about. The code is loaded with the first press. */
async function openEntry(kit: AppKit, entry: ViewEntry): Promise<void> {
  const { openView } = await import('@wallet-kit/sdk/actions')
  await kit.open()
  openView(kit, entry)
}

/** Connects the first test wallet, which behaves as set. */
async function connectTestWallet(kit: AppKit, set: 'setNeverAnswer' | 'setReject'): Promise<void> {
  const { selectConnector } = await import('@wallet-kit/sdk/actions')
  const wallet = window.testWallets?.[0]
  const connector = kit.stores.connectors.getState().connectors.find(({ type }) => type === 'ANNOUNCED')
  if (!wallet || !connector) throw new Error('The test wallets are not in this page')
  wallet[set](true)
  await kit.open()
  const [namespace] = connector.namespaces
  selectConnector(kit, {
    connectorId: connector.id,
    restart: true,
    ...(namespace && { namespaces: [namespace] }),
  })
  const stop = kit.stores.modal.subscribe(({ open }) => {
    if (open) return
    wallet[set](false)
    stop()
  })
}

function pairingId(kit: AppKit): string {
  const { connectors } = kit.stores.connectors.getState()
  return connectors.find(({ type }) => type === 'WALLET_CONNECT')?.id ?? ''
}

/** Another network than the active one. */
function otherNetworkId(kit: AppKit): `${string}:${string}` {
  const { active, requested } = kit.stores.networks.getState()
  return (requested.find(({ caipNetworkId }) => caipNetworkId !== active.caipNetworkId) ?? active)
    .caipNetworkId
}

const open = (
  view:
    | 'Account'
    | 'AllWallets'
    | 'ApproveTransaction'
    | 'Connect'
    | 'ConnectWallets'
    | 'Networks'
    | 'Profile'
    | 'SwitchAddress',
  needs: Precondition,
) => ({
  name: view,
  needs,
  show: (kit: AppKit) => kit.open({ view }),
})

/** Every view of the modal that exists, and the states that need more than opening it. */
export const modalStates: readonly ModalState[] = [
  open('Connect', 'disconnected'),
  open('ConnectWallets', 'disconnected'),
  open('AllWallets', 'anyone'),
  open('ApproveTransaction', 'anyone'),
  {
    name: 'AllWallets, directory down',
    needs: 'anyone',
    async show(kit) {
      await setFault('walletDirectory', 'down')
      await kit.open({ view: 'AllWallets' })
    },
  },
  {
    name: 'ConnectingExternal, waiting',
    needs: 'disconnected',
    show: (kit) => connectTestWallet(kit, 'setNeverAnswer'),
  },
  {
    name: 'ConnectingExternal, declined',
    needs: 'disconnected',
    show: (kit) => connectTestWallet(kit, 'setReject'),
  },
  {
    name: 'ConnectingMultiChain',
    needs: 'disconnected',
    show(kit) {
      const { connectors } = kit.stores.connectors.getState()
      const connector = connectors.find(({ namespaces }) => namespaces.length > 1) ?? connectors[0]
      return openEntry(kit, { view: 'ConnectingMultiChain', data: { connectorId: connector?.id ?? '' } })
    },
  },
  {
    name: 'ConnectingWalletConnect',
    needs: 'disconnected',
    async show(kit) {
      const { selectConnector } = await import('@wallet-kit/sdk/actions')
      await kit.open()
      selectConnector(kit, { connectorId: pairingId(kit), restart: true })
    },
  },
  {
    name: 'ConnectingWalletConnect, a wallet',
    needs: 'disconnected',
    show: (kit) =>
      openEntry(kit, {
        view: 'ConnectingWalletConnect',
        data: { connectorId: pairingId(kit), wallet: sampleWallet },
      }),
  },
  {
    name: 'ConnectingWalletConnectBasic',
    needs: 'disconnected',
    show: (kit) => kit.open({ view: 'ConnectingWalletConnectBasic' }),
  },
  {
    name: 'Downloads',
    needs: 'anyone',
    show: (kit) => openEntry(kit, { view: 'Downloads', data: { wallet: sampleWallet } }),
  },
  { name: 'GetWallet', needs: 'anyone', show: (kit) => openEntry(kit, { view: 'GetWallet' }) },
  { name: 'WhatIsAWallet', needs: 'anyone', show: (kit) => kit.open({ view: 'WhatIsAWallet' }) },
  { name: 'WhatIsANetwork', needs: 'anyone', show: (kit) => kit.open({ view: 'WhatIsANetwork' }) },
  { name: 'SIWXSignMessage', needs: 'connected', show: (kit) => openEntry(kit, { view: 'SIWXSignMessage' }) },
  open('Account', 'connected'),
  open('SwitchAddress', 'connected'),
  open('Profile', 'connected'),
  open('Networks', 'anyone'),
  {
    name: 'SwitchNetwork',
    needs: 'connected',
    show: (kit) => openEntry(kit, { view: 'SwitchNetwork', data: { caipNetworkId: otherNetworkId(kit) } }),
  },
  {
    name: 'SwitchActiveChain',
    needs: 'connected',
    show: (kit) =>
      openEntry(kit, { view: 'SwitchActiveChain', data: { caipNetworkId: otherNetworkId(kit) } }),
  },
  {
    name: 'UnsupportedChain',
    needs: 'connected',
    show: () => window.testWallets?.[0]?.changeChain(5),
  },
  { name: 'Toast, success', needs: 'anyone', show: (kit) => kit.showSuccessMessage('Harvest saved') },
  { name: 'Toast, error', needs: 'anyone', show: (kit) => kit.showErrorMessage('Harvest lost') },
]
