import type { StandaloneViewName, WalletFeature } from '@wallet-kit/sdk'
import { canSwap, openView } from '@wallet-kit/sdk/actions'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { cardIcon, receiveIcon, sendIcon, swapIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { focusRing } from '../../foundation/theme/focusRing.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { columnTextSize } from '../../foundation/theme/textSize.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { usePrefetchView } from '../../shell/views/ViewLoaderContext.ts'
import { useCanBuy } from '../tokens/useCanBuy.ts'
import { accountMessages } from './messages/account.ts'

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: size(6) })

const Button = styled(
  'button',
  'button',
)({
  appearance: 'none',
  flex: `1 1 ${size(56)}`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: size(4),
  minBlockSize: size(56),
  margin: 0,
  padding: `${size(8)} ${size(2)}`,
  border: '1px solid transparent',
  borderRadius: radius(3.5),
  background: cssVar('accentSurface'),
  color: cssVar('accentText'),
  font: 'inherit',
  fontSize: columnTextSize,
  fontWeight: 600,
  cursor: 'pointer',
  touchAction: 'manipulation',
  [media.moreContrast]: { borderColor: cssVar('borderStrong') },
  [media.forcedColors]: { borderColor: 'ButtonText' },
  ...focusRing(),
})

/** Features with a view of their own, by the name of their option. */
const views = {
  swaps: { view: 'Swap', icon: swapIcon },
  onramp: { view: 'OnRampProviders', icon: cardIcon },
  receive: { view: 'WalletReceive', icon: receiveIcon },
  send: { view: 'WalletSend', icon: sendIcon },
  fundWallet: { view: 'FundWallet', icon: cardIcon },
} as const satisfies Partial<Record<WalletFeature | 'fundWallet', { view: StandaloneViewName; icon: string }>>

type ShownFeature = keyof typeof views

/** Buttons of the account's features, in the order of `features.walletFeaturesOrder`. */
export function FeatureButtons() {
  const kit = useKit()
  const { features } = useStore(kit.stores.options)
  const { active } = useStore(kit.stores.networks)
  const canBuy = useCanBuy()
  const isOffered: Partial<Record<ShownFeature, boolean>> = { swaps: canSwap(kit, active), onramp: canBuy }
  const shown = [...new Set(features.walletFeaturesOrder)].filter(
    (name) => name in views && features[name] && (isOffered[name] ?? true),
  )
  if (shown.length === 0) return null
  const isFunding = (name: ShownFeature) => name === 'onramp' || name === 'receive'
  const firstFunding = shown.find(isFunding)
  // AppKit has ways to add funds behind one button.
  const buttons = kit._internal.isLikeAppKit
    ? shown.flatMap((name) => (!isFunding(name) ? name : name === firstFunding ? 'fundWallet' : []))
    : shown
  return (
    <Bar data-testid="w3m-account-wallet-features-widget">
      {buttons.map((name) => (
        <FeatureButton key={name} name={name} />
      ))}
    </Bar>
  )
}

function FeatureButton({ name }: { readonly name: ShownFeature }) {
  const kit = useKit()
  const message = useMessages(accountMessages)
  const { view, icon } = views[name]
  const testName = name === 'fundWallet' ? 'fund-wallet' : name
  const prefetch = usePrefetchView(view)
  return (
    <Button
      type="button"
      data-testid={`wallet-features-${testName}-button`}
      {...prefetch}
      onClick={() => openView(kit, { view })}
    >
      <Icon path={icon} />
      {/* By which tests of other kits find it, where the wallet is not a login. */}
      <span data-testid={`w3m-account-default-${testName}-button`}>{message(name)}</span>
    </Button>
  )
}
