import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { groupAddress } from './groupAddress.ts'

const Box = styled('code')({
  display: 'block',
  padding: `${size(10)} ${size(14)}`,
  borderRadius: radius(3.5),
  background: cssVar('surface'),
  fontFamily: 'ui-monospace, monospace',
  fontSize: textSize(14),
  lineHeight: 1.6,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

const Group = styled('span')({ display: 'inline-block', paddingInline: '0.2em' })

export interface WholeAddressProps {
  readonly address: string
  readonly testId?: string
}

/** A whole address in groups of four, to be compared; copied or read by a program, it has no spaces. */
export function WholeAddress({ address, testId }: WholeAddressProps) {
  const groups = groupAddress(address).split(' ')
  return (
    <Box>
      <bdi dir="ltr" translate="no">
        <span aria-hidden="true" data-testid={testId}>
          {groups.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups may repeat, and have no state
            <Group key={index}>{group}</Group>
          ))}
        </span>
        <VisuallyHidden as="span">{groupAddress(address)}</VisuallyHidden>
      </bdi>
    </Box>
  )
}
