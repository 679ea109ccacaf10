import { getPurchase, openPurchase, openView, type Purchase } from '@wallet-kit/sdk/actions'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { checkIcon, copyIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { size } from '../../foundation/theme/size.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { WholeAddress } from '../../parts/Address/WholeAddress.tsx'
import { Lead } from '../../parts/Lead/Lead.tsx'
import { MainButton } from '../../parts/MainButton/MainButton.tsx'
import { RowNote } from '../../parts/Row/RowNote.tsx'
import { useCopy } from '../../parts/useCopy.ts'
import { useStateAnnouncement } from '../../parts/useStateAnnouncement.ts'
import { WaitRing } from '../../parts/WaitRing/WaitRing.tsx'
import { CurrencyImage } from './CurrencyImage.tsx'
import { buyingMessages } from './messages/buying.ts'
import { providerName } from './providerName.ts'

const rings = {
  waiting: 'waiting',
  processing: 'waiting',
  received: 'done',
  failed: 'failed',
  unknown: 'failed',
} as const

/** Status of the purchase whose page was opened last. */
export function InProgressView() {
  const message = useMessages(buyingMessages)
  const { current } = useStore(getPurchase(useKit()))
  if (!current) return <Lead title={message('empty')} text={message('emptyText')} />
  return <Progress purchase={current} />
}

function Progress({ purchase: { page, status } }: { readonly purchase: Purchase }) {
  const kit = useKit()
  const message = useMessages(buyingMessages)
  const provider = providerName(page.provider)
  const shown = { title: message(status, { provider }), text: message(`${status}Text`, { provider }) }
  useStateAnnouncement(shown, status === 'failed' || status === 'unknown')
  const { isCopied, copy } = useCopy(page.link.href, {
    copied: message('copied'),
    failed: message('copyFailed'),
  })
  const isOpen = status === 'waiting' || status === 'unknown' || status === 'failed'
  return (
    <>
      <WaitRing state={rings[status]}>
        <CurrencyImage symbol={page.symbol ?? provider} pixels={72} />
      </WaitRing>
      <div data-testid={`onramp-${status}`}>
        <Lead {...shown} />
      </div>
      <div>
        <RowNote style={{ paddingInline: size(14) }}>{message('destination')}</RowNote>
        <WholeAddress address={page.address} />
      </div>
      {isOpen && (
        <>
          <MainButton tone="accent" data-testid="onramp-open-again" onClick={() => openPurchase(kit, page)}>
            {message('openAgain')}
          </MainButton>
          <MainButton onClick={copy}>
            <Icon path={isCopied ? checkIcon : copyIcon} pixels={18} />
            {message('copyLink')}
          </MainButton>
        </>
      )}
      {!isOpen && page.provider === 'coinbase' && (
        <MainButton onClick={() => openView(kit, { view: 'OnRampActivity' })}>
          {message('viewPurchases')}
        </MainButton>
      )}
      {status === 'received' && (
        <MainButton
          tone="accent"
          data-testid="onramp-done"
          onClick={() => void kit.open({ view: 'Account' })}
        >
          {message('done')}
        </MainButton>
      )}
    </>
  )
}
