import { getWalletPlatforms, goBack, openView, type WalletPlatform } from '@wallet-kit/sdk/actions'
import { getWalletImageUrl } from '@wallet-kit/sdk/query'
import { useState } from 'react'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shellMessages.ts'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { startPlatform } from '../../../kit/wallet/startPlatform.ts'
import { Footnote } from '../../../parts/Footnote.tsx'
import { MainButton } from '../../../parts/MainButton/MainButton.tsx'
import { Tabs } from '../../../parts/Tabs/Tabs.tsx'
import { TextLink } from '../../../parts/TextLink/TextLink.tsx'
import { useViewData } from '../../../shell/views/ViewEntryContext.ts'
import { ExternalPanel } from '../connecting/ExternalPanel.tsx'
import { connectingWalletConnectMessages } from '../messages/connectingWalletConnect.ts'
import { NotDetected } from './NotDetected.tsx'
import { PairingPanel } from './PairingPanel.tsx'

/** Label of a platform's tab: a code connects the app on a phone, too. */
const tabNames = {
  browser: 'browser',
  mobile: 'mobile',
  qrcode: 'mobile',
  web: 'web',
  desktop: 'desktop',
  unsupported: 'browser',
} as const

/** Test ids follow AppKit's labels in English. */
const testIds = { browser: 'tab-browser', mobile: 'tab-mobile', web: 'tab-webapp', desktop: 'tab-desktop' }

/** A wallet that is connected over the relay, with a tab for each platform that it has. */
export function ConnectingWalletConnectView() {
  const kit = useKit()
  const message = useMessages(connectingWalletConnectMessages)
  const shellMessage = useMessages(shellMessages)
  // An extension may be announced while the view is shown.
  useStore(kit.stores.connectors)
  const data = useViewData('ConnectingWalletConnect')
  const { connectorId, installedId, wallet } = data ?? {}
  const { platforms } = getWalletPlatforms(kit, { wallet })
  const [chosen, setChosen] = useState<WalletPlatform>()
  const platform = platforms.find((offered) => offered === chosen) ?? platforms[0] ?? 'qrcode'
  const tabs = platforms.map((id) => {
    const name = tabNames[id]
    return { id, label: message(name), testId: testIds[name] }
  })

  function select(next: WalletPlatform): void {
    setChosen(next)
    if (data && next !== platform) startPlatform(kit, next, data)
  }

  const panel =
    platform === 'unsupported' ? (
      wallet && <NotDetected wallet={wallet} />
    ) : platform === 'browser' ? (
      <ExternalPanel
        connectorId={installedId}
        name={wallet?.name}
        imageUrl={wallet && getWalletImageUrl(kit, wallet)}
      />
    ) : (
      <PairingPanel connectorId={connectorId} wallet={wallet} platform={platform} />
    )
  return (
    <>
      {tabs.length > 1 ? (
        <Tabs label={message('platforms')} items={tabs} selected={platform} onSelect={select}>
          {panel}
        </Tabs>
      ) : (
        panel
      )}
      <MainButton onClick={() => goBack(kit)}>{shellMessage('cancel')}</MainButton>
      {wallet && (
        <Footnote>
          {message('get', {
            name: wallet.name || shellMessage('unknownWallet'),
            link: (label) => (
              <TextLink type="button" onClick={() => openView(kit, { view: 'Downloads', data: { wallet } })}>
                {label}
              </TextLink>
            ),
          })}
        </Footnote>
      )}
    </>
  )
}
