import { trackEvent } from '@wallet-kit/sdk/actions'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { size } from '../../foundation/theme/size.ts'
import { useIsSmartAccount } from '../../kit/hooks/useIsSmartAccount.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import type { LatePart } from '../../parts/LatePart.ts'
import { List } from '../../parts/List/List.tsx'
import { SkeletonRow } from '../../parts/Row/SkeletonRow.tsx'
import { Tabs } from '../../parts/Tabs/Tabs.tsx'
import { useLatePart } from '../../parts/useLatePart.ts'
import { useViewMemory } from '../../shell/ViewMemoryContext.ts'
import { loadAccountPanels } from './loadAccountPanels.ts'
import { accountMessages } from './messages/account.ts'

const late: LatePart<Awaited<ReturnType<typeof loadAccountPanels>>> = { load: loadAccountPanels }

const Place = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: size(8),
  minBlockSize: size(130),
})

type TabId = 'tokens' | 'nfts' | 'activity'

export interface AccountTabsProps {
  readonly address: string
}

/** Account contents and activity. The code of each tab is loaded when it is shown. */
export function AccountTabs({ address }: AccountTabsProps) {
  const message = useMessages(accountMessages)
  const kit = useKit()
  const isSmartAccount = useIsSmartAccount()
  const { features, services } = useStore(kit.stores.options)
  const [chosen, setChosen] = useViewMemory<TabId>('Account tab', 'tokens')
  const hasActivity = features.history && services.dataService !== false
  const hasNfts = Boolean(services.nftService)
  const isOffered = { tokens: true, nfts: hasNfts, activity: hasActivity }[chosen]
  const selected = isOffered ? chosen : 'tokens'
  function choose(tab: TabId): void {
    setChosen(tab)
    if (tab !== 'activity') return
    trackEvent(kit, { type: 'track', event: 'CLICK_TRANSACTIONS', properties: { isSmartAccount } })
  }
  return (
    <Tabs<TabId>
      label={message('tabs')}
      selected={selected}
      onSelect={choose}
      items={[
        { id: 'tokens', label: message('tabTokens'), testId: 'tab-tokens' },
        ...(hasNfts ? [{ id: 'nfts' as const, label: message('tabNfts'), testId: 'tab-nfts' }] : []),
        ...(hasActivity
          ? [{ id: 'activity' as const, label: message('tabActivity'), testId: 'tab-activity' }]
          : []),
      ]}
    >
      <Place key={selected}>
        <Panel id={selected} address={address} />
      </Place>
    </Tabs>
  )
}

interface PanelProps extends AccountTabsProps {
  readonly id: TabId
}

function Panel({ id, address }: PanelProps) {
  const panels = useLatePart(late)
  if (!panels) return <Loading />
  const { TokensPanel, NftsPanel, ActivityPanel } = panels
  if (id === 'tokens') return <TokensPanel address={address} />
  if (id === 'nfts') return <NftsPanel address={address} />
  return <ActivityPanel address={address} emptyTestId="empty-account-state" />
}

function Loading() {
  const message = useMessages(accountMessages)
  return (
    <List label={message('tabLoading')} busy>
      <SkeletonRow />
      <SkeletonRow />
    </List>
  )
}
