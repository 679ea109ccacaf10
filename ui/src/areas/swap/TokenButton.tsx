import type { SwapToken } from '@wallet-kit/sdk/actions'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { chevronDownIcon } from '../../foundation/icons/icons.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { focusRing } from '../../foundation/theme/focusRing.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'
import { TokenImage } from '../../parts/RemoteImage/TokenImage.tsx'

const Button = styled(
  'button',
  'button',
)({
  appearance: 'none',
  flex: 'none',
  maxInlineSize: '100%',
  display: 'inline-flex',
  alignItems: 'center',
  gap: size(6),
  minBlockSize: size(44),
  margin: 0,
  padding: `${size(6)} ${size(8)}`,
  border: '1px solid transparent',
  borderRadius: radius(3.5),
  background: cssVar('surfacePressed'),
  color: cssVar('text'),
  font: 'inherit',
  fontSize: textSize(16),
  fontWeight: 600,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&[data-is-empty=true]': { background: cssVar('accentSurface'), color: cssVar('accentText') },
  [media.hover]: { '&:hover': { background: cssVar('surfaceHover') } },
  [media.moreContrast]: { borderColor: cssVar('borderStrong') },
  [media.forcedColors]: { borderColor: 'ButtonText' },
  ...focusRing(),
})

export interface TokenButtonProps {
  readonly token: SwapToken | undefined
  /** Text without a token. */
  readonly placeholder: string
  /** Accessible name: the action and the token. */
  readonly label: string | undefined
  readonly side: 'sourceToken' | 'toToken'
  readonly onClick: () => void
}

/** Shows a token, and opens the list to choose another one. */
export function TokenButton({ token, placeholder, label, side, onClick }: TokenButtonProps) {
  return (
    <Button
      type="button"
      data-testid={`swap-select-token-button-${side}`}
      data-is-empty={!token}
      aria-label={label}
      onClick={onClick}
    >
      {token && <TokenImage token={token} pixels={28} />}
      {token ? (
        <bdi translate="no" data-testid={`swap-input-token-${side}`}>
          {token.symbol}
        </bdi>
      ) : (
        placeholder
      )}
      <Icon path={chevronDownIcon} pixels={16} />
    </Button>
  )
}
