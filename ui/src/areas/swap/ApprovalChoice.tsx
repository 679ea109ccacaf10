import type { ApprovalKind, SwapToken } from '@wallet-kit/sdk/actions'
import { formatUnits } from '@wallet-kit/sdk/format'
import { useId, useRef } from 'react'
import { formatExact } from '../../foundation/format/formatAmount.ts'
import { isolateAmount } from '../../foundation/format/isolateAmount.ts'
import { useMessageCatalog, useMessages } from '../../foundation/messages/MessagesContext.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'
import { Facts } from '../../parts/Facts/Facts.tsx'
import { useMui } from '../../parts/mui/useMui.ts'
import { Radio } from '../../parts/Radio/Radio.tsx'
import { swappingMessages } from './messages/swapping.ts'

const Group = styled('fieldset')({
  // A fieldset is as wide as its longest word otherwise.
  minInlineSize: 0,
  display: 'grid',
  gap: size(4),
  margin: 0,
  padding: `${size(10)} ${size(14)}`,
  border: `1px solid ${cssVar('borderStrong')}`,
  borderRadius: radius(3.5),
  fontSize: textSize(14),
  lineHeight: 1.45,
  [media.forcedColors]: { borderColor: 'CanvasText' },
  '& > legend': { paddingInline: size(4), fontSize: textSize(13), color: cssVar('textSecondary') },
  '& > label': {
    display: 'flex',
    alignItems: 'center',
    gap: size(10),
    minBlockSize: size(36),
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
})

export interface ApprovalChoiceProps {
  readonly token: SwapToken
  /** Of the swap, in the smallest unit. */
  readonly amount: bigint
  readonly chosen: ApprovalKind
  /** Whether any amount may be approved. */
  readonly canBeUnlimited: boolean
  readonly isDisabled: boolean
  readonly onChange: (kind: ApprovalKind) => void
}

/** How much of the token the exchange may spend, and the choice where there is one. */
export function ApprovalChoice({
  token,
  amount,
  chosen,
  canBeUnlimited,
  isDisabled,
  onChange,
}: ApprovalChoiceProps) {
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const Shown = useMui(group)?.MuiRadio ?? Radio
  const message = useMessages(swappingMessages)
  const { locale } = useMessageCatalog()
  const { symbol, decimals } = token
  const exact = `${formatExact(locale, formatUnits(amount, decimals))} ${symbol}`
  if (!canBeUnlimited) {
    const value = (
      <bdi translate="no" data-testid="swap-approve-exact">
        {exact}
      </bdi>
    )
    return <Facts facts={[{ name: message('approveTitle'), value }]} />
  }
  const options = [
    ['exact', message('approveExact', { amount: isolateAmount(locale, exact) })],
    ['unlimited', message('approveUnlimited', { symbol })],
  ] as const
  return (
    <Group ref={group} disabled={isDisabled}>
      <legend>{message('approveTitle')}</legend>
      {options.map(([kind, label]) => {
        const [id, testId] = [`${name}-${kind}`, `swap-approve-${kind}`]
        const [isChosen, choose] = [chosen === kind, () => onChange(kind)]
        return (
          <label key={kind} htmlFor={id}>
            <Shown {...{ id, name, testId, isChosen }} onChoose={choose} />
            <span>{label}</span>
          </label>
        )
      })}
    </Group>
  )
}
